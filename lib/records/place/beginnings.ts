import { type Township, townships } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'

/** What a new place begins with, by the paths of its fields. */
type Beginning = Record<string, unknown>
export type PlaceBeginnings = Partial<Record<Township, Beginning>>

/** Returns the most frequent value. */
function mostFrequent<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
  return values.toSorted((a, b) => (counts.get(keyOf(b)) ?? 0) - (counts.get(keyOf(a)) ?? 0))[0]
}

const mean = (numbers: readonly number[]) =>
  Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4))

/**
 * Returns what a new place of each township begins with: the middle of the township's places, and the permit office and
 * kinds of house that most of them have.
 */
export const placeBeginnings = (places: readonly Place[]): PlaceBeginnings =>
  Object.fromEntries(
    townships.flatMap((township) => {
      const within = places.filter((place) => place.township === township)
      const office = mostFrequent(within, ({ permitAuthority }) => permitAuthority)
      const kinds = mostFrequent(within, ({ notes }) => notes.kinds.join())?.notes.kinds
      if (!office || !kinds) return []
      const { permitAuthority, permitPhone, permitUrl, permitFees } = office
      const beginning: Beginning = {
        lat: mean(within.map(({ lat }) => lat)),
        lng: mean(within.map(({ lng }) => lng)),
        ...{ permitAuthority, permitPhone, permitUrl, permitFees },
        'notes.kinds': kinds,
      }
      return [[township, beginning]]
    }),
  )
