'use client'

import { Plus, Search } from 'lucide-react'
import Link from 'next/link'
import { lazy, Suspense, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { type PageRow } from '@/components/page-settings/page-row'
import { PagesTable } from './pages-table'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { usePageActions } from './use-page-actions'

const ScheduleDialog = lazy(() =>
  import('./schedule-dialog').then((file) => ({ default: file.ScheduleDialog })),
)
const SearchDialog = lazy(() => import('./search-dialog').then((file) => ({ default: file.SearchDialog })))

type Shown = 'all' | 'published' | 'drafts'

/** All custom pages: search, table, and what can be done with each. */
export function PagesScreen({ pages: stored, site }: { pages: PageRow[]; site: SiteFacts }) {
  const { hidden, ...actions } = usePageActions()
  const [shown, setShown] = useState<Shown>('all')
  const [term, setTerm] = useState('')
  const [oldestFirst, setOldestFirst] = useState(false)
  const [asked, setAsked] = useState<{ id: string; about: 'schedule' | 'listing' } | null>(null)
  const pages = stored.filter(({ id }) => !hidden.has(id))
  const page = pages.find(({ id }) => id === asked?.id)
  const close = () => setAsked(null)
  const published = pages.filter((page) => page.isPublished).length
  const wanted = term.trim().toLowerCase()
  const rows = pages.filter(
    (page) =>
      (shown === 'all' || page.isPublished === (shown === 'published')) &&
      `${page.title} /${page.slug}`.toLowerCase().includes(wanted),
  )
  return (
    <main className="main" id="main">
      <div className="head">
        <div>
          <h1>Pages Management</h1>
          <p className="head__note">Pages you make yourself, at their own address.</p>
        </div>
        <div className="head__acts">
          <Link className="btn btn--primary" href="/admin/pages/new">
            <Plus className="i i--s" aria-hidden="true" />
            Create New Page
          </Link>
        </div>
      </div>
      {pages.length === 0 ? (
        <div className="empty">
          <h2>No pages yet</h2>
          <p>Create your first page to get started</p>
          <Link className="btn btn--strong" href="/admin/pages/new">
            Create First Page
          </Link>
        </div>
      ) : (
        <>
          <h2>All Pages ({pages.length})</h2>
          <div className="bar">
            <label className="affix">
              <Search className="i i--s" aria-hidden="true" />
              <span className="vh">Search pages</span>
              <input
                className="input"
                type="search"
                placeholder="Title or address"
                value={term}
                onChange={(event) => setTerm(event.target.value)}
              />
            </label>
            <Segmented
              label="Status"
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: `All ${pages.length}` },
                { value: 'published', label: `Published ${published}` },
                { value: 'drafts', label: `Drafts ${pages.length - published}` },
              ]}
            />
          </div>
          {rows.length > 0 ? (
            <PagesTable
              pages={oldestFirst ? rows.toReversed() : rows}
              oldestFirst={oldestFirst}
              turn={() => setOldestFirst(!oldestFirst)}
              {...actions}
              schedule={({ id }) => setAsked({ id, about: 'schedule' })}
              listing={({ id }) => setAsked({ id, about: 'listing' })}
            />
          ) : (
            <p className="pages-none">No page matches. Change the search or show all pages.</p>
          )}
          <div className="foot">
            <span>
              {pages.length} {pages.length === 1 ? 'page' : 'pages'}, {published} published
            </span>
            <div className="keys wide">
              <span>
                <kbd>J</kbd>
                <kbd>K</kbd> move
              </span>
              <span>
                <kbd>Enter</kbd> edit
              </span>
              <span>
                <kbd>P</kbd> preview
              </span>
              <span>
                <kbd>N</kbd> new
              </span>
              <span>
                <kbd>Del</kbd> delete, with undo
              </span>
            </div>
          </div>
        </>
      )}
      {/* Its own boundary: while a dialog is fetched the list stays, and so does the focus. */}
      <Suspense>
        {page && asked?.about === 'schedule' && (
          <ScheduleDialog page={page} save={actions.save} onClose={close} />
        )}
        {page && asked?.about === 'listing' && (
          <SearchDialog page={page} site={site} save={actions.save} onClose={close} />
        )}
      </Suspense>
    </main>
  )
}
