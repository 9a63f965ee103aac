import { type BusinessProfile } from '@/lib/business/profile'
import { type Areas } from '@/lib/content/areas'
import { townPagesIn } from '@/lib/content/town-pages'
import { type SearchAnswer } from '@/lib/search/engine'
import { QUERY_MOST } from '@/lib/text/words'
import { SearchForm } from './search-form'
import { SearchLeads } from './search-leads'
import { SearchResults } from './search-results'

type SearchPageProps = { answer: SearchAnswer; profile: BusinessProfile; areas: Areas }

export function SearchPage({ answer, profile, areas }: SearchPageProps) {
  const serviceLinks = areas.services.map(({ slug, name }) => ({ href: `/rockland/${slug}/`, name }))
  const townLinks = townPagesIn(areas.places).map(({ town }) => ({ href: `/${town.slug}`, name: town.name }))
  const { query, total, groups } = answer
  return (
    <>
      <section className="px-gutter pt-12 md:pt-18">
        <h1>{query ? 'Search results' : 'Search'}</h1>
        <SearchForm query={query} most={QUERY_MOST} />
        <p className="max-w-[29em] text-lede text-pretty" role="status">
          <Summary query={query} total={total} />
        </p>
      </section>
      <div className="px-gutter pb-section">
        <SearchResults groups={groups} />
        {total === 0 && <SearchLeads services={serviceLinks} towns={townLinks} profile={profile} />}
      </div>
    </>
  )
}

function Summary({ query, total }: { query: string; total: number }) {
  if (!query) return 'A town, a service, a material, a ZIP code. Small spelling mistakes do no harm.'
  if (total === 0) return <>Nothing found for “{query}”. Try a shorter word, or go on from here.</>
  return (
    <>
      {total} {total === 1 ? 'page or project' : 'pages and projects'} for “{query}”
    </>
  )
}
