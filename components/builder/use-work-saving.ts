import { useEffect, useRef, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useAlone } from '@/components/staff/use-alone'
import { showToast } from '@/components/ui/toast'
import { type Theirs } from '@/components/staff/use-others'
import { type Stage } from '@/components/records/conflict'
import { versionOwner, startWithOwner } from '@/components/records/version-names'

type Versioned = { version: number }

/** A kind of work that is edited as one sheet, kept as revisions, and saved over the version that was edited. */
export type WorkKind<Stored extends Versioned, Draft> = {
  /** What it is called: "post". */
  what: string
  draftOf: (stored: Stored) => Draft
  isSame: (one: Draft, other: Draft) => boolean
  /** What of a draft is kept as a revision. */
  revisionOf: (draft: Draft) => object
  /** What is stored now, out of a refusal. */
  storedIn: (problem: unknown) => Stored
}

type Saving<Stored extends Versioned, Draft> = {
  kind: WorkKind<Stored, Draft>
  /** Where it is sent; revisions lie below it. */
  address: string
  /** It isn't stored yet: it is made there. */
  isNew?: boolean
  draft: Draft
  /** The version that was edited. */
  version: number
  /** What is said when it worked. */
  done: string
  /** `sent` is stored now; the editing may have gone on. */
  onSaved: (stored: Stored, sent: Draft) => void
  /** The editing goes on from their version: as it is, or with both put together. */
  onRemote: (stored: Stored, both?: Draft) => void
  onRefused: (errors: Record<string, string>) => void
}

/** What a refusal tells about the save that came first; where every save is kept, it needn't say so. */
type Outdated = { savedBy?: string | null; hasRevision?: boolean }
type Conflict<Stored> = {
  remote: Stored
  who: string | null
  isKept: boolean
  /** What is shown first: both versions side by side, or put together. */
  stage: Stage
  /** The name that the refused save was to have. */
  revisionName?: string
}

/** Sends the work and deals with every way in which that can be refused. */
export function useWorkSaving<Stored extends Versioned, Draft extends object>(saving: Saving<Stored, Draft>) {
  const { busy, alone, isUnderWay } = useAlone()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [suggestions, setSuggestions] = useState<string[]>([])
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null)
  const { what, draftOf, isSame, revisionOf, storedIn } = saving.kind
  // What is said when an answer has come is about the sheet as it is then.
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })

  async function send(
    draft: Draft,
    version: number,
    revisionName?: string,
    again: () => void = () => void save(revisionName),
  ): Promise<boolean> {
    const { address, isNew, done } = latest.current
    setErrors({})
    setSuggestions([])
    const answer = await (isNew
      ? staffCall<Stored>('POST', address, draft)
      : staffCall<Stored>('PUT', address, { ...draft, version, revisionName }))
    if (answer.ok) {
      setConflict(null)
      showToast({ title: done, description: revisionName && `This version is called “${revisionName}”.` })
      latest.current.onSaved(answer.data, draft)
      return true
    }
    if (answer.status === 409 && !answer.errors.slug) {
      const { savedBy = null, hasRevision = true } = answer.problem as Outdated
      const remote = storedIn(answer.problem)
      setConflict({ remote, who: savedBy, isKept: hasRevision, revisionName, stage: 'versions' })
      return false
    }
    const refused = Object.values(answer.errors)[0]
    showToast({
      title: `Failed to save ${what}`,
      description: refused ?? answer.detail,
      destructive: true,
      action: refused ? undefined : { label: 'Try again', run: again },
    })
    if (refused) {
      setConflict(null)
      setErrors(answer.errors)
      setSuggestions((answer.problem as { suggestions?: string[] }).suggestions ?? [])
      latest.current.onRefused(answer.errors)
    }
    return false
  }

  const save = (revisionName?: string, again?: () => void) =>
    alone(() => send(latest.current.draft, latest.current.version, revisionName, again))

  /** Keeps a version as a revision without saving it. Says so when that fails. */
  async function keep(draft: Draft, name: string, owner: string): Promise<boolean> {
    const body = { ...revisionOf(draft), name }
    const answer = await staffCall('POST', `${latest.current.address}/revisions`, body)
    if (answer.ok) return true
    const refused = Object.values(answer.errors)[0]
    showToast({
      title: `Failed to keep ${owner} version`,
      description: `${refused ?? answer.detail} Nothing has been changed.`,
      destructive: true,
    })
    return false
  }

  async function keepTheirs({ remote, who, isKept }: Conflict<Stored>, when: string): Promise<boolean> {
    return isKept || keep(draftOf(remote), `${startWithOwner(who)} version ${when}`, versionOwner(who))
  }

  /** Settles the conflict that is shown, by what the work keeps first and does then. */
  const settle = (work: (shown: Conflict<Stored>, mine: Draft) => Promise<boolean>) =>
    alone(async () => conflict !== null && work(conflict, latest.current.draft))

  return {
    busy,
    isUnderWay,
    errors,
    suggestions,
    conflict,
    /** `again` is what "Try again" does where the server didn't answer; without it the same once more. */
    save: (again?: () => void) => save(undefined, again),
    /** Shows what somebody else has saved, before a save is refused for it. */
    compare: ({ stored, savedBy, hasRevision }: Theirs<Stored>, stage: Stage) =>
      setConflict({ remote: stored, who: savedBy, isKept: hasRevision, stage }),
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
    takeRemote: () =>
      settle(async (shown, mine) => {
        const { remote, who } = shown
        if (
          !isSame(mine, draftOf(remote)) &&
          !(await keep(mine, `Set aside for ${versionOwner(who)} version`, 'your'))
        )
          return false
        if (!(await keepTheirs(shown, 'as it was taken'))) return false
        latest.current.onRemote(remote)
        setConflict(null)
        return true
      }),
    saveLocal: () =>
      settle(
        async (shown, mine) =>
          (await keepTheirs(shown, 'before it was replaced')) &&
          send(mine, shown.remote.version, shown.revisionName),
      ),
    saveMerged: (both: Draft) =>
      settle(async (shown, mine) => {
        const { remote, who } = shown
        if (!(await keepTheirs(shown, 'before both were put together'))) return false
        const name = `Before it was put together with ${versionOwner(who)} version`
        if (!isSame(mine, both) && !(await keep(mine, name, 'your'))) return false
        latest.current.onRemote(remote, both)
        setConflict(null)
        return send(both, remote.version, shown.revisionName)
      }),
  }
}
