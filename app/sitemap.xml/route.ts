import { canonicalUrl } from '@/lib/seo/address'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapXml } from '@/lib/seo/sitemap-xml'

export const dynamic = 'force-static'
export const revalidate = 3600

/** A route instead of sitemap.ts, which can't answer with an index when one file is too small. */
export async function GET() {
  const xml = sitemapXml(await sitemapEntries(), (part) => canonicalUrl(`/sitemaps/${part}.xml`))
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
