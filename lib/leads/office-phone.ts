import 'server-only'
import { getProfile, knownProfile } from '@/lib/data/settings'
import { within } from '@/lib/within'

/** The telephone number to give to somebody whose message couldn't be taken; it comes within a second, whatever fails. */
export const officePhone = async (): Promise<string> =>
  (await within(getProfile(), 1_000).catch(knownProfile)).phone
