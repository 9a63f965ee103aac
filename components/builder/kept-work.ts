import { blockRegistry } from '@/components/blocks/registry'
import { type StoredComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { blocksIn, openBlocks, toStored } from '@/lib/page-document/stored'
import { type Draft } from './draft'

/** Unsaved work on a page as the browser keeps it, with the page's version it began with and what that one said. */
export type KeptWork = { at: string; version: number; base: Draft; draft: Draft }

/** Kept work and the key it is kept under. */
export type FoundWork = KeptWork & { key: string }

const prefixOf = (pageId: string) => `page-work:${pageId}:`

/** A key of its own for each time that a page is opened: what another tab or an earlier visit keeps stays untouched. */
export const newKey = (pageId: string): string =>
  `${prefixOf(pageId)}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`

/** All kept work on a page, the latest last; what can't be read is as good as none. */
export function listKept(pageId: string): FoundWork[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(pageId)))
      .flatMap((key) => read(key) ?? [])
      .sort((one, other) => one.at.localeCompare(other.at))
  } catch {
    return []
  }
}

function read(key: string): FoundWork | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptWork | null
    const [base, draft] = [opened(kept?.base), opened(kept?.draft)]
    return kept && base && draft ? { ...kept, base, draft, key } : null
  } catch {
    return null
  }
}

/** A kept draft; the site may have been renewed since, so that its blocks are lifted as those of the database are. */
function opened(draft: Draft | undefined): Draft | null {
  const blocks = blocksIn(draft?.document) as StoredComponent[] | undefined
  if (!draft?.settings || !blocks) return null
  return { ...draft, document: documentOf(openBlocks(blocks, blockRegistry)) }
}

const asStored = (draft: Draft) => ({
  ...draft,
  document: { ...draft.document, blocks: toStored(draft.document.blocks, blockRegistry) },
})

/** Keeps the work. False when the browser refuses, e.g. because its storage is full. */
export function keep(key: string, kept: KeptWork): boolean {
  try {
    const stored = { ...kept, base: asStored(kept.base), draft: asStored(kept.draft) }
    localStorage.setItem(key, JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

const resumed = 'page-work-resumed'

/** The work on a page goes on when this tab comes back to it, without being offered first. */
export function resumeLater(pageId: string): void {
  try {
    sessionStorage.setItem(resumed, pageId)
  } catch {
    // Then it is offered.
  }
}

/** Whether the work on a page is to go on; asked once. */
export function isResumed(pageId: string): boolean {
  try {
    const yes = sessionStorage.getItem(resumed) === pageId
    if (yes) sessionStorage.removeItem(resumed)
    return yes
  } catch {
    return false
  }
}
