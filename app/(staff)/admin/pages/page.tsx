import { PagesScreen } from '@/components/admin/pages/pages-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { type StoredPage } from '@/lib/content-types'
import { listBuiltInPages, listPages } from '@/lib/data/pages'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = () => staffMetadata('Pages Management')

export default async function PagesPage() {
  await requireStaffPage()
  // Read before the rows, so that a save in between refreshes the list.
  const stamp = await listStamp('pages')
  const [pages, builtIn, site] = await Promise.all([listPages(), listBuiltInPages(), siteFacts()])
  const rowOf = ({ components, ...page }: StoredPage) => ({ ...page, blocks: components.length })
  return <PagesScreen pages={pages.map(rowOf)} builtIn={builtIn.map(rowOf)} site={site} stamp={stamp} />
}
