import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useDeletion } from '@/components/records/use-deletion'
import { useRecord } from '@/components/records/use-record'
import { type LocalCopy } from '@/components/staff/local-copy-store'
import { type StaffPost } from '@/lib/content-types'
import { slugOf } from '@/lib/page-document/slug'
import { officeMoment } from '@/lib/time/office-time'
import { blogList, emptyDraft, type PostDraft, postKind } from './post-draft'

export type Mode = 'draft' | 'schedule' | 'now'
export const modeOf = ({ isPublished, publishAt }: PostDraft): Mode =>
  isPublished ? 'now' : publishAt ? 'schedule' : 'draft'

type Deed = { label: string; done: string; effect: string }

/** Returns what the primary button will do, its announcement, and what visitors see then. */
export function deedOf(stored: PostDraft, draft: PostDraft): Deed {
  const [was, is] = [modeOf(stored), modeOf(draft)]
  if (is === 'now') {
    const effect = 'Visitors see it right away'
    return was === 'now'
      ? { label: 'Update', done: 'Post updated', effect }
      : { label: 'Publish', done: 'Post published', effect }
  }
  if (is === 'schedule') {
    const moment = officeMoment(draft.publishAt ?? '')
    const effect = was === 'now' ? `Visitors won’t find it until ${moment}` : `Visitors see it from ${moment}`
    return { label: 'Schedule', done: 'Post scheduled', effect }
  }
  if (was === 'now')
    return { label: 'Unpublish', done: 'Post unpublished', effect: 'Visitors no longer find it' }
  return { label: 'Save draft', done: 'Draft saved', effect: 'Only staff see a draft' }
}

/** Edits a post: what a record has, and its address, publishing and deleting. */
export function usePostEditor(post: StaffPost | null, initialTitle: string) {
  const [slugByHand, setSlugByHand] = useState(post !== null)
  const record = useRecord({
    kind: postKind,
    id: post?.id ?? null,
    stored: post,
    empty: emptyDraft,
    initial: { title: initialTitle, slug: slugOf(initialTitle) },
    doneText: (saved, draft) => deedOf(saved, draft).done,
    onSaved: (stored) => {
      setSlugByHand(true)
      // The address of the stored post; the sheet stays as it is, with its cursor and its undo.
      if (!id) history.replaceState(history.state, '', `${blogList}/${stored.id}/edit`)
    },
    onRefused: (errors) => {
      const [name = ''] = Object.keys(errors)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-field=${name}] :is(input, textarea, select)`)?.focus(),
      )
    },
  })
  const { saved, draft, saving } = record
  const { id } = saved
  const remove = useDeletion('post', 'Post deleted', () => {
    record.localCopy.flush()
    record.leave(blogList)
  })

  function change(part: Partial<PostDraft>) {
    saving.clear(Object.keys(part))
    record.change((now) => {
      const next = { ...now, ...part }
      if (part.title !== undefined && !slugByHand) next.slug = slugOf(part.title)
      return next
    })
  }

  /** Publishes a draft now. If that is refused, its schedule is restored, so that no later save publishes it. */
  async function publish() {
    if (saving.isUnderWay()) return
    const { isPublished, publishAt } = draft
    // The save sends the rendered draft.
    flushSync(() => change({ isPublished: true, publishAt: null }))
    if (!(await saving.save({}, () => void publish()))) change({ isPublished, publishAt })
  }

  return {
    ...record,
    deed: deedOf(saved.draft, draft),
    slugByHand,
    change,
    changeSlug: (slug: string) => {
      setSlugByHand(true)
      change({ slug })
    },
    publish: () => void publish(),
    bringBack: (copy: LocalCopy<PostDraft>) => {
      setSlugByHand(true)
      record.bringBack(copy)
    },
    remove: () => void (id && remove({ id, title: draft.title })),
  }
}

export type PostEditing = ReturnType<typeof usePostEditor>
