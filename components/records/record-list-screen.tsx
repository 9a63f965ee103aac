'use client'

import { LinkButton } from '@/components/ui/staff-link'
import { useState } from 'react'
import { Screen } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { RowLink } from '@/components/ui/table'
import { type RecordKind, titleOf } from '@/lib/records/define-record'
import { requireListed } from '@/lib/records/registry'
import { ContentHead, type ContentCounts } from './content-head'
import { firstRows, ListFoot } from './list-foot'
import { allSeen } from './look'
import { lookOf } from './looks'
import { OrderList } from './order-list'
import { SamplesBand } from './samples-band'
import { type ListedRecord, useRecordList } from './use-record-list'

type RecordListScreenProps = {
  kind: string
  rows: readonly ListedRecord[]
  counts: ContentCounts
}

/** Renders all records of a kind in the order in which visitors see them. */
export function RecordListScreen({ kind, rows: stored, counts }: RecordListScreenProps) {
  const record = requireListed(kind)
  const look = lookOf(kind)
  const { rows: allRows, order, arrange, feature, trash } = useRecordList(record, stored)
  const [filter, setFilter] = useState('all')
  const [term, setTerm] = useState('')
  const [isWhole, setWhole] = useState(false)
  const { textOf = (row: ListedRecord) => titleOf(record, row), placeholder } = look.search ?? {}
  const searchText = term.trim().toLowerCase()
  const filters = [{ value: 'all', label: 'All', test: () => true }, ...(look.filters?.choices ?? [])]
  const isShown = filters.find(({ value }) => value === filter)?.test ?? (() => true)
  const matchingRows = allRows.filter((row) => isShown(row) && textOf(row).toLowerCase().includes(searchText))
  const rows = isWhole ? matchingRows : matchingRows.slice(0, firstRows)
  const [one, several] = [record.one.toLowerCase(), record.several.toLowerCase()]
  const { Cells = PlainCells } = look
  return (
    <Screen>
      <ContentHead record={record} counts={counts} />
      <SamplesBand counts={counts} />
      {allRows.length + trash.lines === 0 ? (
        <EmptyState
          title={`No ${several} yet`}
          action={
            <LinkButton look="strong" href={`${record.edit}/new`}>
              Add the first {one}
            </LinkButton>
          }
        >
          {look.empty}
        </EmptyState>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label={`Search ${several}`}
              placeholder={placeholder ?? ''}
              value={term}
              onChange={setTerm}
            />
            {filters.length > 1 && (
              <Segmented
                label={look.filters?.label ?? ''}
                value={filter}
                onChange={setFilter}
                className="max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
                options={filters.map(({ value, label, test }) => ({
                  value,
                  label: `${label} ${allRows.filter(test).length}`,
                }))}
              />
            )}
            <p className="text-13 text-stone tablet:ml-auto">{(look.whatVisitorsSee ?? allSeen)(allRows)}</p>
          </div>
          {rows.length + trash.lines > 0 ? (
            <OrderList
              rows={rows}
              order={order}
              nameOf={look.nameOf ?? ((row) => titleOf(record, row))}
              edit={record.edit}
              siteOf={look.siteOf ?? (() => null)}
              editLabel={look.editLabel}
              columns={look.columns ?? plainColumns}
              onArrange={arrange}
              onFeature={feature}
              trash={trash}
            >
              {(row) => <Cells row={row} record={record} href={`${record.edit}/${row.id}`} />}
            </OrderList>
          ) : (
            <p className="border-y border-hair py-8 text-stone">
              No {one} matches. Change the search or show all {several}.
            </p>
          )}
          <ListFoot
            rows={rows}
            total={matchingRows.length}
            edit={record.edit}
            onShowAll={() => setWhole(true)}
            onFeature={feature}
            onRemove={(row) => trash.remove(row, trash.placed(rows))}
          />
        </>
      )}
    </Screen>
  )
}

const plainColumns =
  'tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_minmax(0,1fr)_8rem_7rem]'

const PlainCells = ({ row, record, href }: { row: ListedRecord; record: RecordKind; href: string }) => (
  <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-tablet:col-1 max-tablet:row-2">
    <RowLink href={href}>{titleOf(record, row)}</RowLink>
    {row.isSample && <Badge>Sample</Badge>}
  </p>
)
