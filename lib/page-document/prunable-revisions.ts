import { officeDay } from '@/lib/time/office-time'

export type PrunedRevision = { id: string; name: string; version: number; createdAt: Date }

/** In days; every younger revision stays. */
const recentDays = 30
/** Per record. */
export const maxRevisions = 200

/**
 * Returns the ids of the revisions to prune: after 30 days all but the newest of each office day, and of more than 200
 * the oldest. Named ones, the newest of a day and the first of all stay, however many there are.
 */
export function prunableRevisions(revisions: readonly PrunedRevision[], now: Date): string[] {
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
  const recentFrom = now.getTime() - recentDays * 24 * 60 * 60_000
  const recent = spare.filter(({ createdAt }) => createdAt.getTime() >= recentFrom)
  const old = spare.slice(recent.length)
  const excess = Math.max(0, revisions.length - old.length - maxRevisions)
  return [...old, ...recent.slice(recent.length - Math.min(excess, recent.length))].map(({ id }) => id)
}
