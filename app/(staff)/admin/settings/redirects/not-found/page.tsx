import { MissingScreen } from '@/components/admin/settings/missing-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { type NotFoundHit } from '@/lib/content-types'
import { countNotFoundHits, listNotFoundHits } from '@/lib/data/not-found-hits'
import { countRedirects } from '@/lib/data/redirects'
import { listAddresses, nearestAddress } from '@/lib/pages/addresses'
import { officeMoment } from '@/lib/time/office-time'
import { pageNumber, type Query } from '../../query'

export const generateMetadata = () => staffMetadata('Broken links')

const pageSize = 50

const timesOf = ({ firstAt, lastAt, count }: NotFoundHit) =>
  count === 1 ? officeMoment(lastAt) : `last ${officeMoment(lastAt)}, first ${officeMoment(firstAt)}`

export default async function NotFoundPage({ searchParams }: { searchParams: Query }) {
  await requireOwnerPage()
  const { page: pageParameter, show } = await searchParams
  const page = pageNumber(pageParameter)
  const isForgotten = show === 'forgotten'
  const [hits, missing, forgotten, redirects, addresses] = await Promise.all([
    listNotFoundHits({ skip: (page - 1) * pageSize, limit: pageSize, isForgotten }),
    countNotFoundHits(),
    countNotFoundHits({ isForgotten: true }),
    countRedirects(),
    listAddresses(),
  ])
  const lines = hits.map((hit) => ({
    ...{ path: hit.path, count: hit.count, referrer: hit.referrer },
    times: timesOf(hit),
    suggestion: nearestAddress(hit.path, addresses),
  }))
  const counts = { redirects, missing, forgotten }
  // Each list has its own state: a row removed from one is in the other.
  return <MissingScreen key={String(isForgotten)} {...{ lines, page, pageSize, counts, isForgotten }} />
}
