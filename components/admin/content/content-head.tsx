import { Plus } from 'lucide-react'
import Link from 'next/link'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenHead } from '@/components/staff/screen'
import { TrashLink } from '@/components/staff/trash-link'
import { buttonClass } from '@/components/ui/button'
import { TabLinks } from '@/components/ui/tabs'
import { libraryHref } from '@/lib/media/library-filter'
import { type ContentCounts, type ContentKind, contentKinds } from './content-kinds'

/** The head of both lists: what can be added, and the way to the other one. */
export function ContentHead({ kind, counts }: { kind: ContentKind; counts: ContentCounts }) {
  const { edit, one } = contentKinds[kind]
  useScreenActions([
    { label: `New ${one.toLowerCase()}`, icon: Plus, detail: 'N', words: 'create', href: `${edit}/new` },
  ])
  return (
    <>
      <ScreenHead title="Content" note="What the public pages are made of. Order here is order there.">
        <TrashLink kind={kind} />
        <Link
          className={buttonClass({ look: 'primary', className: 'no-underline max-tablet:flex-1' })}
          href={`${edit}/new`}
          prefetch={false}
        >
          <Plus className="size-4" aria-hidden="true" />
          New {one.toLowerCase()}
        </Link>
      </ScreenHead>
      <ContentTabs kind={kind} counts={counts} />
    </>
  )
}

/** What belongs to the content, and which of it is open. */
export const ContentTabs = ({ kind, counts }: { kind: ContentKind | 'picture'; counts: ContentCounts }) => (
  <TabLinks
    label="Content"
    className="mb-4"
    links={[
      ...(['project', 'testimonial'] as const).map((other) => ({
        href: contentKinds[other].list,
        current: other === kind,
        count: counts[other].total,
        children: contentKinds[other].several,
      })),
      { href: libraryHref({}), current: kind === 'picture', children: 'Pictures' },
    ]}
  />
)
