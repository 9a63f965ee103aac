'use client'

import { Copy, Search } from 'lucide-react'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { useRefreshAt } from '@/components/staff/use-refresh-at'
import { MenuItem } from '@/components/ui/menu'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { componentCount, localeDate, type PageRow } from '@/components/page-settings/page-row'
import { RowActions } from '@/components/page-settings/row-actions'

type PageAction = (page: PageRow) => void
type PagesTableProps = Actions & {
  pages: PageRow[]
  /** The pages come in the order of their last change. */
  oldestFirst: boolean
  turn: () => void
}
type Actions = {
  remove: PageAction
  publish: PageAction
  schedule: PageAction
  listing: PageAction
  duplicate: PageAction
  copyAddress: PageAction
}

/** The specified table; on a phone rows of two lines with one menu. */
export function PagesTable({ pages, oldestFirst, turn, ...actions }: PagesTableProps) {
  useRefreshAt(pages)
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
        {pages.map((page) => (
          <PageLine key={page.id} page={page} {...actions} />
        ))}
      </tbody>
    </Table>
  )
}

function PageLine({
  page,
  remove,
  publish,
  schedule,
  listing,
  duplicate,
  copyAddress,
}: { page: PageRow } & Actions) {
  const planned = scheduleNote(page)
  return (
    <Row>
      <Cell phone="title" className="tablet:min-w-34">
        <RowLink href={`/admin/pages/${page.id}/edit`}>{page.title}</RowLink>
      </Cell>
      <Cell phone="hidden" quiet>
        /{page.slug}
      </Cell>
      <Cell phone="hidden">
        <PublishedMark isPublished={page.isPublished} />
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
        {planned ?? `${componentCount(page.blocks)} · ${localeDate(page.updatedAt)}`}
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
          <MenuItem onSelect={() => duplicate(page)}>
            <Copy className="size-4" aria-hidden="true" />
            Duplicate
          </MenuItem>
          <MenuItem onSelect={() => listing(page)}>
            <Search className="size-4" aria-hidden="true" />
            Search listing
          </MenuItem>
        </RowActions>
      </Cell>
    </Row>
  )
}
