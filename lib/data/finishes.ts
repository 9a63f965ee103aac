import 'server-only'
import { type Finish } from '@/lib/business/finishes'
import {
  builtInValues,
  type FinishValues,
  forEachFinish,
  offeredFinishes,
  staffFinishes,
  type StaffFinish,
} from '@/lib/business/own-finishes'
import { ownFinishSchema } from '@/lib/schemas/finishes'
import { isRecord } from '@/lib/type-guards'
import { write } from './client'
import { readSetting, storeSetting } from './setting-rows'
import { getSetting } from './settings'
import { withBuildFallback } from './build-fallback'

// One Setting over the built-in list: what staff decided of each finish. One that it doesn't know, because it came with a later
// version of the site, or that it holds in another shape, is as built in.

const key = 'finishes'

function valuesOf(stored: unknown): FinishValues {
  const storedFinishes = isRecord(stored) && isRecord(stored.finishes) ? stored.finishes : {}
  return {
    finishes: forEachFinish(({ surface, id }) => {
      const ofSurface = storedFinishes[surface]
      const override = ownFinishSchema.safeParse(isRecord(ofSurface) ? ofSurface[id] : undefined)
      return override.success ? override.data : { ...builtInValues.finishes[surface][id]! }
    }),
  }
}

/** Returns the values of finishes: those that staff have set, and the built-in ones for the rest. */
export const getFinishValues = (): Promise<FinishValues> =>
  withBuildFallback(async () => valuesOf(await getSetting(key)), builtInValues)

/** Returns the finishes that the visualizer offers, as staff named, ordered and priced them. */
export const getFinishes = async (): Promise<readonly Finish[]> => offeredFinishes(await getFinishValues())

/** Returns all of them, hidden ones too: for a choice from before. */
export const listAllFinishes = async (): Promise<readonly StaffFinish[]> =>
  staffFinishes(await getFinishValues())

/** Stores what `change` makes of staff's finishes, and returns them. */
export const updateFinishes = (change: (stored: FinishValues) => object): Promise<FinishValues> =>
  write(async (db) => {
    const values = change(valuesOf(await readSetting(db, key)))
    await storeSetting(db, key, values)
    return valuesOf(values)
  })
