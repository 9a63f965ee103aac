'use client'

import { Copy, Globe, PanelTop, Search } from 'lucide-react'
import { draftNote, PublishedMark, scheduleNote } from '@/components/staff/status'
import { changedRow, OpenRowMark } from '@/components/staff/list-news'
import { UndoRow } from '@/components/staff/undo-row'
import { useRefreshAt } from '@/components/staff/use-refresh-at'
import { type UndoLine } from '@/components/staff/use-trash'
import { MenuItem } from '@/components/ui/menu'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { type Collaborator } from '@/lib/content-types'
import { componentCount, localeDate, type PageRow } from '@/components/page-settings/page-row'
import { RowActions } from '@/components/page-settings/row-actions'

type PageAction = (page: PageRow) => void
type PagesTableProps = Actions & {
  pages: PageRow[]
  /** The pages come in the order of their last change. */
  oldestFirst: boolean
  turn: () => void
  /** What stands in the place of a page that has just been deleted. */
  lineOf: (id: string) => UndoLine | undefined
  /** Who has which page open, by its id. */
  open: Record<string, Collaborator[]>
  /** The ids of those that have just changed. */
  changed: ReadonlySet<string>
}
type Actions = {
  remove: PageAction
  publish: PageAction
  publishDraft: PageAction
  place: PageAction
  schedule: PageAction
  listing: PageAction
  duplicate: PageAction
  copyAddress: PageAction
}

/** The specified table; on a phone rows of two lines with one menu. */
export function PagesTable({ pages, oldestFirst, turn, lineOf, open, changed, ...actions }: PagesTableProps) {
  // The clock that publishes a draft takes up to five seconds.
  const drafts = pages.flatMap(({ draft }) => {
    if (!draft?.publishAt) return []
    return [{ publishAt: new Date(Date.parse(draft.publishAt) + 5_000).toISOString(), unpublishAt: null }]
  })
  useRefreshAt([...pages, ...drafts])
  return (
    <Table>
      <TableHead>
        <HeadCell>Title</HeadCell>
        <HeadCell>Slug</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell numeric className="lg:pr-14">
          Components
        </HeadCell>
        <HeadCell sort={oldestFirst ? 'ascending' : 'descending'} onSort={turn}>
          Last Updated
        </HeadCell>
        <HeadCell numeric>Actions</HeadCell>
      </TableHead>
      <tbody>
        {pages.map((page) => {
          const line = lineOf(page.id)
          return line ? (
            <UndoRow key={page.id} line={line} columns={6} />
          ) : (
            <PageLine
              key={page.id}
              page={page}
              people={open[page.id]}
              isChanged={changed.has(page.id)}
              {...actions}
            />
          )
        })}
      </tbody>
    </Table>
  )
}

function PageLine({
  page,
  people,
  isChanged,
  remove,
  publish,
  publishDraft,
  place,
  schedule,
  listing,
  duplicate,
  copyAddress,
}: { page: PageRow; people?: Collaborator[]; isChanged: boolean } & Actions) {
  const planned = scheduleNote(page)
  const waiting = draftNote(page)
  return (
    <Row data-id={page.id} className={isChanged ? changedRow : undefined}>
      <Cell phone="title" className="tablet:min-w-34">
        <RowLink href={`/admin/pages/${page.id}/edit`}>{page.title}</RowLink>
        <OpenRowMark what="page" people={people} />
      </Cell>
      <Cell phone="hidden" quiet>
        /{page.slug}
      </Cell>
      <Cell phone="hidden">
        <PublishedMark isPublished={page.isPublished} />
        {waiting && <CellNote>{waiting}</CellNote>}
        {planned && <CellNote>{planned}</CellNote>}
      </Cell>
      <Cell phone="hidden" numeric className="lg:pr-14">
        {page.blocks}
      </Cell>
      <Cell phone="hidden" className="tabular-nums">
        {localeDate(page.updatedAt)}
      </Cell>
      <Cell phone="meta">
        <PublishedMark isPublished={page.isPublished} /> · /{page.slug}
        <br />
        {waiting ?? planned ?? `${componentCount(page.blocks)} · ${localeDate(page.updatedAt)}`}
      </Cell>
      <Cell phone="actions" numeric>
        <RowActions
          title={page.title}
          isPublished={page.isPublished}
          isPlanned={planned !== null}
          href={`/admin/pages/${page.id}`}
          view={page.isPublished ? { label: 'View page', href: `/${page.slug}` } : undefined}
          onPublish={() => publish(page)}
          onSchedule={() => schedule(page)}
          onCopyAddress={() => copyAddress(page)}
          onRemove={() => remove(page)}
        >
          {waiting && (
            <MenuItem icon={Globe} onSelect={() => publishDraft(page)}>
              Publish changes
            </MenuItem>
          )}
          <MenuItem icon={PanelTop} onSelect={() => place(page)}>
            Show in menu, footer or banner
          </MenuItem>
          <MenuItem icon={Copy} onSelect={() => duplicate(page)}>
            Duplicate
          </MenuItem>
          <MenuItem icon={Search} onSelect={() => listing(page)}>
            Search listing
          </MenuItem>
        </RowActions>
      </Cell>
    </Row>
  )
}
