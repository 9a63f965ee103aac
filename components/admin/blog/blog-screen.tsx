'use client'

import { Image, Plus, Upload } from 'lucide-react'
import { LinkButton } from '@/components/ui/staff-link'
import { lazy, Suspense, useState } from 'react'
import { localeDate } from '@/components/page-settings/page-row'
import { useRowActions } from '@/components/page-settings/use-row-actions'
import { PublishedFrame, PublishedKeys, PublishedTable } from '@/components/records/published-list'
import { useChangedRows } from '@/components/staff/changed-rows'
import { copyText } from '@/components/staff/copy-text'
import { ChangesAnnouncement, OpenRowMark } from '@/components/staff/list-news'
import { readAll } from '@/components/staff/read-all'
import { useScreenActions } from '@/components/staff/screen-actions'
import { PublishedMark } from '@/components/staff/status'
import { useListNews } from '@/components/staff/use-list-news'
import { useRefreshAt } from '@/components/staff/use-refresh-at'
import { useListFilter } from '@/components/staff/use-list-filter'
import { Badge } from '@/components/ui/badge'
import { Select } from '@/components/ui/field'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { Cell, CellNote, HeadCell, RowLink } from '@/components/ui/table'
import { type PostRow } from '@/lib/content-types'
import { type Collaborator } from '@/lib/staff-types'
import { focalPosition, parseMediaPath, thumbnailPath } from '@/lib/media/path'
import { counted } from '@/lib/text/counted'
import { hrefOf, type PostListQuery } from './list-address'

const ScheduleDialog = lazy(() =>
  import('@/components/page-settings/schedule-dialog').then((file) => ({ default: file.ScheduleDialog })),
)

type BlogScreenProps = {
  stamp: string
  query: PostListQuery
  rows: PostRow[]
  total: number
  pageSize: number
  counts: Record<PostListQuery['show'], number>
  categories: string[]
  towns: string[]
  isOwner: boolean
}

/** Lists all posts. The address has its filters, order and page. */
export function BlogScreen(props: BlogScreenProps) {
  const { stamp, query, rows: stored, total, pageSize, counts, categories, towns, isOwner } = props
  const { trash, save } = useRowActions<PostRow>({ what: 'post', updated: 'Post updated' })
  const open = useListNews('posts', stamp)
  const changedIds = useChangedRows(
    stored,
    ({ version, isPublished }) => `${version} ${isPublished}`,
    hrefOf(query),
  )
  useScreenActions([
    { label: 'New post', icon: Plus, detail: 'N', words: 'write create', href: '/admin/blog/new' },
    ...(isOwner ? [{ label: 'Import from WordPress', icon: Upload, href: '/admin/blog/import' }] : []),
  ])
  const [scheduled, setScheduled] = useState<string | null>(null)
  const rows = trash.placed(stored)
  useRefreshAt(rows)
  const post = rows.find(({ id }) => id === scheduled)
  const { wanted, isPending, term, search, narrow } = useListFilter(query, (next) =>
    hrefOf({ ...next, page: 1 }),
  )
  const view = hrefOf({ ...query, page: 1 })
  const isOldestFirst = query.order === 'oldest'
  const counts_ = `${counted(counts.all, 'post')}, ${counts.published} published.`
  return (
    <PublishedFrame
      kind="post"
      title="Blog"
      note={`${counts_} Town posts also show on their town’s page.`}
      add="New post"
      addFirst="Write the first post"
      isEmpty={counts.all === 0 && rows.length === 0}
      matching={stored}
      total={total}
      view={view}
      loadAll={() => readAll(view.replace('/admin/blog', '/api/blog/matching'))}
      empty="Visitors see the three sample posts until you publish your own."
      head={
        isOwner && (
          <LinkButton className="max-tablet:flex-1" href="/admin/blog/import">
            <Upload className="size-4" aria-hidden="true" />
            <span>
              Import<span className="max-tablet:sr-only"> from WordPress</span>
            </span>
          </LinkButton>
        )
      }
      beside={
        <>
          <ChangesAnnouncement
            titles={stored.filter(({ id }) => changedIds.has(id)).map(({ title }) => title)}
          />
          {/* Its own boundary: while the dialog is fetched the list stays, and so does the focus. */}
          <Suspense>
            {post && (
              <ScheduleDialog
                what="post"
                row={post}
                save={(moments) => save(post, moments, { title: 'Schedule saved' })}
                onClose={() => setScheduled(null)}
              />
            )}
          </Suspense>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput label="Search posts" placeholder="Title, town, words" value={term} onChange={search} />
        <Segmented
          label="Status"
          value={wanted.show}
          onChange={(show) => narrow({ show })}
          className="max-tablet:w-full max-tablet:overflow-x-auto max-tablet:*:flex-1 max-tablet:*:px-2"
          options={[
            { value: 'all', label: `All ${counts.all}` },
            { value: 'published', label: `Published ${counts.published}` },
            { value: 'drafts', label: `Drafts ${counts.drafts}` },
          ]}
        />
        <Narrow
          label="Category"
          all="All categories"
          value={wanted.category}
          values={categories}
          onChange={(category) => narrow({ category })}
        />
        <Narrow
          label="Town"
          all="All towns"
          value={wanted.town}
          values={towns}
          onChange={(town) => narrow({ town })}
        />
      </div>
      <section aria-label="Posts" aria-busy={isPending}>
        <PublishedTable
          kind="post"
          rows={rows}
          trash={trash}
          changed={changedIds}
          heads={
            <>
              <HeadCell className="max-lg:hidden">Category</HeadCell>
              <HeadCell>Town</HeadCell>
              <HeadCell>Status</HeadCell>
              <HeadCell
                sort={isOldestFirst ? 'ascending' : 'descending'}
                href={hrefOf({ ...query, page: 1, order: isOldestFirst ? 'newest' : 'oldest' })}
              >
                Published
              </HeadCell>
            </>
          }
          cells={(row, plan) => <PostCells post={row} plan={plan} people={open[row.id]} />}
          onPublish={(row) =>
            void save(
              row,
              { isPublished: !row.isPublished, publishAt: null },
              { title: row.isPublished ? 'Post unpublished' : 'Post published' },
            )
          }
          onSchedule={({ id }) => setScheduled(id)}
          onCopyAddress={({ slug }) => {
            const address = `${location.origin}/blog/${slug}`
            void copyText(address, 'Address copied', address)
          }}
        />
      </section>
      <Pager
        page={query.page}
        pageSize={pageSize}
        total={total}
        hrefOf={(page) => hrefOf({ ...query, page })}
        label="Pages of posts"
      >
        <PublishedKeys kind="post" rows={rows} trash={trash} />
      </Pager>
    </PublishedFrame>
  )
}

type PostCellsProps = { post: PostRow; plan: string | null; people?: Collaborator[] }

function PostCells({ post, plan, people }: PostCellsProps) {
  const date = post.isPublished && post.publishedAt ? localeDate(post.publishedAt) : 'Not yet'
  return (
    <>
      <Cell phone="title" className="py-2.5">
        <div className="flex items-center gap-4">
          <Thumbnail src={post.featuredImage} />
          <div className="min-w-0">
            <RowLink href={`/admin/blog/${post.id}/edit`}>{post.title}</RowLink>
            <OpenRowMark what="post" people={people} />
            {post.isSample && <Badge className="ml-1 max-tablet:ml-0">Sample</Badge>}
            <span className="block text-13 wrap-anywhere text-stone max-tablet:hidden">
              /blog/{post.slug}
            </span>
          </div>
        </div>
      </Cell>
      <Cell phone="hidden" className="max-lg:hidden">
        {post.category}
      </Cell>
      <Cell phone="hidden">{post.town}</Cell>
      <Cell phone="hidden">
        <PublishedMark isPublished={post.isPublished} />
        {plan && <CellNote>{plan}</CellNote>}
      </Cell>
      <Cell phone="hidden" className="whitespace-nowrap tabular-nums">
        {date}
      </Cell>
      <Cell phone="meta">
        <PublishedMark isPublished={post.isPublished} />
        {[post.category, post.town].filter(Boolean).map((word) => ` · ${word}`)}
        <br />
        {plan ?? date}
      </Cell>
    </>
  )
}

function Thumbnail({ src }: { src: string }) {
  const media = parseMediaPath(src)
  const small = media ? thumbnailPath(media) : src.replace(/\.webp$/, '-480.webp')
  return (
    <span className="grid h-14 w-21 flex-none place-items-center overflow-hidden rounded-picture bg-sand text-stone max-tablet:hidden">
      {src ? (
        <img
          className="size-full object-cover"
          style={{ objectPosition: media ? focalPosition(media.focal) : undefined }}
          src={small}
          alt=""
          width={84}
          height={56}
          loading="lazy"
        />
      ) : (
        <Image className="size-4" aria-label="No picture" />
      )}
    </span>
  )
}

type NarrowProps = {
  label: string
  all: string
  value: string
  values: string[]
  onChange: (value: string) => void
}

function Narrow({ label, all, value, values, onChange }: NarrowProps) {
  const isListed = value === '' || values.includes(value)
  if (values.length === 0 && isListed) return null
  return (
    <Select
      className="w-44 [--spacing-input:32px] max-tablet:w-auto max-tablet:flex-1 max-tablet:[--spacing-input:44px] [&>select]:py-1 [&>select]:text-13"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {(isListed ? values : [...values, value]).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}
