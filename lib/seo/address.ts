import { env } from '@/lib/env'
import { barePath } from '@/lib/text/bare-path'

/** Returns a path in its canonical form: landing pages and hubs (`/rockland/…`) end in a slash, nothing else does. */
export function canonicalPath(path: string): string {
  const bare = barePath(path)
  if (/^\/rockland\//i.test(bare)) return `${bare.toLowerCase()}/`
  return bare || '/'
}

/**
 * Returns a page's canonical address: absolute, without query and fragment. The home page's is the origin alone, as Next
 * writes it into the page's head; sitemap.xml must say the same.
 */
export function canonicalUrl(path: string): string {
  return env().SITE_URL + canonicalPath(path).replace(/^\/$/, '')
}

/** Returns a file's absolute address; an absolute one stays as it is. */
export function absoluteUrl(file: string): string {
  return new URL(file, env().SITE_URL).href
}
