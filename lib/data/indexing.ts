import 'server-only'
import { isLive } from './settings'
import { localHosts } from '@/lib/local-hosts'
import { env } from '@/lib/env'

const isLocal = (address: string) => localHosts.includes(new URL(address).hostname)

/** Returns true if search engines may list the site: by the setting, else once it is live. */
export function allowsIndexing(): boolean {
  const { ALLOW_INDEXING, SITE_URL } = env()
  return ALLOW_INDEXING === 'auto' ? isLocal(SITE_URL) || isLive() : ALLOW_INDEXING === '1'
}
