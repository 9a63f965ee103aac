import { type Schedule } from '@/lib/page-document/schedule'
import { type PageSettings } from './draft'
import { sameSchedule } from './screen-state'

/** What the Publish button will do, in one word; `nothing` where what is on the canvas is what visitors see. */
export type Deed = 'publish' | 'changes' | 'schedule' | 'unpublish' | 'nothing'

/** What publishing comes to, by who sees the page now and who is to see it. */
export function deedOf(stored: Schedule, wanted: Schedule, dirty: boolean): Deed {
  if (wanted.isPublished) return !stored.isPublished ? 'publish' : dirty ? 'changes' : 'nothing'
  if (stored.isPublished) return 'unpublish'
  return wanted.publishAt ? 'schedule' : 'publish'
}

/** Whether saving would show visitors something, or hide it: the address of a live page and who sees a page are kept by no draft. */
export function isForVisitors(was: PageSettings, now: PageSettings): boolean {
  if (was.isPublished) return was.slug !== now.slug || !sameSchedule(was, now)
  return now.isPublished || (now.publishAt !== null && now.publishAt !== was.publishAt)
}

/** What Save Page does, in the words after its name; `stored` and `wanted` say who sees the page. */
export function saveEffect(stored: Schedule, wanted: Schedule): string {
  if (wanted.isPublished) return 'goes live now'
  if (stored.isPublished) return 'takes it offline now'
  return wanted.publishAt ? 'schedules it' : 'keeps a draft'
}

/** As the button in the bar says it; `short` where it has the room of a thumb. */
export const deedLabels: Record<Deed, { label: string; short: string }> = {
  publish: { label: 'Publish', short: 'Publish' },
  changes: { label: 'Publish changes', short: 'Publish' },
  schedule: { label: 'Schedule…', short: 'Schedule' },
  unpublish: { label: 'Unpublish…', short: 'Unpublish' },
  nothing: { label: 'Check', short: 'Check' },
}
