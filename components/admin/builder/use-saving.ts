import { useRef, useState } from 'react'
import { showToast } from '@/components/site/toast'
import { type Page, type PageRevision } from '@/lib/content-types'
import { staffCall } from '../staff-call'
import { type Draft } from './draft'

type Saving = {
  pageId: string
  draft: Draft
  /** The version that was edited. */
  version: number
  /** `named`: kept under a name, the editing goes on. */
  onSaved: (page: Page, named: boolean) => void
  onTheirs: (page: Page) => void
  onRefused: (errors: Record<string, string>) => void
}

type Conflict = { theirs: Page; who: string | null }

/** Sends the work and deals with every way in which that can be refused. */
export function useSaving(saving: Saving) {
  const { pageId, draft, onSaved, onTheirs, onRefused } = saving
  const path = `/api/pages/${pageId}`
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const sending = useRef(false)

  async function put(version: number, revisionName?: string): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setErrors({})
    const components = JSON.stringify(draft.document.blocks)
    const answer = await staffCall<Page>('PUT', path, {
      ...draft.settings,
      components,
      version,
      ...(revisionName ? { revisionName } : {}),
    })
    sending.current = false
    setBusy(false)
    if (answer.ok) {
      setConflict(null)
      showToast({ title: 'Page updated successfully' })
      onSaved(answer.data, revisionName !== undefined)
      return true
    }
    if (answer.status === 409 && !answer.errors.slug) {
      await showConflict()
      return false
    }
    setErrors(answer.errors)
    const again = { label: 'Try again', run: () => void put(version, revisionName) }
    const refused = Object.keys(answer.errors).length > 0
    showToast({
      title: 'Failed to update page',
      description: refused ? Object.values(answer.errors)[0] : answer.detail,
      destructive: true,
      action: refused ? undefined : again,
    })
    if (refused) onRefused(answer.errors)
    return false
  }

  async function showConflict() {
    const [theirs, revisions] = await Promise.all([
      staffCall<Page>('GET', path),
      staffCall<Pick<PageRevision, 'version' | 'staffName'>[]>('GET', `${path}/revisions`),
    ])
    if (!theirs.ok)
      return showToast({ title: 'Failed to update page', description: theirs.detail, destructive: true })
    const last = revisions.ok
      ? revisions.data.find(({ version }) => version === theirs.data.version)
      : undefined
    setConflict({ theirs: theirs.data, who: last?.staffName ?? null })
  }

  return {
    busy,
    errors,
    conflict,
    save: () => put(saving.version),
    saveNamed: (name: string) => put(saving.version, name),
    keepEditing: () => setConflict(null),
    takeTheirs: () => {
      if (conflict) onTheirs(conflict.theirs)
      setConflict(null)
    },
    /** Keeps theirs as a revision first, so that nothing of it is lost. */
    saveMine: async () => {
      if (!conflict) return
      const { theirs, who } = conflict
      const revisionName = `${who ? `${who}’s` : 'The other'} version before it was replaced`
      const kept = await staffCall<Page>('PUT', path, { version: theirs.version, revisionName })
      if (kept.ok) await put(kept.data.version)
      else await showConflict()
    },
  }
}
