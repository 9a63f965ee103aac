import { Plus } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { ScreenHead } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { TrashLink } from '@/components/staff/trash-link'
import { TabLinks } from '@/components/ui/tabs'
import { libraryHref } from '@/lib/media/library-filter'
import { type RecordKind } from '@/lib/records/define-record'
import { type Kind, listedRecords } from '@/lib/records/registry'
import { areasHome } from './areas-head'

const menuHome = '/admin/content/menu'
const wordingHome = '/admin/content/wording'

export type ContentCounts = Record<string, { total: number; samples?: number }>

/** Renders the head of a kind's list: the button that adds a record, and links to the other lists. */
export function ContentHead({ record, counts }: { record: RecordKind; counts: ContentCounts }) {
  const { kind, edit, one } = record
  useScreenActions([
    { label: `New ${one.toLowerCase()}`, icon: Plus, detail: 'N', words: 'create', href: `${edit}/new` },
  ])
  return (
    <>
      <ScreenHead title="Content" note="What the public pages show, in this order.">
        <TrashLink kind={kind as Kind} />
        <LinkButton look="primary" className="max-tablet:flex-1" href={`${edit}/new`}>
          <Plus className="size-4" aria-hidden="true" />
          New {one.toLowerCase()}
        </LinkButton>
      </ScreenHead>
      <ContentTabs kind={kind} counts={counts} />
    </>
  )
}

/** Links to the lists of content, the pictures, the menu, the wording and the service area. */
export const ContentTabs = ({ kind, counts }: { kind: string; counts: ContentCounts }) => (
  <TabLinks
    label="Content"
    className="mb-4"
    links={[
      ...listedRecords.map((record) => ({
        href: record.list,
        current: record.kind === kind,
        count: counts[record.kind]?.total,
        children: record.several,
      })),
      { href: '/admin/content/reviews', current: kind === 'review', children: 'Reviews' },
      { href: libraryHref({}), current: kind === 'picture', children: 'Pictures' },
      { href: menuHome, current: kind === 'menu', children: 'Menu' },
      { href: wordingHome, current: kind === 'wording', children: 'Wording' },
      { href: areasHome, current: false, children: 'Service area' },
    ]}
  />
)
