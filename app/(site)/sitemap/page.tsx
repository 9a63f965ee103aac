import './styles.css'
import { SitemapIndex } from '@/components/site/screens/sitemap/sitemap-index'
import { SitemapMore } from '@/components/site/screens/sitemap/sitemap-more'
import { StatRow } from '@/components/site/parts/stat-row'
import { JsonLd } from '@/components/site/parts/json-ld'
import { services } from '@/lib/business/services'
import { towns, townshipNames, townships } from '@/lib/business/towns'
import { listPublishedPages } from '@/lib/data/pages'
import { listProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { landingPages, mainPages, sitePages } from '@/lib/seo/site-pages'

export const revalidate = 3600

export const metadata = pageMetadata({
  path: '/sitemap',
  title: 'Complete Rockland County Service Areas',
  description:
    'Every page of this site in one list: eight services in 47 places of Rockland County, NY. Search it, or narrow it by service and township.',
  keywords: ['Rockland County service areas', 'kitchen remodeling', 'bathroom remodeling', 'sitemap'],
})

const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Sitemap', href: '/sitemap' },
]

const counters = [
  { value: String(towns.length), label: 'locations' },
  { value: String(services.length), label: 'services' },
  { value: String(landingPages.length), label: 'service pages' },
  { value: String(sitePages.length), label: 'total pages' },
]

export default async function SitemapPage() {
  const [profile, pages, projects] = await Promise.all([getProfile(), listPublishedPages(), listProjects()])
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), breadcrumbJsonLd(crumbs)]} />
      <section className="px-gutter pt-12 md:pt-18">
        <h1>Complete Rockland County Service Areas</h1>
        <p className="mt-5 mb-10 max-w-[29em] text-lede text-pretty">
          Eight services in 47 places, each with a page of its own. Search the addresses, or narrow the list
          to one service or township.
        </p>
        <StatRow stats={counters} />
      </section>
      <section className="px-gutter" aria-label="All pages">
        <SitemapIndex
          mainPages={mainPages}
          towns={towns.map(({ slug, name, township }) => ({ slug, name, township }))}
          services={services.map(({ slug, name }) => ({ slug, name }))}
          townships={townships.map((slug) => ({ slug, name: townshipNames[slug] }))}
        />
      </section>
      <SitemapMore pages={pages} projects={projects} />
    </>
  )
}
