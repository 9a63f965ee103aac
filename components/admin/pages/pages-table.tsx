'use client'

import {
  Clock,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Globe,
  Link as Chain,
  Pencil,
  Search,
  Trash2,
} from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { IconButton, iconButtonClass } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { Cell, CellActions, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { componentCount, localeDate, type PageRow } from '@/components/page-settings/page-row'

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
  const router = useRouter()
  const edit = `/admin/pages/${page.id}/edit`
  const preview = `/admin/pages/${page.id}/preview`
  const planned = scheduleNote(page)
  return (
    <Row>
      <Cell phone="title" className="tablet:min-w-34">
        <RowLink href={edit}>{page.title}</RowLink>
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
        <CellActions>
          <Link
            className={iconButtonClass({ className: 'max-tablet:hidden' })}
            href={preview}
            prefetch={false}
            aria-label={`Preview ${page.title}`}
            title="Preview"
          >
            <Eye className="size-4.5" aria-hidden="true" />
          </Link>
          <Link
            className={iconButtonClass({ className: 'max-tablet:hidden' })}
            href={edit}
            prefetch={false}
            aria-label={`Edit ${page.title}`}
            title="Edit"
          >
            <Pencil className="size-4.5" aria-hidden="true" />
          </Link>
          <IconButton
            look="danger"
            className="max-tablet:hidden"
            label={`Delete ${page.title}`}
            title="Delete"
            onClick={() => remove(page)}
          >
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
          <Menu
            trigger={
              <IconButton label={`More for ${page.title}`} title="More">
                <Ellipsis className="size-4.5" aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem className="tablet:hidden" onSelect={() => router.push(preview)}>
              <Eye className="size-4" aria-hidden="true" />
              Preview
            </MenuItem>
            <MenuItem className="tablet:hidden" onSelect={() => router.push(edit)}>
              <Pencil className="size-4" aria-hidden="true" />
              Edit
            </MenuItem>
            <MenuItem onSelect={() => publish(page)}>
              {page.isPublished ? (
                <EyeOff className="size-4" aria-hidden="true" />
              ) : (
                <Globe className="size-4" aria-hidden="true" />
              )}
              {page.isPublished ? 'Unpublish' : 'Publish now'}
            </MenuItem>
            <MenuItem onSelect={() => schedule(page)}>
              <Clock className="size-4" aria-hidden="true" />
              {planned ? 'Change schedule' : 'Schedule'}
            </MenuItem>
            <MenuItem onSelect={() => duplicate(page)}>
              <Copy className="size-4" aria-hidden="true" />
              Duplicate
            </MenuItem>
            <MenuItem onSelect={() => listing(page)}>
              <Search className="size-4" aria-hidden="true" />
              Search listing
            </MenuItem>
            <MenuItem onSelect={() => copyAddress(page)}>
              <Chain className="size-4" aria-hidden="true" />
              Copy address
            </MenuItem>
            <MenuLine />
            <MenuItem danger onSelect={() => remove(page)}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete
            </MenuItem>
          </Menu>
        </CellActions>
      </Cell>
    </Row>
  )
}
