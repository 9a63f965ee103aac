'use client'

import {
  ArrowDown,
  ArrowUp,
  Clock,
  Copy,
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
import { type KeyboardEvent, useRef } from 'react'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { RowMenu, RowMenuItem, RowMenuLine } from '@/components/ui/row-menu'
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

/** The specified table; on a phone rows of two lines with one menu. Letters work while the focus is in it. */
export function PagesTable({ pages, oldestFirst, turn, ...actions }: PagesTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const router = useRouter()
  const namesOf = (rows: HTMLElement | null) => [...(rows?.querySelectorAll<HTMLElement>('a.name') ?? [])]

  /** The focus goes to a neighbor: it would be lost with the row. */
  const remove = (page: PageRow) => {
    const names = namesOf(body.current)
    const index = pages.findIndex(({ id }) => id === page.id)
    ;(names[index + 1] ?? names[index - 1])?.focus()
    actions.remove(page)
  }

  function onKeyDown(event: KeyboardEvent) {
    const link = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || !body.current?.contains(link)) return
    const names = namesOf(body.current)
    const row = link.closest('tr')
    const index = names.findIndex((name) => row?.contains(name))
    const page = pages[index]
    if (!page) return
    const keys: Record<string, () => void> = {
      j: () => names[index + 1]?.focus(),
      k: () => names[index - 1]?.focus(),
      p: () => router.push(`/admin/pages/${page.id}/preview`),
      n: () => router.push('/admin/pages/new'),
      Delete: () => remove(page),
    }
    const run = keys[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    // The keys are shortcuts to the links and buttons of the focused row.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table className="table" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Slug</th>
          <th scope="col">Status</th>
          <th scope="col" className="r gap">
            Components
          </th>
          <th scope="col" aria-sort={oldestFirst ? 'ascending' : 'descending'}>
            <button type="button" onClick={turn}>
              Last Updated
              {oldestFirst ? (
                <ArrowUp className="i i--s" aria-hidden="true" />
              ) : (
                <ArrowDown className="i i--s" aria-hidden="true" />
              )}
            </button>
          </th>
          <th scope="col" className="r">
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {pages.map((page) => (
          <Row key={page.id} page={page} {...actions} remove={remove} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
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
    <tr>
      <td className="pg-title">
        <Link className="name" href={edit}>
          {page.title}
        </Link>
      </td>
      <td className="quiet wide">/{page.slug}</td>
      <td className="wide">
        <PublishedMark isPublished={page.isPublished} />
        {planned && <span className="sub">{planned}</span>}
      </td>
      <td className="r num wide gap">{page.blocks}</td>
      <td className="num wide">{localeDate(page.updatedAt)}</td>
      <td className="pg-meta narrow">
        <PublishedMark isPublished={page.isPublished} /> · /{page.slug}
        <br />
        {planned ?? `${componentCount(page.blocks)} · ${localeDate(page.updatedAt)}`}
      </td>
      <td className="r pg-acts">
        <span className="acts">
          <Link className="ib wide" href={preview} aria-label={`Preview ${page.title}`} title="Preview">
            <Eye className="i" aria-hidden="true" />
          </Link>
          <Link className="ib wide" href={edit} aria-label={`Edit ${page.title}`} title="Edit">
            <Pencil className="i" aria-hidden="true" />
          </Link>
          <button
            type="button"
            className="ib ib--danger wide"
            aria-label={`Delete ${page.title}`}
            title="Delete"
            onClick={() => remove(page)}
          >
            <Trash2 className="i" aria-hidden="true" />
          </button>
          <RowMenu label={`More for ${page.title}`}>
            <RowMenuItem className="narrow" onSelect={() => router.push(preview)}>
              <Eye className="i i--s" aria-hidden="true" />
              Preview
            </RowMenuItem>
            <RowMenuItem className="narrow" onSelect={() => router.push(edit)}>
              <Pencil className="i i--s" aria-hidden="true" />
              Edit
            </RowMenuItem>
            <RowMenuItem onSelect={() => publish(page)}>
              {page.isPublished ? (
                <EyeOff className="i i--s" aria-hidden="true" />
              ) : (
                <Globe className="i i--s" aria-hidden="true" />
              )}
              {page.isPublished ? 'Unpublish' : 'Publish now'}
            </RowMenuItem>
            <RowMenuItem onSelect={() => schedule(page)}>
              <Clock className="i i--s" aria-hidden="true" />
              {planned ? 'Change schedule' : 'Schedule'}
            </RowMenuItem>
            <RowMenuItem onSelect={() => duplicate(page)}>
              <Copy className="i i--s" aria-hidden="true" />
              Duplicate
            </RowMenuItem>
            <RowMenuItem onSelect={() => listing(page)}>
              <Search className="i i--s" aria-hidden="true" />
              Search listing
            </RowMenuItem>
            <RowMenuItem onSelect={() => copyAddress(page)}>
              <Chain className="i i--s" aria-hidden="true" />
              Copy address
            </RowMenuItem>
            <RowMenuLine />
            <RowMenuItem danger onSelect={() => remove(page)}>
              <Trash2 className="i i--s" aria-hidden="true" />
              Delete
            </RowMenuItem>
          </RowMenu>
        </span>
      </td>
    </tr>
  )
}
