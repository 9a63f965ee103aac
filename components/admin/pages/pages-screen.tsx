'use client'

import { Copy, Globe, PanelTop, Plus, Search } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { lazy, Suspense, useState } from 'react'
import { copyAddress, outcomeOf } from '@/components/page-settings/outcome'
import { duplicatePage, publishChanges } from '@/components/page-settings/page-calls'
import { componentCount, localeDate, type PageRow } from '@/components/page-settings/page-row'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { BuiltInList, type BuiltInRow } from './built-in-list'
import { PublishedFrame, PublishedKeys, PublishedTable } from '@/components/records/published-list'
import { useChangedRows } from '@/components/staff/changed-rows'
import { ChangesAnnouncement, OpenRowMark } from '@/components/staff/list-news'
import { useScreenActions } from '@/components/staff/screen-actions'
import { draftNote, PublishedMark } from '@/components/staff/status'
import { useListNews } from '@/components/staff/use-list-news'
import { useRefreshAt } from '@/components/staff/use-refresh-at'
import { MenuItem } from '@/components/ui/menu'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { Cell, CellNote, HeadCell, RowLink } from '@/components/ui/table'
import { type Collaborator } from '@/lib/staff-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { type SiteFacts } from '@/lib/seo/site-facts'

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

type Status = 'all' | 'published' | 'drafts'
type OpenDialog = { id: string; about: 'schedule' | 'listing' | 'publishing' | 'places' }

type PagesScreenProps = {
  pages: PageRow[]
  builtIn: BuiltInRow[]
  site: SiteFacts
  stamp: string
}

/** Lists all custom pages, and what can be done with each. */
export function PagesScreen({ pages: stored, builtIn, site, stamp }: PagesScreenProps) {
  const open = useListNews('pages', stamp)
  const changedIds = useChangedRows(stored, ({ version, isPublished }) => `${version} ${isPublished}`)
  const router = useStaffRouter()
  useScreenActions([
    { label: 'Create New Page', icon: Plus, detail: 'N', words: 'add', href: '/admin/pages/new' },
  ])
  const { trash, save } = useRowActions<PageRow>({
    what: 'page',
    updated: 'Page updated successfully',
    deleted: 'Page deleted successfully',
  })
  const [status, setStatus] = useState<Status>('all')
  const [term, setTerm] = useState('')
  const [oldestFirst, setOldestFirst] = useState(false)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const pages = stored.filter(({ id }) => !trash.isGone(id))
  const page = pages.find(({ id }) => id === dialog?.id)
  const close = () => setDialog(null)
  const ask = (about: OpenDialog['about']) => (row: PageRow) => setDialog({ id: row.id, about })
  const publishedCount = pages.filter(({ isPublished }) => isPublished).length
  const query = term.trim().toLowerCase()
  const matching = pages.filter(
    ({ isPublished, title, slug }) =>
      (status === 'all' || isPublished === (status === 'published')) &&
      `${title} /${slug}`.toLowerCase().includes(query),
  )
  const rows = trash.placed(oldestFirst ? matching.toReversed() : matching)
  // The clock that publishes a draft takes up to five seconds.
  const drafts = rows.flatMap(({ draft }) => {
    if (!draft?.publishAt) return []
    return [{ publishAt: new Date(Date.parse(draft.publishAt) + 5_000).toISOString(), unpublishAt: null }]
  })
  useRefreshAt([...rows, ...drafts])

  /** Changes who sees a page; `place` opens what puts one that has gone live into the menu. */
  const show = (row: PageRow, schedule: Partial<Schedule>, place?: () => void) =>
    save(row, schedule, outcomeOf(row.slug, row, { ...row, ...schedule }, place))

  return (
    <PublishedFrame
      kind="page"
      title="Pages Management"
      note="The site’s pages, and those you make yourself."
      add="Create New Page"
      addFirst="Create First Page"
      isEmpty={pages.length + trash.lines === 0}
      matching={matching}
      view={`${status} ${query}`}
      empty="Create your first page to get started"
      before={<BuiltInList pages={builtIn} open={open} />}
      beside={
        <>
          <ChangesAnnouncement
            titles={stored.filter(({ id }) => changedIds.has(id)).map(({ title }) => title)}
          />
          {/* Its own boundary: while a dialog is fetched the list stays, and so does the focus. */}
          <Suspense>
            {page && dialog?.about === 'schedule' && (
              <ScheduleDialog
                what="page"
                row={page}
                save={(moments) => show(page, moments)}
                onClose={close}
              />
            )}
            {page && dialog?.about === 'publishing' && (
              <PublishFromList
                page={page}
                onPublish={(schedule, version) =>
                  void (page.draft
                    ? publishChanges(page.id, version).then(() => router.refresh())
                    : show(page, schedule, () => ask('places')(page)))
                }
                onShow={() => router.push(`/admin/pages/${page.id}/edit`)}
                onClose={close}
              />
            )}
            {page && dialog?.about === 'places' && <PlacesDialog page={page} onClose={close} />}
            {page && dialog?.about === 'listing' && (
              <SearchDialog page={page} site={site} save={save} onClose={close} />
            )}
          </Suspense>
        </>
      }
    >
      <h2>All Pages ({pages.length})</h2>
      <div className="my-4 flex flex-wrap items-center gap-2">
        <SearchInput label="Search pages" placeholder="Title or address" value={term} onChange={setTerm} />
        <Segmented
          label="Status"
          value={status}
          onChange={setStatus}
          className="max-tablet:w-full max-tablet:*:flex-1 max-tablet:*:px-1"
          options={[
            { value: 'all', label: `All ${pages.length}` },
            { value: 'published', label: `Published ${publishedCount}` },
            { value: 'drafts', label: `Drafts ${pages.length - publishedCount}` },
          ]}
        />
      </div>
      <PublishedTable
        kind="page"
        rows={rows}
        trash={trash}
        changed={changedIds}
        heads={
          <>
            <HeadCell>Slug</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell numeric className="lg:pr-14">
              Components
            </HeadCell>
            <HeadCell
              sort={oldestFirst ? 'ascending' : 'descending'}
              onSort={() => setOldestFirst(!oldestFirst)}
            >
              Last Updated
            </HeadCell>
          </>
        }
        cells={(row, plan) => <PageCells page={row} plan={plan} people={open[row.id]} />}
        menu={(row) => (
          <>
            {draftNote(row) && (
              <MenuItem icon={Globe} onSelect={() => ask('publishing')(row)}>
                Publish changes
              </MenuItem>
            )}
            <MenuItem icon={PanelTop} onSelect={() => ask('places')(row)}>
              Show in menu, footer or banner
            </MenuItem>
            <MenuItem
              icon={Copy}
              onSelect={() => void duplicatePage(row.id).then((done) => done && router.refresh())}
            >
              Duplicate
            </MenuItem>
            <MenuItem icon={Search} onSelect={() => ask('listing')(row)}>
              Search listing
            </MenuItem>
          </>
        )}
        onPublish={(row) => {
          if (row.isPublished) void show(row, { isPublished: false })
          else ask('publishing')(row)
        }}
        onSchedule={ask('schedule')}
        onCopyAddress={({ slug }) => copyAddress(slug)}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
        <span>
          {pages.length} {pages.length === 1 ? 'page' : 'pages'}, {publishedCount} published
        </span>
        <PublishedKeys kind="page" rows={rows} trash={trash} hasPreview />
      </div>
    </PublishedFrame>
  )
}

type PageCellsProps = { page: PageRow; plan: string | null; people?: Collaborator[] }

function PageCells({ page, plan, people }: PageCellsProps) {
  const draftText = draftNote(page)
  return (
    <>
      <Cell phone="title" className="tablet:min-w-34">
        <RowLink href={`/admin/pages/${page.id}/edit`}>{page.title}</RowLink>
        <OpenRowMark what="page" people={people} />
      </Cell>
      <Cell phone="hidden" quiet>
        /{page.slug}
      </Cell>
      <Cell phone="hidden">
        <PublishedMark isPublished={page.isPublished} />
        {draftText && <CellNote>{draftText}</CellNote>}
        {plan && <CellNote>{plan}</CellNote>}
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
        {draftText ?? plan ?? `${componentCount(page.blocks)} · ${localeDate(page.updatedAt)}`}
      </Cell>
    </>
  )
}
