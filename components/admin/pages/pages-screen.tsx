'use client'

import { Plus } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { SearchInput } from '@/components/ui/search-input'
import { useChangedRows } from '@/components/staff/changed-rows'
import { ChangesAnnouncement } from '@/components/staff/list-news'
import { useListNews } from '@/components/staff/use-list-news'
import { focusedId, listKeys } from '@/components/staff/list-keys'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { TrashLink } from '@/components/staff/trash-link'
import { type PageRow } from '@/components/page-settings/page-row'
import { PagesTable } from './pages-table'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { usePageActions } from './use-page-actions'

const ScheduleDialog = lazy(() =>
  import('@/components/page-settings/schedule-dialog').then((file) => ({ default: file.ScheduleDialog })),
)
const PlacesDialog = lazy(() =>
  import('@/components/page-settings/places-dialog').then((file) => ({ default: file.PlacesDialog })),
)
const PublishFromList = lazy(() =>
  import('./publish-from-list').then((file) => ({ default: file.PublishFromList })),
)
const SearchDialog = lazy(() => import('./search-dialog').then((file) => ({ default: file.SearchDialog })))

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['P'], does: 'preview' },
  { keys: ['N'], does: 'new' },
  { keys: ['/'], does: 'search' },
  { keys: ['Del'], does: 'delete, with undo' },
]

type Shown = 'all' | 'published' | 'drafts'
type Asked = { id: string; about: 'schedule' | 'listing' | 'publishing' | 'places' }

type PagesScreenProps = {
  pages: PageRow[]
  site: SiteFacts
  /** Of the list as it was read. */
  stamp: string
}

/** All custom pages: search, table, and what can be done with each. */
export function PagesScreen({ pages: stored, site, stamp }: PagesScreenProps) {
  const open = useListNews('pages', stamp)
  const changed = useChangedRows(stored, ({ version, isPublished }) => `${version} ${isPublished}`)
  const router = useRouter()
  useScreenActions([
    { label: 'Create New Page', icon: Plus, detail: 'N', words: 'add', href: '/admin/pages/new' },
  ])
  const { trash, schedule, show, publishDraft, ...actions } = usePageActions()
  const [shown, setShown] = useState<Shown>('all')
  const [term, setTerm] = useState('')
  const [oldestFirst, setOldestFirst] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const pages = stored.filter(({ id }) => !trash.isGone(id))
  const page = pages.find(({ id }) => id === asked?.id)
  const close = () => setAsked(null)
  const published = pages.filter((page) => page.isPublished).length
  const wanted = term.trim().toLowerCase()
  const found = pages.filter(
    (page) =>
      (shown === 'all' || page.isPublished === (shown === 'published')) &&
      `${page.title} /${page.slug}`.toLowerCase().includes(wanted),
  )
  const rows = trash.placed(oldestFirst ? found.toReversed() : found)

  const remove = (page: PageRow) => trash.remove(page, rows)
  const onRow = (act: (page: PageRow) => void) => () => {
    const row = rows.find(({ id }) => id === focusedId())
    if (row) act(row)
  }
  const keys = {
    ...listKeys,
    p: onRow(({ id }) => router.push(`/admin/pages/${id}/preview`)),
    n: () => router.push('/admin/pages/new'),
    Delete: onRow(remove),
  }
  return (
    <Screen>
      <ScreenHead title="Pages Management" note="Pages you make yourself, at their own address.">
        <TrashLink kind="page" />
        <Link
          className={buttonClass({ look: 'primary', className: 'no-underline max-tablet:flex-1' })}
          href="/admin/pages/new"
          prefetch={false}
        >
          <Plus className="size-4" aria-hidden="true" />
          Create New Page
        </Link>
      </ScreenHead>
      {pages.length + trash.lines === 0 ? (
        <EmptyState
          title="No pages yet"
          action={
            <Link
              className={buttonClass({ look: 'strong', className: 'no-underline' })}
              href="/admin/pages/new"
              prefetch={false}
            >
              Create First Page
            </Link>
          }
        >
          Create your first page to get started
        </EmptyState>
      ) : (
        <>
          <h2>All Pages ({pages.length})</h2>
          <div className="my-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search pages"
              placeholder="Title or address"
              value={term}
              onChange={setTerm}
            />
            <Segmented
              label="Status"
              value={shown}
              onChange={setShown}
              className="max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
              options={[
                { value: 'all', label: `All ${pages.length}` },
                { value: 'published', label: `Published ${published}` },
                { value: 'drafts', label: `Drafts ${pages.length - published}` },
              ]}
            />
          </div>
          {rows.length > 0 ? (
            <PagesTable
              pages={rows}
              oldestFirst={oldestFirst}
              turn={() => setOldestFirst(!oldestFirst)}
              {...actions}
              open={open}
              changed={changed}
              lineOf={trash.lineOf}
              remove={remove}
              publish={(page) => {
                if (page.isPublished) show(page, { isPublished: false })
                else setAsked({ id: page.id, about: 'publishing' })
              }}
              publishDraft={({ id }) => setAsked({ id, about: 'publishing' })}
              place={({ id }) => setAsked({ id, about: 'places' })}
              schedule={({ id }) => setAsked({ id, about: 'schedule' })}
              listing={({ id }) => setAsked({ id, about: 'listing' })}
            />
          ) : (
            <p className="border-y border-hair py-8 text-stone">
              No page matches. Change the search or show all pages.
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
            <span>
              {pages.length} {pages.length === 1 ? 'page' : 'pages'}, {published} published
            </span>
            <ScreenKeys hints={keyHints} keys={keys} />
          </div>
        </>
      )}
      <ChangesAnnouncement titles={stored.filter(({ id }) => changed.has(id)).map(({ title }) => title)} />
      {/* Its own boundary: while a dialog is fetched the list stays, and so does the focus. */}
      <Suspense>
        {page && asked?.about === 'schedule' && (
          <ScheduleDialog
            what="page"
            row={page}
            save={(moments) => schedule(page, moments)}
            onClose={close}
          />
        )}
        {page && asked?.about === 'publishing' && (
          <PublishFromList
            page={page}
            onPublish={(shown, version) =>
              page.draft
                ? publishDraft(page.id, version)
                : show(page, shown, () => setAsked({ id: page.id, about: 'places' }))
            }
            onShow={() => router.push(`/admin/pages/${page.id}/edit`)}
            onClose={close}
          />
        )}
        {page && asked?.about === 'places' && <PlacesDialog page={page} onClose={close} />}
        {page && asked?.about === 'listing' && (
          <SearchDialog page={page} site={site} save={actions.save} onClose={close} />
        )}
      </Suspense>
    </Screen>
  )
}
