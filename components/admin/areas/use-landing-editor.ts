import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { useWorkSaving } from '@/components/builder/use-work-saving'
import { call } from '@/components/staff/staff-call'
import { useKeptWork } from '@/components/staff/use-kept-work'
import { useLeaveGuard } from '@/components/staff/use-leave-guard'
import { type Theirs, useOthers } from '@/components/staff/use-others'
import { useSaveKey } from '@/components/staff/use-save-key'
import { type Found } from '@/components/staff/work-store'
import { landingId, type LandingWords } from '@/lib/content/areas'
import { areasHome } from './areas-head'
import { draftOf, type LandingDraft, landingKind, landingWork, sameDraft } from './landing-draft'

/** What the server has, and the version that the next save is about. */
type Saved = { draft: LandingDraft; base: LandingDraft; version: number; at: string | null }
type Work = { saved: Saved; draft: LandingDraft }

function savedAs(draft: LandingDraft, words: LandingWords | null): Saved {
  const { version = 0, updatedAt = null } = words ?? {}
  return { draft, base: draft, version, at: version > 1 ? updatedAt : null }
}

/** The part of a draft that a refusal is about: blocks are called components where they are checked. */
const partOf = (path: string) => (path.split('.')[0] ?? '').replace('components', 'blocks')

/** The state of the editor of a page's own words, and everything that comes and goes with it: keeping, saving, leaving. */
export function useLandingEditor(place: string, service: string, words: LandingWords | null) {
  const router = useRouter()
  const id = landingId(place, service)
  const address = `/api/areas/landings/${id}`
  const [{ saved, draft }, put] = useReducer(
    (now: Work, next: (now: Work) => Partial<Work>): Work => ({ ...now, ...next(now) }),
    null,
    (): Work => ({ saved: savedAs(draftOf(words), words), draft: draftOf(words) }),
  )
  const [leaving, setLeaving] = useState<{ href: string | null } | null>(null)
  /** Where to go when the save that is under way has worked. */
  const goal = useRef<typeof leaving>(null)
  const [refusals, setRefusals] = useState(0)
  const dirty = useMemo(() => !sameDraft(draft, saved.draft), [draft, saved.draft])
  const kept = useKeptWork({
    store: landingWork,
    isSame: sameDraft,
    id,
    draft,
    dirty,
    version: saved.version,
    base: saved.base,
  })
  const leave = useLeaveGuard({
    dirty,
    own: `${areasHome}/pages/${id}/`,
    home: areasHome,
    onAsk: (href) => setLeaving({ href }),
  })

  const saving = useWorkSaving({
    kind: landingKind,
    address,
    draft,
    version: saved.version,
    done: 'Page saved',
    onSaved: (stored, sent) => {
      if (goal.current && sameDraft(draft, sent)) {
        kept.finish(true)
        return leave(goal.current.href)
      }
      put(() => ({ saved: savedAs(sent, stored) }))
      // How the page stands with search engines may be another now.
      router.refresh()
    },
    onRemote: (theirs, both) =>
      put(() => ({ saved: savedAs(draftOf(theirs), theirs), draft: both ?? draftOf(theirs) })),
    onRefused: () => setRefusals((times) => times + 1),
  })
  // Once the fields say what is wrong with them.
  useEffect(() => {
    if (refusals > 0)
      document.querySelector<HTMLElement>('main [aria-invalid=true], main [data-error]')?.focus()
  }, [refusals])

  const others = useOthers<LandingWords>({
    kind: 'landing',
    id,
    work: draft,
    dirty,
    busy: saving.busy,
    version: saved.version,
    read: async () => {
      const answer = await call<(LandingWords & Pick<Theirs<LandingWords>, 'savedBy'>) | null>('GET', address)
      if (!answer.ok || !answer.data) return null
      const { savedBy, ...stored } = answer.data
      return { stored, savedBy, hasRevision: true }
    },
    isSame: (stored) => sameDraft(draftOf(stored), saved.base),
    takeOver: (stored) => put((now) => ({ saved: savedAs(now.saved.draft, stored) })),
    moments: [],
  })

  const bringBack = (found: Found<LandingDraft>) => {
    const { base, version } = found
    // Saving it will notice when the page has been saved since.
    put((now) => ({ saved: { ...now.saved, base, version }, draft: found.draft }))
    kept.settle(found, true)
  }
  const { offered, resume } = kept
  const goOn = useEffectEvent(bringBack)
  useEffect(() => {
    if (resume && offered) goOn(offered)
  }, [resume, offered])

  const save = () => void saving.save()
  useSaveKey(save)

  return {
    saved,
    draft,
    dirty,
    kept,
    saving,
    others,
    /** Goes on from what somebody else has saved. */
    showTheirs: (theirs: LandingWords) =>
      put(() => ({ saved: savedAs(draftOf(theirs), theirs), draft: draftOf(theirs) })),
    leaving,
    save,
    bringBack,
    change: (part: Partial<LandingDraft>) => {
      saving.clear(Object.keys(saving.errors).filter((path) => partOf(path) in part))
      put((now) => ({ draft: { ...now.draft, ...part } }))
    },
    load: (next: LandingDraft) => put(() => ({ draft: next })),
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
  }
}

export type LandingEditing = ReturnType<typeof useLandingEditor>
