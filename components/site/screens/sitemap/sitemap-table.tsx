import { type CSSProperties, memo } from 'react'
import { useWords } from '@/components/ui/use-words'
import { type SitePage } from '@/lib/seo/service-area'
import { countStaying } from './sitemap-filter'
import { type PageGroups } from './sitemap-filter'

const columns = ['Page', 'Type', 'Priority', 'Changes', 'Link']
const frequencies = { weekly: 'Weekly', monthly: 'Monthly' } as const

type SitemapTableProps = {
  groups: PageGroups
  /** The pages of each group that stay (stayingPages() of sitemap-filter.ts); without it all do. */
  staying?: readonly string[]
  /** Set once the list can be filtered. */
  isLive?: boolean
}

/** Shows all pages as rows. Filtered ones are only hidden. */
export function SitemapTable({ groups, staying, isLive }: SitemapTableProps) {
  const words = useWords()
  return (
    <table className="sitemap lining-nums tabular-nums" data-live={isLive ? '' : undefined}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {words(name)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((pages, index) => (
        // A town's place in the list never changes.
        <Group key={index} pages={pages} signs={staying?.[index] ?? '1'.repeat(pages.length)} />
      ))}
    </table>
  )
}

type GroupProps = { pages: readonly SitePage[]; signs: string }

const Group = memo(function Group({ pages, signs }: GroupProps) {
  const rows = countStaying(signs)
  return (
    <tbody hidden={rows === 0} style={{ '--rows': rows } as CSSProperties}>
      {pages.map((page, index) => (
        // Rows of a hidden town needn't be hidden themselves.
        <Row key={page.path} page={page} hidden={rows > 0 && signs[index] === '0'} />
      ))}
    </tbody>
  )
})

const Row = memo(function Row({ page, hidden }: { page: SitePage; hidden: boolean }) {
  const words = useWords()
  const { path, title, kind, priority, changeFrequency } = page
  return (
    <tr hidden={hidden}>
      <th scope="row">
        {title}
        <small>{path}</small>
      </th>
      <td>
        <span>{words(kind)}</span>
      </td>
      <td>{priority.toFixed(1)}</td>
      <td>{words(frequencies[changeFrequency])}</td>
      <td>
        {/* Title, then path, as above: the same order compresses the page by a tenth more. */}
        <a aria-label={`${words('Visit')} ${title}`} href={path} target="_blank" rel="noopener">
          {words('Visit')}
        </a>
      </td>
    </tr>
  )
})
