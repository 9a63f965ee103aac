import { XML_HEAD, xmlElement } from './xml'

export type SitemapEntry = {
  url: string
  /** YYYY-MM-DD, or left out */
  lastmod?: string
  changefreq: 'weekly' | 'monthly'
  /** 0 to 1 */
  priority: number
}

/** Limit of the sitemap protocol for one file. */
const ENTRIES_MOST = 50_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Splits the entries into parts that fit into one file each. */
export function sitemapParts(entries: readonly SitemapEntry[], max = ENTRIES_MOST): SitemapEntry[][] {
  const parts: SitemapEntry[][] = []
  for (let start = 0; start < entries.length; start += max) parts.push(entries.slice(start, start + max))
  return parts
}

/**
 * Returns the text of /sitemap.xml: all entries, or, if there are too many for one file, an index of the parts, whose
 * addresses come from `partUrl` (counted from 1).
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  partUrl: (part: number) => string,
  max = ENTRIES_MOST,
): string {
  const parts = sitemapParts(entries, max)
  if (parts.length <= 1) return urlsetXml(entries)
  const items = parts.map((_, index) => `<sitemap>${xmlElement('loc', partUrl(index + 1))}</sitemap>\n`)
  return `${XML_HEAD}<sitemapindex ${namespace}>\n${items.join('')}</sitemapindex>\n`
}

/** Returns one file of entries. */
export function urlsetXml(entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ url, lastmod, changefreq, priority }) => {
    const elements = [
      xmlElement('loc', url),
      xmlElement('lastmod', lastmod),
      xmlElement('changefreq', changefreq),
      xmlElement('priority', priority.toFixed(1)),
    ]
    return `<url>${elements.join('')}</url>\n`
  })
  return `${XML_HEAD}<urlset ${namespace}>\n${items.join('')}</urlset>\n`
}
