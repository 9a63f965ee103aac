import { flushSync } from 'react-dom'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useWorkSaving } from '@/components/builder/use-work-saving'
import { useLeaveGuard } from '@/components/staff/use-leave-guard'
import { useSaveKey } from '@/components/staff/use-save-key'
import { restoreFromTrash } from '@/components/staff/restore-from-trash'
import { call, staffCall } from '@/components/staff/staff-call'
import { useKeptWork } from '@/components/staff/use-kept-work'
import { undoTime } from '@/components/staff/use-trash'
import { type Theirs, useOthers } from '@/components/staff/use-others'
import { type Found } from '@/components/staff/work-store'
import { showToast } from '@/components/ui/toast'
import { type StaffPost } from '@/lib/content-types'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { slugOf } from '@/lib/page-document/slug'
import { officeMoment } from '@/lib/time/office-time'
import { draftOf, emptyDraft, type PostDraft, postKind, postWork, sameDraft } from './post-draft'

export const blogList = '/admin/blog'

/** What the server has, and the version that the next save is about. */
type Saved = { id: string | null; draft: PostDraft; base: PostDraft; version: number; at: string | null }

const savedAs = (draft: PostDraft, { id, version, updatedAt }: StaffPost): Saved => ({
  id,
  draft,
  base: draft,
  version,
  at: updatedAt,
})

type Work = { saved: Saved; draft: PostDraft; slugByHand: boolean }

const unsaved: Saved = { id: null, draft: emptyDraft, base: emptyDraft, version: 0, at: null }

const scheduleOf = ({ isPublished, publishAt, unpublishAt }: Schedule): Schedule => ({
  isPublished,
  publishAt,
  unpublishAt,
})

/** When a post is shown: not yet, at a moment, or now. */
export type Mode = 'draft' | 'schedule' | 'now'
export const modeOf = ({ isPublished, publishAt }: PostDraft): Mode =>
  isPublished ? 'now' : publishAt ? 'schedule' : 'draft'

type Deed = { label: string; done: string; effect: string }

/** What the solid button will do, what is said when it is done, and what visitors see then. */
export function deedOf(stored: PostDraft, draft: PostDraft): Deed {
  const [was, is] = [modeOf(stored), modeOf(draft)]
  if (is === 'now') {
    const effect = 'Visitors see it at once'
    return was === 'now'
      ? { label: 'Update', done: 'Post updated', effect }
      : { label: 'Publish', done: 'Post published', effect }
  }
  if (is === 'schedule') {
    const moment = officeMoment(draft.publishAt ?? '')
    const effect = was === 'now' ? `Visitors don’t find it until ${moment}` : `Visitors see it from ${moment}`
    return { label: 'Schedule', done: 'Post scheduled', effect }
  }
  if (was === 'now')
    return { label: 'Unpublish', done: 'Post unpublished', effect: 'Visitors no longer find it' }
  return { label: 'Save draft', done: 'Draft saved', effect: 'Only staff see a draft' }
}

/** The editor's state, and everything that comes and goes with it: keeping, saving, leaving. */
export function usePostEditor(post: StaffPost | null, given: string) {
  const [work, put] = useReducer(
    (now: Work, next: (now: Work) => Partial<Work>): Work => ({ ...now, ...next(now) }),
    null,
    (): Work => {
      if (post) return { saved: savedAs(draftOf(post), post), draft: draftOf(post), slugByHand: true }
      const draft = { ...emptyDraft, title: given, slug: slugOf(given) }
      return { saved: unsaved, draft, slugByHand: false }
    },
  )
  const { saved, draft, slugByHand } = work
  const [leaving, setLeaving] = useState<{ href: string | null } | null>(null)
  /** Where to go when the save that is under way has worked. */
  const goal = useRef<typeof leaving>(null)
  const deleting = useRef(false)
  const { id } = saved
  const dirty = useMemo(() => !sameDraft(draft, saved.draft), [draft, saved.draft])
  const kept = useKeptWork({
    store: postWork,
    isSame: sameDraft,
    id: id ?? 'new',
    draft,
    dirty,
    version: saved.version,
    base: saved.base,
  })
  const leave = useLeaveGuard({
    dirty,
    own: `${blogList}/${id ?? 'new'}/`,
    home: blogList,
    onAsk: (href) => setLeaving({ href }),
  })
  const deed = deedOf(saved.draft, draft)

  const saving = useWorkSaving({
    kind: postKind,
    address: id ? `/api/blog/${id}` : '/api/blog',
    isNew: !id,
    draft,
    version: saved.version,
    done: deed.done,
    onSaved: (stored, sent) => {
      if (goal.current && sameDraft(draft, sent)) {
        kept.finish(true)
        return leave(goal.current.href)
      }
      put(() => ({ saved: savedAs(sent, stored), slugByHand: true }))
      // The address of what is edited now; the sheet stays as it is, with its cursor and its undo.
      if (!id) history.replaceState(history.state, '', `${blogList}/${stored.id}/edit`)
    },
    onRemote: (theirs, both) => {
      put(() => ({ saved: savedAs(draftOf(theirs), theirs), draft: both ?? draftOf(theirs) }))
    },
    onRefused: (errors) => {
      const [name = ''] = Object.keys(errors)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-field=${name}] :is(input, textarea, select)`)?.focus(),
      )
    },
  })

  const { publishAt, unpublishAt } = saved.draft
  const others = useOthers<StaffPost>({
    kind: 'post',
    id,
    work: draft,
    dirty,
    busy: saving.busy,
    version: saved.version,
    read: async () => {
      const answer = await call<StaffPost & Omit<Theirs<StaffPost>, 'stored'>>('GET', `/api/blog/${id}`)
      if (!answer.ok) return null
      const { savedBy, hasRevision, ...stored } = answer.data
      return { stored, savedBy, hasRevision }
    },
    isSame: (stored) =>
      sameDraft({ ...draftOf(stored), ...scheduleOf(saved.base) }, saved.base) &&
      // Who sees it has been settled here and there: that is asked about.
      (sameValue(scheduleOf(draft), scheduleOf(saved.draft)) ||
        sameValue(scheduleOf(stored), scheduleOf(saved.base))),
    takeOver: (stored) =>
      put((now) => {
        const was = now.saved.draft
        // What one has settled oneself and not saved yet stays.
        const isSettled = !sameValue(scheduleOf(was), scheduleOf(now.draft))
        return {
          saved: savedAs({ ...was, ...scheduleOf(stored) }, stored),
          draft: isSettled ? now.draft : { ...now.draft, ...scheduleOf(stored) },
        }
      }),
    moments: [publishAt, unpublishAt],
  })

  function change(part: Partial<PostDraft>) {
    saving.clear(Object.keys(part))
    put((now) => {
      const next = { ...now.draft, ...part }
      if (part.title !== undefined && !now.slugByHand) next.slug = slugOf(part.title)
      return { draft: next }
    })
  }

  const bringBack = (found: Found<PostDraft>) => {
    const { base, version } = found
    // Saving it will notice when the post has been saved since.
    put((now) => ({ saved: { ...now.saved, base, version }, draft: found.draft, slugByHand: true }))
    kept.settle(found, true)
  }
  const { offered, resume } = kept
  const goOn = useEffectEvent(bringBack)
  useEffect(() => {
    if (resume && offered) goOn(offered)
  }, [resume, offered])

  const save = () => void saving.save()
  useSaveKey(save)

  /** Publishes now what only staff see; refused, its schedule is what it was, so that no later save publishes it. */
  async function publish() {
    if (saving.isUnderWay()) return
    const { isPublished, publishAt } = draft
    // The save sends what is drawn.
    flushSync(() => change({ isPublished: true, publishAt: null }))
    if (!(await saving.save(() => void publish()))) change({ isPublished, publishAt })
  }

  return {
    saved,
    draft,
    dirty,
    kept,
    saving,
    others,
    /** Goes on from what somebody else has saved. */
    showTheirs: (theirs: StaffPost) =>
      put(() => ({ saved: savedAs(draftOf(theirs), theirs), draft: draftOf(theirs) })),
    deed,
    leaving,
    slugByHand,
    change,
    changeSlug: (slug: string) => {
      put(() => ({ slugByHand: true }))
      change({ slug })
    },
    load: (next: PostDraft) => put(() => ({ draft: next })),
    save,
    publish: () => void publish(),
    bringBack,
    stay: () => setLeaving(null),
    saveAndLeave: () => {
      setLeaving(null)
      goal.current = leaving
      void saving.save().finally(() => (goal.current = null))
    },
    goAway: (discard: boolean) => {
      kept.finish(discard)
      if (leaving) leave(leaving.href)
    },
    remove: async () => {
      // The second click of a double click.
      if (!id || deleting.current) return
      deleting.current = true
      const answer = await staffCall('DELETE', `/api/blog/${id}`)
      if (!answer.ok) {
        deleting.current = false
        return showToast({ title: 'Failed to delete post', description: answer.detail, destructive: true })
      }
      showToast({
        title: 'Post deleted',
        lasts: undoTime,
        action: { label: 'Undo', run: () => void restoreFromTrash('post', { id, title: draft.title }) },
      })
      kept.flush()
      leave(blogList)
    },
  }
}

export type PostEditing = ReturnType<typeof usePostEditor>
