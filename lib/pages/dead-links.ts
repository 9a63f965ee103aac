import 'server-only'
import { getRedirect } from '@/lib/data/redirects'
import { env } from '@/lib/env'
import { findAddress, isOwnPart, listAddresses } from './addresses'

/** Returns the path of an address on this site; null for one that leads elsewhere. */
function ownPath(link: string): string | null {
  const { SITE_URL } = env()
  if (!URL.canParse(link, SITE_URL)) return null
  const url = new URL(link, SITE_URL)
  if (url.host !== new URL(SITE_URL).host) return null
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/**
 * Those of the links, as they are written, that lead to no page of this site and to no address that leads on. Other
 * sites, and the site's files, aren't asked.
 */
export async function findDeadLinks(links: readonly string[]): Promise<string[]> {
  const addresses = await listAddresses()
  const isDead = async (link: string) => {
    const path = ownPath(link)
    if (path === null || isOwnPart(path) || findAddress(path, addresses)) return false
    return (await getRedirect(path)) === null
  }
  const dead = await Promise.all(links.map(isDead))
  return links.filter((_, index) => dead[index])
}
