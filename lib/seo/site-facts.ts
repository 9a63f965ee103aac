import 'server-only'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'

/** What a search result shows of the site itself. */
export type SiteFacts = { host: string; name: string }

/** The site as search results name it. */
export async function siteFacts(): Promise<SiteFacts> {
  const { shortName } = await getProfile()
  return { host: new URL(env().SITE_URL).host, name: shortName }
}
