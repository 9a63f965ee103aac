import { type Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/metadata'
import { EstimateRoute } from '../estimate-route'

// What /estimate answers where its address holds a request (middleware.ts leads here), so that /estimate itself stays
// static. Search engines list that one.
export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/estimate',
    title: 'What It May Cost',
    description: 'A price range with its parts for what you chose.',
    noindex: true,
  })

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> }

export default async function EstimateAnswerRoute({ searchParams }: Props) {
  const query = await searchParams
  const first = (name: string) => [query[name]].flat()[0] ?? null
  return <EstimateRoute params={{ get: first }} />
}
