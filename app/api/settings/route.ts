import { settingsOf } from '@/lib/records/settings/values'
import { getProfile } from '@/lib/data/settings'
import { groupVersions } from '@/lib/records/settings/store'
import { handle } from '@/lib/http/handle'

/** GET: all settings of the business profile by group, with the version of each. */
export const GET = handle({
  auth: 'staff',
  run: async () => {
    const profile = await getProfile()
    return { values: settingsOf(profile), versions: groupVersions(profile) }
  },
})
