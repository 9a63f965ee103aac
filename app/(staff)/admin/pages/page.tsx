import { PagesScreen } from '@/components/admin/pages/pages-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { listPages } from '@/lib/data/pages'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = () => staffMetadata('Pages Management')

export default async function PagesPage() {
  await requireStaffPage()
  // Read before the rows, so that a save in between refreshes the list.
  const stamp = await listStamp('pages')
  const [pages, site] = await Promise.all([listPages(), siteFacts()])
  const rows = pages.map(({ components, ...page }) => ({ ...page, blocks: components.length }))
  return <PagesScreen pages={rows} site={site} stamp={stamp} />
}
