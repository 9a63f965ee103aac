'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useSearchTerm } from '@/components/staff/use-search-term'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { LucideButton } from '@/components/ui/lucide-button'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { Cell, CellActions, HeadCell, Row, Table, TableHead } from '@/components/ui/table'
import { showError, showToast } from '@/components/ui/toast'
import { RedirectsFrame } from './redirects-frame'

/** A redirect with its time in words. `leadsNowhere` if its target doesn't exist any more. */
type RedirectLine = {
  id: string
  from: string
  to: string
  isManual: boolean
  leadsNowhere: boolean
  added: string
}

type RedirectsScreenProps = {
  redirects: RedirectLine[]
  search: string
  page: number
  pageSize: number
  total: number
  counts: { redirects: number; missing: number }
}

const hrefOf = (search: string, page = 1) => {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(page > 1 && { page: String(page) }) })
  return `/admin/settings/redirects${query.size > 0 ? `?${query}` : ''}`
}

/** Lists and searches redirects. Deleting one has Undo. */
export function RedirectsScreen({ redirects, search, page, pageSize, total, counts }: RedirectsScreenProps) {
  const router = useStaffRouter()
  const [term, setTerm] = useSearchTerm(search, (text) => router.replace(hrefOf(text), { scroll: false }))
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set())

  async function remove(line: RedirectLine) {
    setDeletedIds((now) => new Set([...now, line.id]))
    const answer = await staffCall('DELETE', `/api/redirects/${line.id}`)
    if (!answer.ok && answer.status !== 404) {
      setDeletedIds((now) => new Set([...now].filter((id) => id !== line.id)))
      return showError('The redirect is still there', answer.detail)
    }
    const undo = { label: 'Undo', run: () => void putBack(line) }
    showToast({ title: 'Redirect deleted', description: `${line.from} leads nowhere now`, action: undo })
    router.refresh()
  }

  async function putBack({ from, to, isManual }: RedirectLine) {
    const answer = await staffCall('POST', '/api/redirects', { from, to, isManual, again: true })
    if (answer.ok) showToast({ title: 'Redirect put back' })
    else showError('It could not be put back', answer.detail)
    router.refresh()
  }

  const rows = redirects.filter(({ id }) => !deletedIds.has(id))
  return (
    <RedirectsFrame shows="redirects" counts={counts}>
      {(ask) => (
        <>
          {counts.redirects > 0 && (
            <div className="mb-4">
              <SearchInput
                label="Search redirects"
                placeholder="Old or new address"
                value={term}
                onChange={setTerm}
              />
            </div>
          )}
          {rows.length > 0 ? (
            <RedirectTable
              rows={rows}
              edit={({ id, from, to }) => ask({ id, from, to })}
              remove={(line) => void remove(line)}
            />
          ) : counts.redirects > 0 ? (
            <p className="border-y border-hair py-8 text-stone">No redirect matches. Change the search.</p>
          ) : (
            <EmptyState small title="No redirects yet">
              When a page’s address changes, the site adds one automatically. Add others for links to pages
              that you had before.
            </EmptyState>
          )}
          {total > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              hrefOf={(number) => hrefOf(search, number)}
            />
          )}
        </>
      )}
    </RedirectsFrame>
  )
}

type RedirectTableProps = {
  rows: RedirectLine[]
  edit: (line: RedirectLine) => void
  remove: (line: RedirectLine) => void
}

const RedirectTable = ({ rows, edit, remove }: RedirectTableProps) => (
  <Table>
    <TableHead>
      <HeadCell>Old address</HeadCell>
      <HeadCell>Leads to</HeadCell>
      <HeadCell>Added</HeadCell>
      <HeadCell numeric>Actions</HeadCell>
    </TableHead>
    <tbody>
      {rows.map((line) => {
        const badges = (
          <>
            {!line.isManual && <Badge quiet>By the site</Badge>}{' '}
            {line.leadsNowhere && <Badge>Leads nowhere</Badge>}
          </>
        )
        return (
          <Row key={line.id}>
            <Cell phone="title" className="font-semibold wrap-anywhere">
              {line.from}
            </Cell>
            <Cell phone="hidden" className="wrap-anywhere">
              {line.to} {badges}
            </Cell>
            <Cell phone="hidden" className="whitespace-nowrap text-stone tabular-nums">
              {line.added}
            </Cell>
            <Cell phone="meta" className="wrap-anywhere">
              to {line.to} {badges}
            </Cell>
            <Cell phone="actions" numeric>
              <CellActions>
                <LucideButton
                  icon={Pencil}
                  isLarge
                  label={`Change the redirect of ${line.from}`}
                  title="Change"
                  onClick={() => edit(line)}
                />
                <LucideButton
                  icon={Trash2}
                  isLarge
                  look="danger"
                  label={`Delete the redirect of ${line.from}`}
                  title="Delete"
                  onClick={() => remove(line)}
                />
              </CellActions>
            </Cell>
          </Row>
        )
      })}
    </tbody>
  </Table>
)
