import { type APIRequestContext } from '@playwright/test'
import { type SettingsGroup } from '@/lib/records/settings/groups'
import { type SettingsValues } from '@/lib/records/settings/values'
import { expect } from './fixtures'
import { test as signedIn } from './staff-pages'

export type Settings = { values: SettingsValues; versions: Record<SettingsGroup, string> }

export const read = async (staff: APIRequestContext) =>
  (await (await staff.get('/api/settings')).json()) as Settings

/** Stores changes of a group, as another owner does it meanwhile. */
export async function store<Group extends SettingsGroup>(
  staff: APIRequestContext,
  group: Group,
  part: Partial<SettingsValues[Group]>,
) {
  const { values, versions } = await read(staff)
  const data = { values: { ...values[group], ...part }, version: versions[group] }
  expect((await staff.put(`/api/settings/${group}`, { data })).status()).toBe(200)
}

/** A test that may change settings: whatever it changes, and however it ends, they are put back. */
export const test = signedIn.extend<{ before: Settings }>({
  before: [
    // A picture of the test's own goes when no setting shows it any more.
    async ({ staff, own: _ }, provide) => {
      const before = await read(staff)
      await provide(before)
      const { versions } = await read(staff)
      for (const group of Object.keys(versions) as SettingsGroup[])
        if (versions[group] !== before.versions[group]) await store(staff, group, before.values[group])
    },
    { auto: true },
  ],
})
