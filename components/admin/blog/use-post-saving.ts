import { useEffect, useRef, useState } from 'react'
import { whose, whoseAtStart } from '@/components/builder/whose'
import { staffCall } from '@/components/staff/staff-call'
import { useAlone } from '@/components/staff/use-alone'
import { showToast } from '@/components/ui/toast'
import { type StaffPost } from '@/lib/content-types'
import { type Stage } from '@/components/builder/use-saving'
import { type Theirs } from '@/components/staff/use-others'
import { draftOf, type PostDraft, sameDraft } from './post-draft'

type Saving = {
  /** Null while it is new. */
  id: string | null
  draft: PostDraft
  /** The version that was edited. */
  version: number
  /** What is said when it worked. */
  done: string
  /** `sent` is stored now; the editing may have gone on. */
  onSaved: (post: StaffPost, sent: PostDraft) => void
  /** The editing goes on from their version: as it is, or with both put together. */
  onTheirs: (post: StaffPost, both?: PostDraft) => void
  onRefused: (errors: Record<string, string>) => void
}

/** What a refusal tells about the save that came first. */
type Outdated = { post: StaffPost; savedBy: string | null; hasRevision: boolean }
type Conflict = {
  theirs: StaffPost
  who: string | null
  isKept: boolean
  /** What is shown first: both versions side by side, or put together. */
  stage: Stage
  /** The name that the refused save was to have. */
  revisionName?: string
}

/** Sends the work and deals with every way in which that can be refused. */
export function usePostSaving(saving: Saving) {
  const { busy, alone, isUnderWay } = useAlone()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [suggestions, setSuggestions] = useState<string[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // What is said when an answer has come is about the sheet as it is then.
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })

  async function send(draft: PostDraft, version: number, revisionName?: string): Promise<boolean> {
    const { id, done } = latest.current
    setErrors({})
    setSuggestions([])
    const answer = await (id
      ? staffCall<StaffPost>('PUT', `/api/blog/${id}`, { ...draft, version, revisionName })
      : staffCall<StaffPost>('POST', '/api/blog', draft))
    if (answer.ok) {
      setConflict(null)
      showToast({ title: done, description: revisionName && `This version is called “${revisionName}”.` })
      latest.current.onSaved(answer.data, draft)
      return true
    }
    if (answer.status === 409 && !answer.errors.slug) {
      const { post, savedBy, hasRevision } = answer.problem as Outdated
      setConflict({ theirs: post, who: savedBy, isKept: hasRevision, revisionName, stage: 'versus' })
      return false
    }
    const refused = Object.values(answer.errors)[0]
    showToast({
      title: 'Failed to save post',
      description: refused ?? answer.detail,
      destructive: true,
      action: refused ? undefined : { label: 'Try again', run: () => void save(revisionName) },
    })
    if (refused) {
      setConflict(null)
      setErrors(answer.errors)
      setSuggestions((answer.problem as { suggestions?: string[] }).suggestions ?? [])
      latest.current.onRefused(answer.errors)
    }
    return false
  }

  const save = (revisionName?: string) =>
    alone(() => send(latest.current.draft, latest.current.version, revisionName))

  /** Keeps a version as a revision without saving it on the post. Says so when that fails. */
  async function keep(draft: PostDraft, name: string, owner: string): Promise<boolean> {
    const { publishAt: _publishAt, unpublishAt: _unpublishAt, ...state } = draft
    const answer = await staffCall('POST', `/api/blog/${latest.current.id}/revisions`, { ...state, name })
    if (answer.ok) return true
    const refused = Object.values(answer.errors)[0]
    showToast({
      title: `Failed to keep ${owner} version`,
      description: `${refused ?? answer.detail} Nothing has been changed.`,
      destructive: true,
    })
    return false
  }

  async function keepTheirs({ theirs, who, isKept }: Conflict, when: string): Promise<boolean> {
    return isKept || keep(draftOf(theirs), `${whoseAtStart(who)} version ${when}`, whose(who))
  }

  /** Settles the conflict that is shown, by what the work keeps first and does then. */
  const settle = (work: (shown: Conflict, mine: PostDraft) => Promise<boolean>) =>
    alone(async () => conflict !== null && work(conflict, latest.current.draft))

  return {
    busy,
    errors,
    suggestions,
    conflict,
    save: () => save(),
    /** Shows what somebody else has saved, before a save is refused for it. */
    compare: ({ stored, savedBy, hasRevision }: Theirs<StaffPost>, stage: Stage) =>
      setConflict({ theirs: stored, who: savedBy, isKept: hasRevision, stage }),
    saveNamed: (name: string) => save(name),
    /** Keeps what is on the sheet under a name and saves nothing. */
    keepNamed: (name: string) => alone(() => keep(latest.current.draft, name, 'your')),
    /** A refusal is about what was there: it goes with the next change. */
    clear: (names: readonly string[]) => {
      if (!names.some((name) => name in errors)) return
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
      if (names.includes('slug')) setSuggestions([])
    },
    keepEditing: () => {
      if (!isUnderWay()) setConflict(null)
    },
    takeTheirs: () =>
      settle(async (shown, mine) => {
        const { theirs, who } = shown
        if (
          !sameDraft(mine, draftOf(theirs)) &&
          !(await keep(mine, `Set aside for ${whose(who)} version`, 'your'))
        )
          return false
        if (!(await keepTheirs(shown, 'as it was taken'))) return false
        latest.current.onTheirs(theirs)
        setConflict(null)
        return true
      }),
    saveMine: () =>
      settle(
        async (shown, mine) =>
          (await keepTheirs(shown, 'before it was replaced')) &&
          send(mine, shown.theirs.version, shown.revisionName),
      ),
    putTogether: (both: PostDraft) =>
      settle(async (shown, mine) => {
        const { theirs, who } = shown
        if (!(await keepTheirs(shown, 'before both were put together'))) return false
        const name = `Before it was put together with ${whose(who)} version`
        if (!sameDraft(mine, both) && !(await keep(mine, name, 'your'))) return false
        latest.current.onTheirs(theirs, both)
        setConflict(null)
        return send(both, theirs.version, shown.revisionName)
      }),
  }
}

export type PostSaving = ReturnType<typeof usePostSaving>
