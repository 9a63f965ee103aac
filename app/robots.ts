import { type MetadataRoute } from 'next'
import { canonicalUrl } from '@/lib/seo/address'
import { allowsIndexing } from '@/lib/data/indexing'

export const dynamic = 'force-dynamic'

/** Closes nothing that has `X-Robots-Tag: noindex`: a crawler must be let in to read that. */
export default function robots(): MetadataRoute.Robots {
  if (!allowsIndexing()) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: canonicalUrl('/sitemap.xml') }
}
