import 'server-only'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'

/** The site in a search result. */
export type SiteFacts = { host: string; name: string }

/** Returns the site's host and name for previews of search results. */
export async function siteFacts(): Promise<SiteFacts> {
  const { shortName } = await getProfile()
  return { host: new URL(env().SITE_URL).host, name: shortName }
}
