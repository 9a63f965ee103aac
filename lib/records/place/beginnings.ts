import { placeTypes, type Town, type Township, townships } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'

type PlaceType = Town['type']

/** The first values of a new place, by the paths of its fields. */
type Beginning = Record<string, unknown>
/** Beginnings by township and kind of place. */
export type PlaceBeginnings = Record<Township, Record<PlaceType, Beginning>>

/** Returns the most frequent value. */
function mostFrequent<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
  return values.toSorted((a, b) => (counts.get(keyOf(b)) ?? 0) - (counts.get(keyOf(a)) ?? 0))[0]
}

const mean = (numbers: readonly number[]) =>
  Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4))

// A village has an office of its own, and a neighborhood may lie in one.
const permittedByTownship: readonly PlaceType[] = ['hamlet', 'town', 'dissolved']

function beginningOf(within: readonly Place[], type: PlaceType): Beginning {
  const ofType = (wantedType: PlaceType) => within.filter((place) => place.type === wantedType)
  const office = permittedByTownship.includes(type)
    ? mostFrequent(ofType('hamlet'), ({ permitAuthority }) => permitAuthority)
    : undefined
  const similar = mostFrequent(ofType(type), ({ notes }) => notes.kinds.join())
  return {
    ...(within.length > 0 && {
      lat: mean(within.map(({ lat }) => lat)),
      lng: mean(within.map(({ lng }) => lng)),
    }),
    ...(office && {
      permitAuthority: office.permitAuthority,
      permitPhone: office.permitPhone,
      permitUrl: office.permitUrl,
      permitFees: office.permitFees,
    }),
    ...(similar && { 'notes.kinds': similar.notes.kinds }),
  }
}

/**
 * Returns the first values of a new place by its township and kind: the middle of the township's places, the kinds of house
 * that most such places have, and the township's permit office where that one issues the permits.
 */
export const placeBeginnings = (places: readonly Place[]): PlaceBeginnings =>
  Object.fromEntries(
    townships.map((township) => {
      const within = places.filter((place) => place.township === township)
      const types = Object.keys(placeTypes) as PlaceType[]
      return [township, Object.fromEntries(types.map((type) => [type, beginningOf(within, type)]))]
    }),
  ) as PlaceBeginnings
