import { type Metadata } from 'next'
import { blockRegistry } from '@/components/blocks/registry'
import { SearchPage } from '@/components/site/screens/search/search-page'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { searchSite } from '@/lib/search/site-search'
import { cleanQuery } from '@/lib/text/words'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

/** The query of the address; of several the first one. */
const queryOf = async ({ searchParams }: Props) => [(await searchParams).q ?? ''].flat()[0] ?? ''

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = cleanQuery(await queryOf(props))
  return pageMetadata({
    path: '/search',
    title: query ? `${query} | Search` : 'Search',
    description: 'Towns, services, projects and notes on kitchens and baths in Rockland County, NY.',
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
