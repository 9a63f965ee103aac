import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { sitemapParts, urlsetXml } from '@/lib/seo/sitemap-xml'

export const dynamic = 'force-static'
export const revalidate = 3600

/** Empty while everything fits into /sitemap.xml. A part is rendered when it is first requested. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }) {
  const number = /^([1-9]\d?)\.xml$/.exec((await params).part)?.[1]
  const parts = number ? sitemapParts(await sitemapEntries()) : []
  const entries = parts.length > 1 ? parts[Number(number) - 1] : undefined
  if (!entries) return new Response(null, { status: 404 })
  return new Response(urlsetXml(entries), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
