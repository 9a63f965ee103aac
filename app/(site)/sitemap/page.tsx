import { wordingOf } from '@/lib/business/wording'
import { SitemapIndex } from '@/components/site/screens/sitemap/sitemap-index'
import { sitemapRules } from '@/components/site/screens/sitemap/sitemap-rules'
import { SitemapMore } from '@/components/site/screens/sitemap/sitemap-more'
import { WithWording } from '@/components/site/parts/with-wording'
import { StatRow } from '@/components/site/parts/stat-row'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { townshipNames, townships } from '@/lib/business/towns'
import { getAreas } from '@/lib/data/areas'
import { listPublishedPages } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { mainPagesIn } from '@/lib/seo/site-pages'
import { capitalNumber, numberWord } from '@/lib/text/number-word'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { projectStore } from '@/lib/records/project/store'

export const revalidate = 3600

export async function generateMetadata() {
  const { places, services } = await getAreas()
  return pageMetadata({
    path: '/sitemap',
    title: 'Complete Rockland County Service Areas',
    description: `Every page of this site in one list: ${numberWord(services.length)} services in ${places.length} places of Rockland County, NY. Search it, or narrow it by service and township.`,
    keywords: ['Rockland County service areas', 'kitchen remodeling', 'bathroom remodeling', 'sitemap'],
  })
}

export default async function SitemapPage() {
  const [profile, pages, projects, { places, services }, empty] = await Promise.all([
    getProfile(),
    listPublishedPages(),
    projectStore.listShown(),
    getAreas(),
    listEmptyPaths(),
  ])
  const mainPages = mainPagesIn(places).filter(({ path }) => !empty.includes(path))
  const landings = places.length * services.length
  const words = wordingOf(profile)
  const counters = [
    { value: String(places.length), label: words('sitemap.locations') },
    { value: String(services.length), label: words('sitemap.services') },
    { value: String(landings), label: words('sitemap.landings') },
    { value: String(mainPages.length + landings), label: words('sitemap.total') },
  ]
  return (
    <>
      <PageJsonLd profile={profile} name="Sitemap" path="/sitemap" />
      <style dangerouslySetInnerHTML={{ __html: sitemapRules }} />
      <section className="px-gutter pt-12 md:pt-18">
        <h1>{words('sitemap.title')}</h1>
        <p className="mt-5 mb-10 max-w-[29em] text-lede text-pretty">
          {words('sitemap.text', {
            Count: capitalNumber(services.length),
            places: String(places.length),
          })}
        </p>
        <StatRow stats={counters} />
      </section>
      <section className="px-gutter" aria-label="All pages">
        <WithWording profile={profile} groups={['sitemap']}>
          <SitemapIndex
            mainPages={mainPages}
            towns={places.map(({ slug, name, township }) => ({ slug, name, township }))}
            services={services.map(({ slug, name }) => ({ slug, name }))}
            townships={townships.map((slug) => ({ slug, name: townshipNames[slug] }))}
          />
        </WithWording>
      </section>
      <SitemapMore
        words={words}
        services={services}
        pages={pages}
        projects={projects}
        hasReviews={!empty.includes('/reviews')}
      />
    </>
  )
}
