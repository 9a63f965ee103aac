import { services } from '@/lib/business/services'
import { townPages, townPagesIn } from '@/lib/content/town-pages'
import { type Town, towns } from '@/lib/business/towns'
import { type ChangeFrequency, landingPagesOf, type SitePage } from './service-area'

export type { SitePage } from './service-area'

const main = (path: string, title: string, priority: number, changeFrequency: ChangeFrequency): SitePage => ({
  path,
  title,
  kind: path === '/' ? 'Homepage' : 'Main Page',
  priority,
  changeFrequency,
})

const townEntry = ({ slug, name, township }: Pick<Town, 'slug' | 'name' | 'township'>): SitePage => ({
  ...main(`/${slug}`, `Kitchen & Bath Remodeling in ${name}`, 0.8, 'monthly'),
  township,
})

/** The thirteen main pages, with the specification's priorities and frequencies. */
export const mainPages: readonly SitePage[] = [
  main('/', 'Home', 1, 'weekly'),
  main('/services', 'Services', 0.9, 'monthly'),
  main('/gallery', 'Gallery', 0.9, 'weekly'),
  main('/contact', 'Contact', 0.8, 'monthly'),
  main('/blog', 'Blog', 0.7, 'weekly'),
  ...townPages.map(({ town }) => townEntry(town)),
]

/** The 376 landing pages: every service in every town, town by town. */
export const landingPages: readonly SitePage[] = landingPagesOf(towns, services)

/** Returns the main pages of a site that serves these places: a fixed town page goes with its place. */
export const mainPagesIn = (places: readonly Town[]): SitePage[] => [
  ...mainPages.filter(({ township }) => !township),
  ...townPagesIn(places).map(({ town }) => townEntry(town)),
]

/** All 389 as the site comes: the main pages, then the landing pages. */
export const sitePages: readonly SitePage[] = [...mainPages, ...landingPages]
