// Quarters of an hour since January 1, 1970, UTC: visits and reservations occupy them (VisitTime in prisma/models.prisma).

const length = 15 * 60_000

const quarterAt = (moment: number): number => Math.floor(moment / length)

/** Returns the quarters that a time touches; moments in milliseconds, the end excluded. */
export function quartersIn(from: number, to: number): number[] {
  const first = quarterAt(from)
  return Array.from({ length: Math.max(0, Math.ceil(to / length) - first) }, (_, index) => first + index)
}

/** A visit's beginning, duration, and the way there in minutes. */
type Stay = { startsAt: string; minutes: number; travel: number }

/** Returns when somebody leaves for a visit and is back, in milliseconds. */
export function awaySpan({ startsAt, minutes, travel }: Stay): { from: number; to: number } {
  const start = Date.parse(startsAt)
  return { from: start - travel * 60_000, to: start + (minutes + travel) * 60_000 }
}

/** Returns the quarters that a visit occupies, with the way there and back. */
export function quartersOf(stay: Stay): number[] {
  const { from, to } = awaySpan(stay)
  return quartersIn(from, to)
}
