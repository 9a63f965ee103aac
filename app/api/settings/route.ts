import { settingsOf } from '@/lib/business/settings-groups'
import { getProfile, groupVersions } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'

/** GET: all settings of the business profile by group, with the version of each. */
export const GET = handle({
  auth: 'staff',
  run: async () => {
    const profile = await getProfile()
    return { values: settingsOf(profile), versions: groupVersions(profile) }
  },
})
