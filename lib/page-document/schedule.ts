import { type Page } from '@/lib/content-types'

/** Visibility of a page, and when it changes by itself: ISO moments in UTC, null for never. */
export type Schedule = Pick<Page, 'isPublished' | 'publishAt' | 'unpublishAt'>

/** Returns a schedule as of `now`: past moments have taken effect, and moments without effect are removed. */
export function scheduleAt({ isPublished, publishAt, unpublishAt }: Schedule, now: Date): Schedule {
  const isPassed = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime()
  const draft = { isPublished: false, publishAt: null, unpublishAt: null }
  const isShown = isPublished || isPassed(publishAt)
  if (isShown) return isPassed(unpublishAt) ? draft : { isPublished: true, publishAt: null, unpublishAt }
  return publishAt ? { isPublished: false, publishAt, unpublishAt } : draft
}

/**
 * Returns why a schedule is refused, by field. A moment that `before` had already may have passed: it takes
 * effect with the save.
 */
export function scheduleRefusals(
  schedule: Schedule,
  before: Schedule | null,
  now: Date,
): Partial<Record<'publishAt' | 'unpublishAt', string>> {
  const { isPublished, publishAt, unpublishAt } = schedule
  const newlyPast = (field: 'publishAt' | 'unpublishAt') => {
    const moment = schedule[field]
    return moment !== null && moment !== before?.[field] && Date.parse(moment) <= now.getTime()
  }
  const shownFrom = isPublished ? null : publishAt
  return {
    ...(newlyPast('publishAt') &&
      !isPublished && { publishAt: 'This time has passed. Choose a later one, or publish now.' }),
    ...(newlyPast('unpublishAt') && {
      unpublishAt: 'This time has passed. Choose a later one, or unpublish now.',
    }),
    ...(shownFrom !== null &&
      unpublishAt !== null &&
      Date.parse(unpublishAt) <= Date.parse(shownFrom) && {
        unpublishAt: 'Choose a time after the page is first shown.',
      }),
  }
}
