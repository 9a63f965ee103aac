import { serviceSlugs } from '@/lib/business/services'
import townRows from '@/lib/content/facts/towns.json'

// First segments of addresses that the site itself answers; a unit test compares them with app/ and public/.
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
  'login',
  'logout',
  'media',
  'metrics',
  'og',
  'payload',
  'preview',
  'privacy',
  'readyz',
  'reviews',
  'robots',
  'rockland',
  'search',
  'services',
  'sitemap',
  'sitemaps',
  'speculation-rules',
  'thank-you',
  'visit',
]

// What browsers, crawlers and hosts expect there, or what the next version of the site is likely to use.
const kept = [
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

const reserved = new Set<string>([...routes, ...kept, ...serviceSlugs, ...townRows.map(({ slug }) => slug)])

/** Whether an address of one segment belongs to the site, so that no custom page may take it. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)
