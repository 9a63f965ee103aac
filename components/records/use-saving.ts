import { useEffect, useRef, useState } from 'react'
import { type Answer, staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { type RemoteState } from '@/components/staff/use-collaborators'
import { showError, showToast } from '@/components/ui/toast'
import { type OpenConflict, type Stage } from './conflict'
import { startWithOwner, versionOwner } from './version-names'

type Refusal = Extract<Answer<unknown>, { ok: false }>

type Saving<Stored extends { version: number | string }, Draft, Order> = {
  /** Returns the current draft, and the base and version that it began with. */
  read: () => { draft: Draft; base: Draft; version: Stored['version'] }
  draftOf: (stored: Stored) => Draft
  isSame: (one: Draft, other: Draft) => boolean
  /** Returns the stored record from a conflict answer; undefined for other answers. */
  storedIn: (problem: unknown) => Stored | undefined
  /** Answers null if validation rejected the draft before sending. */
  send: (draft: Draft, version: Stored['version'], order: Order) => Promise<Answer<Stored> | null>
  /** Returns the call that stores a draft as a revision. Kinds without it have no revisions. */
  revisionOf?: (draft: Draft, remote?: Stored) => { address: string; body: object }
  /** Called after `sent` was stored; the draft may have changed since. */
  onSaved: (stored: Stored, sent: Draft, order: Order) => void
  /** Continues from the remote version, or from both merged. */
  onRemote: (stored: Stored, merged?: Draft) => void
  /** Announces a failure. `again` retries. */
  onFailed: (refusal: Refusal, again: () => void) => void
  /** Called with the errors of fields that have to be corrected. */
  onRefused?: (errors: Record<string, string>) => void
}

type Conflict<Stored, Draft, Order> = OpenConflict<Draft> & {
  remote: Stored
  isKept: boolean
  /** The order of the refused save, or of the next one. */
  order: Order
}

/** Saves a record against the version that it was edited from, and handles every refusal. */
export function useSaving<Stored extends { version: number | string }, Draft, Order = undefined>(
  saving: Saving<Stored, Draft, Order>,
) {
  type Open = Conflict<Stored, Draft, Order>
  const { busy, runAlone, isRunning } = useSingleTask()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [suggestions, setSuggestions] = useState<string[]>([])
  const [conflict, setConflict] = useState<Open | null>(null)
  // Answers are applied to the draft at the time they arrive.
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })

  async function send(
    draft: Draft,
    version: Stored['version'],
    order: Order,
    again: () => void = () => void save(order),
  ): Promise<boolean> {
    setErrors({})
    setSuggestions([])
    const answer = await latest.current.send(draft, version, order)
    if (!answer) return false
    if (answer.ok) {
      setConflict(null)
      latest.current.onSaved(answer.data, draft, order)
      return true
    }
    const isOutdated = answer.status === 409 && !answer.errors.slug
    const remote = isOutdated ? latest.current.storedIn(answer.problem) : undefined
    if (remote) {
      // Kinds that store every save as a revision don't send `hasRevision`.
      const { savedBy = null, hasRevision = true } = answer.problem as Partial<RemoteState<Stored>>
      compare({ stored: remote, savedBy, hasRevision }, 'versions', order)
      return false
    }
    latest.current.onFailed(answer, again)
    correct(answer)
    return false
  }

  function compare({ stored, savedBy, hasRevision }: RemoteState<Stored>, stage: Stage, order: Order) {
    const { draft: local, base } = latest.current.read()
    const versions = { base, local, remote: latest.current.draftOf(stored) }
    setConflict({ remote: stored, versions, who: savedBy, isKept: hasRevision, order, stage })
  }

  /** Shows refused fields: they are in the editor, not in a comparison. */
  function correct({ errors: fieldErrors, problem }: Refusal) {
    if (Object.keys(fieldErrors).length === 0) return
    setConflict(null)
    setErrors(fieldErrors)
    setSuggestions((problem as { suggestions?: string[] }).suggestions ?? [])
    latest.current.onRefused?.(fieldErrors)
  }

  const save = (order: Order, again?: () => void) =>
    runAlone(() => {
      const { draft, version } = latest.current.read()
      return send(draft, version, order, again)
    })

  /** Stores a version as a revision without saving it. Announces a failure. */
  async function keep(draft: Draft, name: string, owner: string, remote?: Stored): Promise<boolean> {
    const revision = latest.current.revisionOf?.(draft, remote)
    if (!revision) return true
    const answer = await staffCall('POST', `${revision.address}/revisions`, { ...revision.body, name })
    if (answer.ok) return true
    showError(
      `Failed to keep ${owner} version`,
      `${Object.values(answer.errors)[0] ?? answer.detail} Nothing has been changed.`,
    )
    if (!remote) correct(answer)
    return false
  }

  const keepLocal = (draft: Draft, name: string) => keep(draft, name, 'your')

  /** Stores the remote version as a revision, even if the editing goes on from it: Undo and later saves may replace it. */
  async function keepRemote({ remote, versions, who, isKept }: Open, when: string) {
    if (isKept) return true
    const name = `${startWithOwner(who)} version ${when}`
    const isStored = await keep(versions.remote, name, versionOwner(who), remote)
    if (isStored) setConflict((now) => now && { ...now, isKept: true })
    return isStored
  }

  /** Settles the open conflict. */
  const settle = (choice: (open: Open, local: Draft) => Promise<boolean>) =>
    runAlone(async () => conflict !== null && choice(conflict, latest.current.read().draft))

  return {
    busy,
    isUnderWay: isRunning,
    errors,
    suggestions,
    conflict,
    /** `again` is the action of "Try again" if the server didn't answer; by default the same save. */
    save,
    /** Opens the conflict dialog before a save is refused. */
    compare,
    /** Stores the draft as a revision without saving the record. */
    keepNamed: (name: string) => runAlone(() => keepLocal(latest.current.read().draft, name)),
    /** Removes the errors of fields that change. */
    clear: (names: readonly string[]) => {
      if (!names.some((name) => name in errors)) return
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
      if (names.includes('slug')) setSuggestions([])
    },
    /** Does nothing while a choice is being carried out. */
    keepEditing: () => {
      if (!isRunning()) setConflict(null)
    },
    takeRemote: () =>
      settle(async (open, local) => {
        const { remote, versions, who } = open
        const { isSame, onRemote } = latest.current
        const name = `Set aside for ${versionOwner(who)} version`
        const isKept =
          isSame(local, versions.remote) ||
          ((await keepLocal(local, name)) && (await keepRemote(open, 'as it was taken')))
        if (!isKept) return false
        onRemote(remote)
        setConflict(null)
        return true
      }),
    saveLocal: () =>
      settle(
        async (open, local) =>
          (await keepRemote(open, 'before it was replaced')) && send(local, open.remote.version, open.order),
      ),
    /** Saves the merge that the user has seen over the version that it was made with. */
    saveMerged: (merged: Draft) =>
      settle(async (open, local) => {
        const { remote, who, order, versions, isKept, stage } = open
        if (!latest.current.isSame(local, versions.local)) {
          // The draft has changed since: show the new merge first.
          compare({ stored: remote, savedBy: who, hasRevision: isKept }, stage, order)
          return false
        }
        if (!(await keepRemote(open, 'before both were put together'))) return false
        const name = `Before it was put together with ${versionOwner(who)} version`
        if (!latest.current.isSame(local, merged) && !(await keepLocal(local, name))) return false
        latest.current.onRemote(remote, merged)
        setConflict(null)
        return send(merged, remote.version, order)
      }),
  }
}

/** Announces that a record could not be saved. A form says at its fields what is refused, so the message doesn't. */
export function showFailure(
  title: string,
  { errors, detail }: Refusal,
  again: () => void,
  isForm = false,
): void {
  const [error] = Object.values(errors)
  const fieldsNote = error && isForm ? 'See the fields that are marked.' : error
  showToast({
    title,
    description: fieldsNote ?? detail,
    destructive: true,
    action: fieldsNote ? undefined : { label: 'Try again', run: again },
  })
}
