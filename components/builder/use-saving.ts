import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { liveToast, outcomeOf, savedToast } from '@/components/page-settings/outcome'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { staffCall } from '@/components/staff/staff-call'
import { useAlone } from '@/components/staff/use-alone'
import { type Draft, draftOf, sameDraft } from './draft'
import { draftToast, savedWork, type SaveOrder, sendDraft } from './draft-calls'
import { type Stage } from '@/components/records/conflict'
import { versionOwner, startWithOwner } from '@/components/records/version-names'

type Saving = {
  pageId: string
  draft: Draft
  /** Whether visitors see the page. */
  isLive: boolean
  /** The version that was edited. */
  version: number
  /** Who saw the page before. */
  before: Schedule
  /** `sent` is on the page now; the canvas may have gone on. */
  onSaved: (page: Page, sent: Draft, order: SaveOrder) => void
  /** The editing goes on from their version: with it as it is, or with both put together. */
  onRemote: (page: Page, both?: Draft) => void
  onRefused: (errors: Record<string, string>) => void
  /** What has just gone live is to be shown in the menu. */
  onPlace: () => void
  /** What is said of a saved draft leads to publishing it. */
  onPublish: () => void
}

/** What a refusal tells about the save that came first. */
export type Outdated = { page: Page; savedBy: string | null; hasRevision: boolean }

type Conflict = {
  remote: Page
  who: string | null
  /** Whether their version is among the revisions. */
  isKept: boolean
  /** How the refused save was to be done, or the next one is. */
  order: SaveOrder
  /** What is shown first: both versions side by side, or put together. */
  stage: Stage
}

/** Sends the work and deals with every way in which that can be refused. */
export function useSaving(saving: Saving) {
  const path = `/api/pages/${saving.pageId}`
  const { busy, alone, isUnderWay } = useAlone()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // What is said when an answer has come is about the canvas as it is then.
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })

  async function put(draft: Draft, version: number, order: SaveOrder): Promise<boolean> {
    setErrors({})
    const { asDraft, shown } = order
    const sent: Draft = { ...draft, settings: { ...draft.settings, ...shown } }
    const components = JSON.stringify(draft.document.blocks)
    const answer = asDraft
      ? await sendDraft(path, draft, version, order)
      : await staffCall<Page>('PUT', path, { ...sent.settings, components, version })
    if (answer.ok) {
      const page = answer.data
      setConflict(null)
      const { before } = latest.current
      showToast(
        asDraft
          ? {
              ...draftToast(page, order, draft),
              action:
                page.draft && order.then === 'stay'
                  ? { label: 'Publish…', run: latest.current.onPublish }
                  : undefined,
            }
          : shown?.isPublished
            ? liveToast(page.slug, latest.current.onPlace)
            : shown
              ? outcomeOf(page.slug, before, shown)
              : savedToast(page.slug, before, sent.settings),
      )
      latest.current.onSaved(page, asDraft ? savedWork(draft, page) : sent, order)
      return true
    }
    if (answer.status === 409 && !answer.errors.slug) {
      showConflict(answer.problem as Outdated, order)
      return false
    }
    setErrors(answer.errors)
    const again = { label: 'Try again', run: () => void save(order) }
    const refused = Object.keys(answer.errors).length > 0
    showToast({
      title: 'Failed to update page',
      description: refused ? Object.values(answer.errors)[0] : answer.detail,
      destructive: true,
      action: refused ? undefined : again,
    })
    if (refused) toCorrect(answer.errors)
    return false
  }

  /** What is to be corrected is in the canvas, not in a comparison. */
  function toCorrect(refusals: Record<string, string>) {
    setErrors(refusals)
    setConflict(null)
    latest.current.onRefused(refusals)
  }

  const save = (order: SaveOrder) => alone(() => put(latest.current.draft, latest.current.version, order))

  const showConflict = (
    { page, savedBy, hasRevision }: Outdated,
    order: SaveOrder,
    stage: Stage = 'versions',
  ) => setConflict({ remote: page, who: savedBy, isKept: hasRevision, order, stage })

  /** As Ctrl S does: on a live page nothing that visitors see changes by it. */
  const stayOrder = (): SaveOrder => ({ then: 'stay', asDraft: latest.current.isLive || undefined })

  /** Keeps a version as a revision without saving it on the page. Says so when that fails. */
  async function keep(draft: Draft, name: string, owner: string, content?: string) {
    const { title, slug, isPublished, metaTitle, metaDescription } = draft.settings
    const state = { title, slug, content, isPublished, metaTitle, metaDescription }
    const components = draft.document.blocks
    const answer = await staffCall('POST', `${path}/revisions`, { name, ...state, components })
    if (!answer.ok) {
      const refused = Object.values(answer.errors)[0]
      showToast({
        title: `Failed to keep ${owner} version`,
        description: `${refused ?? answer.detail} Nothing has been changed.`,
        destructive: true,
      })
    }
    return answer
  }

  async function keepMine(mine: Draft, name: string): Promise<boolean> {
    const answer = await keep(mine, name, 'your')
    if (!answer.ok && Object.keys(answer.errors).length > 0) toCorrect(answer.errors)
    return answer.ok
  }

  /** Also where theirs is what goes on: Undo may take it from the canvas, and a save from the page. */
  async function keepTheirs({ remote, who, isKept }: Conflict, when: string): Promise<boolean> {
    if (isKept) return true
    const name = `${startWithOwner(who)} version ${when}`
    const { ok } = await keep(draftOf(remote), name, versionOwner(who), remote.content)
    if (ok) setConflict((now) => now && { ...now, isKept: true })
    return ok
  }

  /** Settles the conflict that is shown, by what the work keeps first and does then. */
  const settle = (work: (shown: Conflict, mine: Draft) => Promise<boolean>) =>
    alone(async () => conflict !== null && work(conflict, latest.current.draft))

  return {
    busy,
    errors,
    conflict,
    save,
    saveAndStay: () => save(stayOrder()),
    /** Shows what somebody else has saved, before a save is refused for it. */
    compare: (remote: Outdated, stage: Stage) => showConflict(remote, stayOrder(), stage),
    /** Keeps the work while visitors see the page as it was. */
    saveDraft: (order: Pick<SaveOrder, 'publishAt'> = {}) => save({ ...order, then: 'stay', asDraft: true }),
    /** A name never publishes. */
    saveNamed: (revisionName: string) => save({ then: 'stay', revisionName, asDraft: true }),
    /** While a choice is being carried out it can't be taken back. */
    keepEditing: () => !isUnderWay() && setConflict(null),
    takeRemote: () =>
      settle(async (shown, mine) => {
        const { remote, who } = shown
        const name = `Set aside for ${versionOwner(who)} version`
        const isSame = sameDraft(mine, draftOf(remote))
        if (!isSame && !((await keepMine(mine, name)) && (await keepTheirs(shown, 'as it was taken'))))
          return false
        latest.current.onRemote(remote)
        setConflict(null)
        return true
      }),
    saveLocal: () =>
      settle(async (shown, mine) => {
        const { remote, order } = shown
        return (await keepTheirs(shown, 'before it was replaced')) && put(mine, remote.version, order)
      }),
    /** The merged draft, which has been seen, is a step in the canvas and is saved, over the version it was made with. */
    saveMerged: (draft: Draft) =>
      settle(async (shown, mine) => {
        const { remote, who, order } = shown
        if (!(await keepTheirs(shown, 'before both were put together'))) return false
        const name = `Before it was put together with ${versionOwner(who)} version`
        if (!sameDraft(mine, draft) && !(await keepMine(mine, name))) return false
        latest.current.onRemote(remote, draft)
        setConflict(null)
        return put(draft, remote.version, order)
      }),
  }
}
