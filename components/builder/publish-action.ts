import { type Schedule } from '@/lib/page-document/schedule'
import { type PageSettings } from './draft'
import { sameSchedule, type ScreenState } from './screen-state'

/** Action of the Publish button; `nothing` if visitors already see the content of the canvas. */
export type PublishAction = 'publish' | 'changes' | 'schedule' | 'unpublish' | 'nothing'

/** Returns the action for the stored and the chosen visibility. */
export function publishActionOf(stored: Schedule, next: Schedule, dirty: boolean): PublishAction {
  if (next.isPublished) return !stored.isPublished ? 'publish' : dirty ? 'changes' : 'nothing'
  if (stored.isPublished) return 'unpublish'
  return next.publishAt ? 'schedule' : 'publish'
}

/**
 * Returns true if saving would change what visitors see: a draft keeps neither the address of a live page nor
 * its visibility.
 */
export function isForVisitors(before: PageSettings, after: PageSettings): boolean {
  if (before.isPublished) return before.slug !== after.slug || !sameSchedule(before, after)
  return after.isPublished || (after.publishAt !== null && after.publishAt !== before.publishAt)
}

export function saveEffect(stored: Schedule, next: Schedule): string {
  if (next.isPublished) return 'goes live now'
  if (stored.isPublished) return 'takes it offline now'
  return next.publishAt ? 'schedules it' : 'keeps a draft'
}

const publishLabels: Record<PublishAction, { label: string; short: string }> = {
  publish: { label: 'Publish', short: 'Publish' },
  changes: { label: 'Publish changes', short: 'Publish' },
  schedule: { label: 'Schedule…', short: 'Schedule' },
  unpublish: { label: 'Unpublish…', short: 'Unpublish' },
  nothing: { label: 'Check', short: 'Check' },
}

export const publishLabelOf = ({ draft, stored }: ScreenState['saved'], next: Schedule, dirty: boolean) =>
  publishLabels[publishActionOf(draft.settings, next, dirty || stored.draft !== undefined)]
