import 'server-only'
import { withoutSampleClaims } from '@/lib/business/claims'
import { furtherSetup, hasBegun, setupStepNames, type SetupState } from '@/lib/business/setup'
import { setupSchema } from '@/lib/schemas/setup'
import { write } from './client'
import { readSetting, storeSetting } from './setting-rows'
import { changeProfile, getSetting, setSetting } from './settings'

const key = 'setup'

/** A site without a state is older than the setup: its settings have been made. */
const finishedSetup: SetupState = { status: 'done', step: setupStepNames[0] }
const stateIn = (value: unknown): SetupState => setupSchema.safeParse(value).data ?? finishedSetup

export async function getSetup(): Promise<SetupState> {
  return stateIn(await getSetting(key))
}

/** Opens the setup for the first owner of a new site. */
export const openSetup = (): Promise<void> =>
  setSetting(key, { status: 'open', step: setupStepNames[0] } satisfies SetupState)

/** Stores how far the setup is. The first step removes the sample claims. @returns the setup before and after */
export async function saveSetup(change: SetupState): Promise<{ before: SetupState; after: SetupState }> {
  return write(async (db) => {
    const before = stateIn(await readSetting(db, key))
    const after = furtherSetup(before, change)
    await storeSetting(db, key, after)
    if (hasBegun(after) && !hasBegun(before)) await changeProfile(db, withoutSampleClaims)
    return { before, after }
  })
}
