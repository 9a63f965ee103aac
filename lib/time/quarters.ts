// Quarters of an hour since January 1, 1970, UTC: what visits and holds take of the calendar (prisma's VisitTime).

const length = 15 * 60_000

/** The quarter in which a moment lies (milliseconds). */
const quarterAt = (moment: number): number => Math.floor(moment / length)

/** The quarters that lie in a stretch of time, wholly or in part; moments in milliseconds, the end isn't in it. */
export function quartersIn(from: number, to: number): number[] {
  const first = quarterAt(from)
  return Array.from({ length: Math.max(0, Math.ceil(to / length) - first) }, (_, index) => first + index)
}

/** When a visit begins, how long it takes, and the way there: minutes. */
type Stay = { startsAt: string; minutes: number; travel: number }

/** From leaving for a visit to being back, in milliseconds. */
export function awaySpan({ startsAt, minutes, travel }: Stay): { from: number; to: number } {
  const start = Date.parse(startsAt)
  return { from: start - travel * 60_000, to: start + (minutes + travel) * 60_000 }
}

/** The quarters that a visit takes, with the way there and back. */
export function quartersOf(stay: Stay): number[] {
  const { from, to } = awaySpan(stay)
  return quartersIn(from, to)
}
