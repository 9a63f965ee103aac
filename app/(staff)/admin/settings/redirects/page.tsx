import { RedirectsScreen } from '@/components/admin/settings/redirects-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { countNotFoundHits } from '@/lib/data/not-found-hits'
import { countRedirects, listRedirects } from '@/lib/data/redirects'
import { findAddress, listAddresses } from '@/lib/pages/addresses'
import { officeMoment } from '@/lib/time/office-time'
import { pageNumber, type Query } from '../query'

export const generateMetadata = () => staffMetadata('Redirects')

const pageSize = 50

export default async function RedirectsPage({ searchParams }: { searchParams: Query }) {
  await requireOwnerPage()
  const { q, page: pageParameter } = await searchParams
  const search = typeof q === 'string' ? q.trim().slice(0, 300) : ''
  const page = pageNumber(pageParameter)
  const [{ redirects, total }, all, missing, addresses] = await Promise.all([
    listRedirects({ search, page, pageSize }),
    countRedirects(),
    countNotFoundHits(),
    listAddresses(),
  ])
  const lines = redirects.map(({ id, fromPath, toPath, isManual, createdAt }) => ({
    ...{ id, isManual, from: fromPath, to: toPath },
    leadsNowhere: !findAddress(toPath, addresses),
    added: officeMoment(createdAt),
  }))
  const counts = { redirects: all, missing }
  return <RedirectsScreen redirects={lines} {...{ search, page, pageSize, total, counts }} />
}
