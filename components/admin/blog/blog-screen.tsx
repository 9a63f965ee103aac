'use client'

import { Plus, Upload } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState, useTransition } from 'react'
import { useChangedRows } from '@/components/staff/changed-rows'
import { ChangesAnnouncement } from '@/components/staff/list-news'
import { useListNews } from '@/components/staff/use-list-news'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { useSearchTerm } from '@/components/staff/use-search-term'
import { focusedId, listKeys } from '@/components/staff/list-keys'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { TrashLink } from '@/components/staff/trash-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Select } from '@/components/ui/field'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { type PostRow } from '@/lib/content-types'
import { counted } from '@/lib/text/counted'
import { hrefOf, type ListAsked } from './list-address'
import { PostsTable } from './posts-table'
import { usePostActions } from './use-post-actions'

const ScheduleDialog = lazy(() =>
  import('@/components/page-settings/schedule-dialog').then((file) => ({ default: file.ScheduleDialog })),
)

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['N'], does: 'new' },
  { keys: ['/'], does: 'search' },
  { keys: ['Del'], does: 'delete, with undo' },
]

type BlogScreenProps = {
  /** Of the list as it was read. */
  stamp: string
  asked: ListAsked
  rows: PostRow[]
  total: number
  pageSize: number
  counts: Record<ListAsked['show'], number>
  categories: string[]
  towns: string[]
  isOwner: boolean
}

const newPost = '/admin/blog/new'
/** All posts: search, filters, the table. What is asked for stands in the address. */
export function BlogScreen(props: BlogScreenProps) {
  const { stamp, asked, rows, total, pageSize, counts, categories, towns, isOwner } = props
  const router = useRouter()
  const actions = usePostActions()
  const open = useListNews('posts', stamp)
  const changed = useChangedRows(
    rows,
    ({ version, isPublished }) => `${version} ${isPublished}`,
    hrefOf(asked),
  )
  useScreenActions([
    { label: 'New post', icon: Plus, detail: 'N', words: 'write create', href: newPost },
    ...(isOwner ? [{ label: 'Import from WordPress', icon: Upload, href: '/admin/blog/import' }] : []),
  ])
  const [isPending, startTransition] = useTransition()
  const [scheduled, setScheduled] = useState<string | null>(null)
  const posts = actions.trash.placed(rows)
  const post = posts.find(({ id }) => id === scheduled)
  const go = (part: Partial<ListAsked>) =>
    startTransition(() => router.replace(hrefOf({ ...asked, page: 1, ...part }), { scroll: false }))
  const [term, search] = useSearchTerm(asked.q, (q) => go({ q }))

  const keys = {
    ...listKeys,
    n: () => router.push(newPost),
    Delete: () => {
      const row = posts.find(({ id }) => id === focusedId())
      if (row) actions.trash.remove(row, posts)
    },
  }
  const published = `${counted(counts.all, 'post')}, ${counts.published} published.`
  const isEmpty = counts.all === 0 && posts.length === 0
  return (
    <Screen>
      <ScreenHead title="Blog" note={`${published} Town posts also show on their town’s page.`}>
        <TrashLink kind="post" />
        {isOwner && (
          <Link
            className={buttonClass({ className: 'no-underline max-tablet:flex-1' })}
            href="/admin/blog/import"
            prefetch={false}
          >
            <Upload className="size-4" aria-hidden="true" />
            <span>
              Import<span className="max-tablet:sr-only"> from WordPress</span>
            </span>
          </Link>
        )}
        <Link
          className={buttonClass({ look: 'primary', className: 'no-underline max-tablet:flex-1' })}
          href={newPost}
          prefetch={false}
        >
          <Plus className="size-4" aria-hidden="true" />
          New post
        </Link>
      </ScreenHead>
      {isEmpty ? (
        <EmptyState
          title="No posts yet"
          action={
            <Link
              className={buttonClass({ look: 'strong', className: 'no-underline' })}
              href={newPost}
              prefetch={false}
            >
              Write the first post
            </Link>
          }
        >
          Visitors see the three sample posts until you publish your own.
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <SearchInput
              label="Search posts"
              placeholder="Title, town, words"
              value={term}
              onChange={search}
            />
            <Segmented
              label="Status"
              value={asked.show}
              onChange={(show) => go({ show })}
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
              value={asked.category}
              values={categories}
              onChange={(category) => go({ category })}
            />
            <Narrow
              label="Town"
              all="All towns"
              value={asked.town}
              values={towns}
              onChange={(town) => go({ town })}
            />
          </div>
          <section aria-label="Posts" aria-busy={isPending}>
            {posts.length > 0 ? (
              <PostsTable
                posts={posts}
                oldestFirst={asked.order === 'oldest'}
                turned={hrefOf({ ...asked, page: 1, order: asked.order === 'oldest' ? 'newest' : 'oldest' })}
                actions={actions}
                open={open}
                changed={changed}
                schedule={({ id }) => setScheduled(id)}
              />
            ) : (
              <p className="border-y border-hair py-8 text-stone">
                No post matches. Change the search or show all posts.
              </p>
            )}
          </section>
          <Pager
            page={asked.page}
            pageSize={pageSize}
            total={total}
            hrefOf={(page) => hrefOf({ ...asked, page })}
            label="Pages of posts"
          >
            <ScreenKeys hints={keyHints} keys={keys} />
          </Pager>
        </>
      )}
      <ChangesAnnouncement titles={rows.filter(({ id }) => changed.has(id)).map(({ title }) => title)} />
      {/* Its own boundary: while the dialog is fetched the list stays, and so does the focus. */}
      <Suspense>
        {post && (
          <ScheduleDialog
            what="post"
            row={post}
            save={(moments) => actions.save(post, moments, { title: 'Schedule saved' })}
            onClose={() => setScheduled(null)}
          />
        )}
      </Suspense>
    </Screen>
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
  const known = value === '' || values.includes(value)
  if (values.length === 0 && known) return null
  return (
    <Select
      className="w-44 [--spacing-input:32px] max-tablet:w-auto max-tablet:flex-1 max-tablet:[--spacing-input:44px] [&>select]:py-1 [&>select]:text-13"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {(known ? values : [...values, value]).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}
