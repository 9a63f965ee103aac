import { env } from '@/lib/env'
import { barePath } from '@/lib/text/bare-path'

/** A path as it is canonical: landing pages and hubs (`/rockland/…`) end in a slash, nothing else does. */
export function canonicalPath(path: string): string {
  const bare = barePath(path)
  if (/^\/rockland\//i.test(bare)) return `${bare.toLowerCase()}/`
  return bare || '/'
}

/**
 * The canonical address of a page: absolute, without query and fragment. The home page's is the origin alone, because
 * Next writes it so in the page's head, and sitemap.xml must say the same.
 */
export function canonicalUrl(path: string): string {
  return env().SITE_URL + canonicalPath(path).replace(/^\/$/, '')
}

/** A picture's or file's address in full; what is already an address stays. */
export function absoluteUrl(file: string): string {
  return new URL(file, env().SITE_URL).href
}
