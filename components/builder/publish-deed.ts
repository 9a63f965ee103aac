import { type Schedule } from '@/lib/page-document/schedule'
import { type PageSettings } from './draft'
import { sameSchedule } from './screen-state'

/** What the Publish button will do; `nothing` if visitors already see what is on the canvas. */
export type Deed = 'publish' | 'changes' | 'schedule' | 'unpublish' | 'nothing'

/** Returns what publishing will do, by the stored and the wanted visibility. */
export function deedOf(stored: Schedule, wanted: Schedule, dirty: boolean): Deed {
  if (wanted.isPublished) return !stored.isPublished ? 'publish' : dirty ? 'changes' : 'nothing'
  if (stored.isPublished) return 'unpublish'
  return wanted.publishAt ? 'schedule' : 'publish'
}

/**
 * Returns true if saving would change what visitors see: a draft keeps neither the address of a live page nor
 * its visibility.
 */
export function isForVisitors(was: PageSettings, now: PageSettings): boolean {
  if (was.isPublished) return was.slug !== now.slug || !sameSchedule(was, now)
  return now.isPublished || (now.publishAt !== null && now.publishAt !== was.publishAt)
}

/** Returns what follows "Save Page" in the button's description. */
export function saveEffect(stored: Schedule, wanted: Schedule): string {
  if (wanted.isPublished) return 'goes live now'
  if (stored.isPublished) return 'takes it offline now'
  return wanted.publishAt ? 'schedules it' : 'keeps a draft'
}

/** The labels of the button in the bar; `short` is for narrow screens. */
export const deedLabels: Record<Deed, { label: string; short: string }> = {
  publish: { label: 'Publish', short: 'Publish' },
  changes: { label: 'Publish changes', short: 'Publish' },
  schedule: { label: 'Schedule…', short: 'Schedule' },
  unpublish: { label: 'Unpublish…', short: 'Unpublish' },
  nothing: { label: 'Check', short: 'Check' },
}
