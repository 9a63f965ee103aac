import { officeDay } from '@/lib/time/office-time'

/** What decides whether a kept state stays. */
export type KeptState = { id: string; name: string; version: number; createdAt: Date }

/** So many days each stays. */
const wholeDays = 30
/** So many a page or a post has. */
export const mostRevisions = 200

/**
 * The ids of the kept states that go: after 30 days all but the newest of each office's day, and of more than 200 the
 * oldest. What has a name stays, and so do the newest of a day and the first of all, were there ever so many.
 */
export function thinned(revisions: readonly KeptState[], now: Date): string[] {
  const newestFirst = [...revisions].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.version - a.version,
  )
  const days = new Set<string>()
  const spare = newestFirst.filter(({ name, version, createdAt }) => {
    const day = officeDay(createdAt.toISOString())
    const isNewest = !days.has(day)
    days.add(day)
    return !isNewest && name === '' && version !== 1
  })
  const whole = now.getTime() - wholeDays * 24 * 60 * 60_000
  const recent = spare.filter(({ createdAt }) => createdAt.getTime() >= whole)
  const old = spare.slice(recent.length)
  const over = Math.max(0, revisions.length - old.length - mostRevisions)
  return [...old, ...recent.slice(recent.length - Math.min(over, recent.length))].map(({ id }) => id)
}
