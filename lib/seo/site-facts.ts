import 'server-only'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'

/** What a search result shows of the site itself: its host and its name. */
export async function siteFacts(): Promise<{ host: string; name: string }> {
  const { shortName } = await getProfile()
  return { host: new URL(env().SITE_URL).host, name: shortName }
}
