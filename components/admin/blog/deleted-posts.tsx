'use client'

import { useState } from 'react'
import { localeDate } from '@/components/page-settings/page-row'
import { Rows } from '@/components/staff/screen'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { type PostRow } from '@/lib/content-types'
import { type PostActions } from './use-post-actions'

type DeletedPostsProps = {
  posts: PostRow[]
  actions: PostActions
  /** Owners may delete for good. */
  isOwner: boolean
}

const day = 24 * 60 * 60_000
const keptFor = 30

/** The posts that wait to be restored. */
export function DeletedPosts({ posts, actions, isOwner }: DeletedPostsProps) {
  const [asked, setAsked] = useState<PostRow | null>(null)
  if (posts.length === 0)
    return (
      <EmptyState small title="Nothing here">
        A deleted post waits here for 30 days.
      </EmptyState>
    )
  return (
    <>
      <Rows>
        {posts.map((post) => (
          <li key={post.id} className="max-tablet:flex-wrap">
            <span className="min-w-0 flex-1 max-tablet:basis-full">
              <b className="font-semibold wrap-anywhere">{post.title}</b>
              <small className="block text-13 wrap-anywhere text-stone">
                /blog/{post.slug} · {fateOf(post)}
              </small>
            </span>
            <Button data-row-link="" size="small" onClick={() => actions.restore(post)}>
              Restore<span className="sr-only"> {post.title}</span>
            </Button>
            {isOwner && (
              <Button
                look="danger"
                size="small"
                aria-label={`Delete for good: ${post.title}`}
                onClick={() => setAsked(post)}
              >
                Delete for good
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {asked && (
        <Dialog
          alert
          title="Delete it for good?"
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button
                look="danger"
                data-aside=""
                onClick={() => {
                  setAsked(null)
                  void actions.purge(asked)
                }}
              >
                Delete for good
              </Button>
              <Button look="primary" data-first="" onClick={() => setAsked(null)}>
                Keep it
              </Button>
            </>
          }
        >
          <p className="text-stone">
            “{asked.title}” and all its revisions will be gone. Nobody can bring them back.
          </p>
        </Dialog>
      )}
    </>
  )
}

/** When it was deleted, and when it goes by itself. */
function fateOf({ deletedAt }: PostRow): string {
  if (!deletedAt) return ''
  const gone = new Date(Date.parse(deletedAt) + keptFor * day).toISOString()
  return `Deleted ${localeDate(deletedAt)}, gone for good after ${localeDate(gone)}`
}
