import { type Metadata } from 'next'
import { EstimateRoute, sharedEstimateMetadata } from '../estimate-route'

// Answers /estimate with a request in its address (middleware.ts rewrites it), so that /estimate itself stays static.
// Search engines list that one.

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> }

async function paramsOf({ searchParams }: Props) {
  const query = await searchParams
  return { get: (name: string) => [query[name]].flat()[0] ?? null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return sharedEstimateMetadata(await paramsOf(props))
}

export default async function EstimateAnswerRoute(props: Props) {
  return <EstimateRoute params={await paramsOf(props)} />
}
