import { officeTimeZone as timeZone } from '@/lib/business/office-time'
import { type Draft } from './draft'

/** Unsaved work on a page as the browser keeps it, with the page's version it began with and what that one said. */
export type KeptWork = { at: string; version: number; base: Draft; draft: Draft }

const keyOf = (pageId: string) => `page-work:${pageId}`

/** The kept work on a page, or null; what can't be read is as good as none. */
export function readKept(pageId: string): KeptWork | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as Partial<KeptWork> | null
    const isDraft = (draft?: Draft) => Array.isArray(draft?.document.blocks) && !!draft.settings
    return kept && isDraft(kept.draft) && isDraft(kept.base) ? (kept as KeptWork) : null
  } catch {
    return null
  }
}

/** Keeps the work. False when the browser refuses, e.g. because its storage is full. */
export function keep(pageId: string, kept: KeptWork): boolean {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forget(pageId: string): void {
  try {
    localStorage.removeItem(keyOf(pageId))
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** "10:40 AM", with the day in front when it isn't today. */
export function timeOf(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const dayOf = (date: Date) => date.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' })
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return dayOf(at) === dayOf(now) ? time : `${dayOf(at)}, ${time}`
}
