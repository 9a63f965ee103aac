import 'server-only'
import { defaultProfile } from '@/lib/business/profile'
import { getProfile } from '@/lib/data/settings'
import { within } from './within'

/** The number as it was read last, for the time when the database is away. */
let known = defaultProfile.phone

/** The telephone number to give to somebody whose message couldn't be taken; it comes within a second, whatever fails. */
export async function officePhone(): Promise<string> {
  try {
    known = (await within(getProfile(), 1_000)).phone
  } catch {
    // The number read last it is.
  }
  return known
}
