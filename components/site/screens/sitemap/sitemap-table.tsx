import { type CSSProperties, memo } from 'react'
import { type SitePage } from '@/lib/seo/service-area'
import { countKept } from './sitemap-filter'
import { type PageGroups } from './sitemap-groups'

const columns = ['Page', 'Type', 'Priority', 'Changes', 'Link']
const frequencies = { weekly: 'Weekly', monthly: 'Monthly' } as const

type SitemapTableProps = {
  groups: PageGroups
  /** For each group which of its pages stay (kept in sitemap-filter.ts); without it all do. */
  staying?: readonly string[]
  /** Whether it can be filtered by now. */
  isLive?: boolean
}

/** All pages as rows: title, address, kind, priority, change frequency, a link. What a filter leaves out is only hidden. */
export function SitemapTable({ groups, staying, isLive }: SitemapTableProps) {
  return (
    <table className="sitemap lining-nums tabular-nums" data-live={isLive ? '' : undefined}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((pages, index) => (
        // A town is known by its place in the list, which never changes.
        <Group key={index} pages={pages} signs={staying?.[index] ?? '1'.repeat(pages.length)} />
      ))}
    </table>
  )
}

type GroupProps = { pages: readonly SitePage[]; signs: string }

const Group = memo(function Group({ pages, signs }: GroupProps) {
  const rows = countKept(signs)
  return (
    <tbody hidden={rows === 0} style={{ '--rows': rows } as CSSProperties}>
      {pages.map((page, index) => (
        // The rows of a town that is hidden as a whole needn't be.
        <Row key={page.path} page={page} hidden={rows > 0 && signs[index] === '0'} />
      ))}
    </tbody>
  )
})

const Row = memo(function Row({ page, hidden }: { page: SitePage; hidden: boolean }) {
  const { path, title, kind, priority, changeFrequency } = page
  return (
    <tr hidden={hidden}>
      <th scope="row">
        {title}
        <small>{path}</small>
      </th>
      <td>
        <span>{kind}</span>
      </td>
      <td>{priority.toFixed(1)}</td>
      <td>{frequencies[changeFrequency]}</td>
      <td>
        {/* Title, then path, as above: what repeats in one order is compressed to a tenth less of the page. */}
        <a aria-label={`Visit ${title}`} href={path} target="_blank" rel="noopener">
          Visit
        </a>
      </td>
    </tr>
  )
})
