import { type Metadata } from 'next'
import { MissingScreen } from '@/components/admin/settings/missing-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { type NotFoundHit } from '@/lib/content-types'
import { countNotFoundHits, listNotFoundHits } from '@/lib/data/not-found-hits'
import { countRedirects } from '@/lib/data/redirects'
import { listAddresses, nearestAddress } from '@/lib/pages/addresses'
import { officeMoment } from '@/lib/time/office-time'
import { pageNumber, type Query } from '../../query'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Addresses that led nowhere')

const pageSize = 50

const timesOf = ({ firstAt, lastAt, count }: NotFoundHit) =>
  count === 1 ? officeMoment(lastAt) : `last ${officeMoment(lastAt)}, first ${officeMoment(firstAt)}`

export default async function NotFoundPage({ searchParams }: { searchParams: Query }) {
  await requireOwnerPage()
  const page = pageNumber((await searchParams).page)
  const [hits, missing, redirects, addresses] = await Promise.all([
    listNotFoundHits({ skip: (page - 1) * pageSize, limit: pageSize }),
    countNotFoundHits(),
    countRedirects(),
    listAddresses(),
  ])
  const lines = hits.map((hit) => ({
    ...{ path: hit.path, count: hit.count, referrer: hit.referrer },
    times: timesOf(hit),
    suggestion: nearestAddress(hit.path, addresses),
  }))
  return <MissingScreen lines={lines} page={page} pageSize={pageSize} counts={{ redirects, missing }} />
}
