'use client'

import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { listKeys } from '@/components/staff/list-keys'
import { Screen } from '@/components/staff/screen'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { FilterSelect } from '@/components/ui/filter'
import { iconButtonClass } from '@/components/ui/icon-button'
import { SearchInput } from '@/components/ui/search-input'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { requireListed } from '@/lib/records/registry'
import { fold, foldedWords } from '@/lib/text/fold'
import { AreasHead } from './areas-head'
import { type TableContext, type TableRow } from './look'
import { tableLookOf } from './looks'

type RecordTableScreenProps = TableContext & { kind: string; rows: readonly TableRow[] }

/** Renders the records of a kind as a table, in the order in which they come. */
export function RecordTableScreen({ kind, rows, ...context }: RecordTableScreenProps) {
  const { edit } = requireListed(kind)
  const look = tableLookOf(kind)
  const { Actions, Note, Summary, search, filter, columns } = look
  const [term, setTerm] = useState('')
  const [choice, setChoice] = useState<string>()
  const parts = foldedWords(term)
  const matching = rows.filter((row) => {
    const text = fold(search?.textOf(row) ?? '')
    return (!choice || filter?.valueOf(row) === choice) && parts.every((part) => text.includes(part))
  })
  return (
    <Screen>
      <AreasHead shows={look.tab} counts={context.counts}>
        {context.isOwner && Actions && <Actions />}
      </AreasHead>
      {search && filter && (
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <SearchInput {...search} value={term} onChange={setTerm} />
          <FilterSelect {...filter} value={choice} onChange={setChoice} />
        </div>
      )}
      {matching.length > 0 ? (
        <Table>
          <TableHead>
            <HeadCell>{requireListed(kind).one}</HeadCell>
            {columns.map(({ head, numeric, headClass }) => (
              <HeadCell key={head} numeric={numeric} className={headClass}>
                {head}
              </HeadCell>
            ))}
            <HeadCell numeric>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </TableHead>
          <tbody>
            {matching.map((row) => (
              <Row key={row.slug} data-id={row.slug}>
                <Cell phone="title" className={Summary ? undefined : 'py-3'}>
                  <RowLink href={`${edit}/${row.slug}`}>{row.name}</RowLink>
                  <CellNote>
                    <Note row={row} context={context} />
                  </CellNote>
                </Cell>
                {columns.map(({ head, numeric, cellClass, isOnPhones, Value }) => (
                  <Cell
                    key={head}
                    phone={isOnPhones ? 'actions' : 'hidden'}
                    numeric={numeric}
                    className={cellClass}
                  >
                    <Value row={row} context={context} />
                  </Cell>
                ))}
                {Summary && (
                  <Cell phone="meta">
                    <Summary row={row} context={context} />
                  </Cell>
                )}
                <Cell phone={columns.some(({ isOnPhones }) => isOnPhones) ? 'hidden' : 'actions'} numeric>
                  {look.isOnSite(row) && <SiteLink {...row} />}
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="border-y border-hair py-8 text-stone">{look.noMatch}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
        <span className="tabular-nums">
          {search &&
            (matching.length < rows.length
              ? `${matching.length} of ${rows.length}`
              : `${rows.length} in all`)}
        </span>
        <ScreenKeys hints={keyHints.filter(({ keys }) => search ?? !keys.includes('/'))} keys={listKeys} />
      </div>
    </Screen>
  )
}

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['/'], does: 'search' },
]

const SiteLink = ({ slug, name }: TableRow) => (
  <a
    className={iconButtonClass()}
    href={`/rockland/${slug}/`}
    target="_blank"
    rel="noopener"
    aria-label={`View ${name} on the site`}
    title="View on the site"
  >
    <ExternalLink className="size-4.5" aria-hidden="true" />
  </a>
)
