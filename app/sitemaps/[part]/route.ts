import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapParts, urlsetXml } from '@/lib/seo/sitemap-xml'

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 3600

/** None while everything fits into /sitemap.xml. */
export async function generateStaticParams() {
  const parts = sitemapParts(await sitemapEntries())
  return parts.length > 1 ? parts.map((_, index) => ({ part: `${index + 1}.xml` })) : []
}

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const parts = sitemapParts(await sitemapEntries())
  const number = /^(\d+)\.xml$/.exec((await params).part)?.[1]
  const entries = parts.length > 1 ? parts[Number(number) - 1] : undefined
  if (!entries) return new Response(null, { status: 404 })
  return new Response(urlsetXml(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
