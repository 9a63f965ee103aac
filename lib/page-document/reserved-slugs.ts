import { serviceSlugs } from '@/lib/business/services'
import townRows from '@/lib/content/facts/towns.json'

// First path segments that the site itself serves; a unit test compares them with app/ and public/.
const routes = [
  'accessibility',
  'admin',
  'api',
  'blog',
  'contact',
  'design',
  'estimate',
  'gallery',
  'healthz',
  'jobs-worker',
  'login',
  'logout',
  'media',
  'metrics',
  'og',
  'payload',
  'preview',
  'privacy',
  'readyz',
  'review',
  'reviews',
  'robots',
  'rockland',
  'search',
  'services',
  'sitemap',
  'sitemaps',
  'speculation-rules',
  'staff',
  'thank-you',
  'visit',
]

// Paths that browsers, crawlers and hosts expect, or that the site may use later.
const reservedForLater = [
  'apple-icon',
  'assets',
  'favicon',
  'feed',
  'fonts',
  'health',
  'icon',
  'icons',
  'images',
  'index',
  'manifest',
  'next',
  'not-found',
  'public',
  'static',
  'well-known',
]

const reservedSlugs = new Set<string>([
  ...routes,
  ...reservedForLater,
  ...serviceSlugs,
  ...townRows.map(({ slug }) => slug),
])

/** Returns true if a path of one segment belongs to the site, so that no custom page may take it. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug)
