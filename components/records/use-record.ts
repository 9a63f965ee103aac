import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { call, staffCall } from '@/components/staff/staff-call'
import { useLocalCopy } from '@/components/staff/use-local-copy'
import { useLeaveGuard } from '@/components/staff/use-leave-guard'
import { type RemoteState, useCollaborators } from '@/components/staff/use-collaborators'
import { useSaveKey } from '@/components/staff/shortcuts'
import { type LocalCopy, type LocalCopyStore } from '@/components/staff/local-copy-store'
import { showToast } from '@/components/ui/toast'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'
import { type Stage } from './conflict'
import { showFailure, useSaving } from './use-saving'

export type Versioned = { version: number; updatedAt: string | null }

/** Describes how the records of a kind are edited. */
export type EditorKind<Stored extends Versioned, Draft> = {
  /** "post" */
  what: string
  kind: string
  store: LocalCopyStore<Draft>
  idOf: (stored: Stored) => string
  draftOf: (stored: Stored) => Draft
  isSame: (one: Draft, other: Draft) => boolean
  /** Returns the part of a draft that a revision stores. Kinds without it have no revisions. */
  revisionOf?: (draft: Draft) => object
  /** Returns the stored record from a conflict answer. */
  storedIn: (problem: unknown) => Stored | undefined
  /** Returns the schedule of a draft, for kinds that have one. */
  scheduleOf?: (draft: Draft) => Schedule
  /** The address of the list, which follows leaving, and saving a form. */
  home: string
  /** Returns the path below which it is edited; null for a new one. */
  editPath: (id: string | null) => string
  /** Returns the endpoint; its revisions are below it. */
  callPath: (id: string | null) => string
}

/** A form that holds the draft. */
type DraftForm<Draft> = {
  read: () => Draft
  show: (draft: Draft) => void
  /** Returns what to send; null if fields have to be corrected first. */
  check: () => Promise<object | null>
}

/** A save that names a revision, or leaves the editor if nothing has changed since. */
type SaveOrder = { revisionName?: string; leaveFor?: { href: string | null } }

/** The stored draft, and the version that the next save names. */
type Saved<Draft> = { id: string | null; draft: Draft; base: Draft; version: number; at: string | null }

type RecordInput<Stored extends Versioned, Draft> = {
  kind: EditorKind<Stored, Draft>
  /** Null for a new one. */
  id: string | null
  stored: Stored | null
  empty: Draft
  initial?: Partial<Draft>
  /** Returns the message after a save. */
  doneText: (saved: Draft, draft: Draft) => string
  /** Runs after a save when the editing goes on. */
  onSaved?: (stored: Stored) => void
  onRefused: (errors: Record<string, string>) => void
  /** Without it the editor changes the draft by `change` and `load`. */
  form?: DraftForm<Draft>
}

/** Edits a record: its draft, local copy, leaving, collaborators, saving and conflicts. */
export function useRecord<Stored extends Versioned, Draft extends object>(input: RecordInput<Stored, Draft>) {
  const router = useRouter()
  const { kind, form } = input
  const { draftOf, isSame, home } = kind
  const savedAs = (draft: Draft, stored: Stored): Saved<Draft> => {
    const { version, updatedAt } = stored
    return { id: kind.idOf(stored), draft, base: draft, version, at: updatedAt }
  }
  type State = { saved: Saved<Draft>; draft: Draft }
  const [{ saved, draft }, put] = useReducer(
    (state: State, next: (state: State) => Partial<State>): State => ({ ...state, ...next(state) }),
    null,
    (): State => {
      const { id, stored, empty, initial } = input
      if (!stored)
        return {
          saved: { id, draft: empty, base: empty, version: 0, at: null },
          draft: { ...empty, ...initial },
        }
      const draft = draftOf(stored)
      return { saved: savedAs(draft, stored), draft }
    },
  )
  const { id } = saved
  const [leaving, setLeaving] = useState<{ href: string | null } | null>(null)
  const saveOrder: SaveOrder = form ? { leaveFor: { href: home } } : {}
  /** Returns the current draft: a form reports its changes a little later. */
  const read = () => form?.read() ?? draft
  const dirty = useMemo(() => !isSame(draft, saved.draft), [isSame, draft, saved.draft])
  const localCopy = useLocalCopy({
    store: kind.store,
    isSame,
    id: id ?? 'new',
    draft,
    dirty,
    version: saved.version,
    base: saved.base,
  })
  const leave = useLeaveGuard({
    dirty,
    ownPath: kind.editPath(id),
    home,
    onAsk: (href) => setLeaving({ href }),
  })
  function show(next: Draft, nextSaved: Saved<Draft>) {
    form?.show(next)
    put(() => ({ saved: nextSaved, draft: next }))
  }
  const showRemote = (stored: Stored, merged = draftOf(stored)) =>
    show(merged, savedAs(draftOf(stored), stored))

  const saving = useSaving<Stored, Draft, SaveOrder>({
    read: () => ({ draft: read(), base: saved.base, version: saved.version }),
    draftOf,
    isSame,
    storedIn: kind.storedIn,
    send: async (local, version, { revisionName }) => {
      const body = form ? await form.check() : local
      if (!body) return null
      return id
        ? staffCall('PUT', kind.callPath(id), { ...body, version, revisionName })
        : staffCall('POST', kind.callPath(id), body)
    },
    revisionOf:
      kind.revisionOf && ((local) => ({ address: kind.callPath(id), body: kind.revisionOf!(local) })),
    onSaved: (stored, sentDraft, { revisionName, leaveFor }) => {
      const description = revisionName && `This version is called “${revisionName}”.`
      showToast({ title: input.doneText(saved.draft, sentDraft), description })
      if (!leaveFor || !isSame(read(), sentDraft)) {
        put(() => ({ saved: savedAs(sentDraft, stored) }))
        return input.onSaved?.(stored)
      }
      // The editing of a new record goes on in place: there is no question about the record that it has become.
      put(() => ({ saved: { ...savedAs(sentDraft, stored), id } }))
      goAway(leaveFor.href, true)
      router.refresh()
    },
    onRemote: showRemote,
    onFailed: (refusal, again) => showFailure(`Failed to save ${kind.what}`, refusal, again, !!form),
    onRefused: input.onRefused,
  })

  const scheduleOf = (state: Draft) => kind.scheduleOf?.(state) ?? {}
  const { publishAt = null, unpublishAt = null } = kind.scheduleOf?.(saved.draft) ?? {}
  const collaborators = useCollaborators<Stored>({
    kind: kind.kind,
    id,
    draft,
    dirty,
    busy: saving.busy,
    version: saved.version,
    read: async () => {
      type Answer = Stored & Partial<Pick<RemoteState<Stored>, 'savedBy'>> & { hasRevision?: boolean }
      const answer = await call<Answer | null>('GET', kind.callPath(id))
      if (!answer.ok || !answer.data) return null
      const { savedBy = null, hasRevision = true, ...stored } = answer.data
      return { stored: stored as unknown as Stored, savedBy, hasRevision }
    },
    isSame: (stored) =>
      isSame({ ...draftOf(stored), ...scheduleOf(saved.base) }, saved.base) &&
      // If both sides changed the schedule, the user has to choose.
      (sameValue(scheduleOf(draft), scheduleOf(saved.draft)) ||
        sameValue(scheduleOf(draftOf(stored)), scheduleOf(saved.base))),
    takeOver: (stored) =>
      put((now) => {
        const [before, schedule] = [scheduleOf(now.saved.draft), scheduleOf(draftOf(stored))]
        // A schedule that was changed here and isn't saved yet stays.
        const isKept = sameValue(before, schedule) || !sameValue(before, scheduleOf(now.draft))
        return {
          saved: savedAs({ ...now.saved.draft, ...schedule }, stored),
          draft: isKept ? now.draft : { ...now.draft, ...schedule },
        }
      }),
    moments: [publishAt, unpublishAt],
  })

  const bringBack = (copy: LocalCopy<Draft>) => {
    const { base, version } = copy
    // If the record has been saved since, saving the copy leads to the conflict dialog.
    show(copy.draft, { ...saved, base, version })
    localCopy.settle(copy, true)
  }
  const { offered, resume } = localCopy
  const goOn = useEffectEvent(bringBack)
  useEffect(() => {
    if (resume && offered) goOn(offered)
  }, [resume, offered])

  function goAway(href: string | null, discard: boolean) {
    localCopy.finish(discard)
    leave(href)
  }

  const save = () => void saving.save(saveOrder)
  useSaveKey(save)

  return {
    saved,
    draft,
    dirty,
    localCopy,
    collaborators,
    leave,
    /** Leaves a record that was deleted for good. */
    leaveDeleted: () => goAway(home, true),
    saving: {
      ...saving,
      compare: (remote: RemoteState<Stored>, stage: Stage) => saving.compare(remote, stage, saveOrder),
      saveNamed: (revisionName: string) => saving.save({ revisionName }),
    },
    save,
    bringBack,
    showRemote,
    change: (next: (draft: Draft) => Draft) => put((now) => ({ draft: next(now.draft) })),
    load: (next: Draft) => put(() => ({ draft: next })),
    /** The props of the question about leaving while it is open. */
    leaveQuestion: leaving && {
      onStay: () => setLeaving(null),
      onSave: () => {
        setLeaving(null)
        void saving.save({ leaveFor: leaving })
      },
      onKeep: () => goAway(leaving.href, false),
      onDiscard: () => goAway(leaving.href, true),
    },
  }
}
