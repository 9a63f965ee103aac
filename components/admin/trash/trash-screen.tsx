import { Screen, ScreenHead } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TabLinks } from '@/components/ui/tabs'
import { counted } from '@/lib/text/counted'
import { inWords } from '@/lib/text/in-words'
import { type Kind, recordOf, records } from '@/lib/records/registry'
import { trashDays, type TrashRow } from '@/lib/records/trash-rules'
import { EmptyTrash, FollowTrash, TrashRows } from './trash-rows'
import { TrashBar, TrashKeys, TrashSelection } from './trash-selection'

type TrashScreenProps = {
  stamp: string
  /** Null for all kinds. */
  kind: Kind | null
  page: number
  pageSize: number
  total: number
  rows: TrashRow[]
  counts: Record<Kind, number>
  isOwner: boolean
  /** When it was read, as ISO. */
  now: string
}

const hrefOf = (kind: Kind | null, page = 1) => {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/trash?${query}` : '/admin/trash'
}

export function TrashScreen(props: TrashScreenProps) {
  const { kind, page, pageSize, total, rows, counts, isOwner, now, stamp } = props
  const record = recordOf(kind)
  const totalCount = records.reduce((sum, record) => sum + counts[record.kind], 0)
  return (
    <Screen>
      <ScreenHead
        title="Trash"
        note={`Deleted items stay here for ${counted(trashDays, 'day')}. Restoring brings everything back.`}
      >
        {isOwner && kind === null && totalCount > 0 && <EmptyTrash total={totalCount} until={now} />}
      </ScreenHead>
      <FollowTrash stamp={stamp} />
      <TabLinks
        label="Kinds"
        links={[
          { href: hrefOf(null), current: kind === null, count: totalCount, children: 'All' },
          ...records.map((record) => ({
            href: hrefOf(record.kind),
            current: record.kind === kind,
            count: counts[record.kind],
            children: record.several,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title={record ? `No ${record.several.toLowerCase()} here` : 'The trash is empty'}>
          A deleted{' '}
          {record
            ? record.one.toLowerCase()
            : inWords(
                records.map(({ one }) => one.toLowerCase()),
                'or',
              )}{' '}
          can be restored here for {counted(trashDays, 'day')}.
        </EmptyState>
      ) : (
        <TrashSelection kind={kind} rows={rows} total={total}>
          <TrashRows key={hrefOf(kind, page)} rows={rows} isOwner={isOwner} now={now} />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(to) => hrefOf(kind, to)}>
            <TrashKeys />
          </Pager>
          <TrashBar isOwner={isOwner} />
        </TrashSelection>
      )}
    </Screen>
  )
}
