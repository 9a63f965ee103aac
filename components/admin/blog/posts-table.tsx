'use client'

import { Image } from 'lucide-react'
import { localeDate } from '@/components/page-settings/page-row'
import { RowActions } from '@/components/page-settings/row-actions'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { changedRow, OpenRowMark } from '@/components/staff/list-news'
import { UndoRow } from '@/components/staff/undo-row'
import { useRefreshAt } from '@/components/staff/use-refresh-at'
import { Badge } from '@/components/ui/badge'
import { Cell, CellNote, HeadCell, Row, RowLink, Table, TableHead } from '@/components/ui/table'
import { type Collaborator, type PostRow } from '@/lib/content-types'
import { focalPosition, parseMediaPath, thumbnailPath } from '@/lib/media/path'
import { type PostActions } from './use-post-actions'

type PostsTableProps = {
  posts: PostRow[]
  oldestFirst: boolean
  /** The same list in the other order. */
  turned: string
  actions: PostActions
  /** Who has which post open, by its id. */
  open: Record<string, Collaborator[]>
  /** The ids of those that have just changed. */
  changed: ReadonlySet<string>
  schedule: (post: PostRow) => void
}

/** The posts with picture, category and town; on a phone rows of two lines with one menu. */
export function PostsTable({ posts, oldestFirst, turned, ...rest }: PostsTableProps) {
  useRefreshAt(posts)
  return (
    <Table>
      <TableHead>
        <HeadCell>Title</HeadCell>
        <HeadCell className="max-lg:hidden">Category</HeadCell>
        <HeadCell>Town</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell sort={oldestFirst ? 'ascending' : 'descending'} href={turned}>
          Published
        </HeadCell>
        <HeadCell numeric>Actions</HeadCell>
      </TableHead>
      <tbody>
        {posts.map((post) => {
          const line = rest.actions.trash.lineOf(post.id)
          return line ? (
            <UndoRow key={post.id} line={line} columns={6} />
          ) : (
            <PostLine
              key={post.id}
              post={post}
              {...rest}
              remove={() => rest.actions.trash.remove(post, posts)}
            />
          )
        })}
      </tbody>
    </Table>
  )
}

type PostLineProps = Pick<PostsTableProps, 'actions' | 'schedule' | 'open' | 'changed'> & {
  post: PostRow
  remove: () => void
}

function PostLine({ post, open, changed, actions, schedule, remove }: PostLineProps) {
  const planned = scheduleNote(post)
  const date = post.isPublished && post.publishedAt ? localeDate(post.publishedAt) : 'Not yet'
  return (
    <Row data-id={post.id} className={changed.has(post.id) ? changedRow : undefined}>
      <Cell phone="title" className="py-2.5">
        <div className="flex items-center gap-4">
          <Thumbnail src={post.featuredImage} />
          <div className="min-w-0">
            <RowLink href={`/admin/blog/${post.id}/edit`}>{post.title}</RowLink>
            <OpenRowMark what="post" people={open[post.id]} />
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
        {planned && <CellNote>{planned}</CellNote>}
      </Cell>
      <Cell phone="hidden" className="whitespace-nowrap tabular-nums">
        {date}
      </Cell>
      <Cell phone="meta">
        <PublishedMark isPublished={post.isPublished} />
        {[post.category, post.town].filter(Boolean).map((word) => ` · ${word}`)}
        <br />
        {planned ?? date}
      </Cell>
      <Cell phone="actions" numeric>
        <RowActions
          title={post.title}
          isPublished={post.isPublished}
          isPlanned={planned !== null}
          href={`/admin/blog/${post.id}`}
          view={post.isPublished ? { label: 'View post', href: `/blog/${post.slug}` } : undefined}
          onPublish={() => actions.publish(post)}
          onSchedule={() => schedule(post)}
          onCopyAddress={() => actions.copyAddress(post)}
          onRemove={remove}
        />
      </Cell>
    </Row>
  )
}

/** The post's picture, small; the title beside it says what it is about. */
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
