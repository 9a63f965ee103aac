import { type MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { canonicalUrl } from '@/lib/seo/address'

export const dynamic = 'force-dynamic'

/** Closes nothing that has `X-Robots-Tag: noindex`: a crawler must be let in to read that. */
export default function robots(): MetadataRoute.Robots {
  if (!env().ALLOW_INDEXING) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: canonicalUrl('/sitemap.xml') }
}
