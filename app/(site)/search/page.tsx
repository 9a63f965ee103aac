import { type Metadata } from 'next'
import { blockRegistry } from '@/components/blocks/registry'
import { SearchPage } from '@/components/site/screens/search/search-page'
import { getService } from '@/lib/business/services'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { searchSite } from '@/lib/search/site-search'
import { cleanQuery } from '@/lib/text/words'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<{ q?: string | string[]; service?: string | string[] }> }

const first = (value: string | string[] = '') => [value].flat()[0] ?? ''

/** Returns the query; from a service's page, where visitors look for a town, with the service's name. */
async function queryOf({ searchParams }: Props): Promise<string> {
  const { q, service } = await searchParams
  const query = first(q)
  return [query, query.trim() && getService(first(service))?.name].filter(Boolean).join(' ')
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = cleanQuery(await queryOf(props))
  return pageMetadata({
    path: '/search',
    title: query ? `${query} | Search` : 'Search',
    description: 'Towns, services, projects and notes on kitchens and baths in Rockland County, NY.',
    keywords: ['search', 'kitchen and bath remodeling', 'Rockland County NY'],
    noindex: true,
  })
}

export default async function SearchRoute(props: Props) {
  const [answer, profile, areas] = await Promise.all([
    searchSite(await queryOf(props), blockRegistry),
    getProfile(),
    getAreas(),
  ])
  return <SearchPage answer={answer} profile={profile} areas={areas} />
}
