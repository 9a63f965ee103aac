import { PagesScreen } from '@/components/admin/pages/pages-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listStamp } from '@/lib/records/news'
import { type StoredPage } from '@/lib/content-types'
import { listBuiltInPages, listPages } from '@/lib/data/pages'
import { sameValue } from '@/lib/page-document/same-value'
import { builtInBlocks } from '@/lib/content/built-in-pages'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = () => staffMetadata('Pages Management')

export default async function PagesPage() {
  await requireStaffPage()
  // Read before the rows, so that a save in between refreshes the list.
  const stamp = await listStamp('pages')
  const [pages, builtIn, site] = await Promise.all([listPages(), listBuiltInPages(), siteFacts()])
  const rowOf = ({ components, ...page }: StoredPage) => ({ ...page, blocks: components.length })
  const asItCame = ({ slug, components, metaTitle, metaDescription }: StoredPage) =>
    sameValue(components, builtInBlocks(slug)) && !metaTitle && !metaDescription
  const builtInRows = builtIn.map((page) => ({ ...rowOf(page), isChanged: !asItCame(page) }))
  return <PagesScreen pages={pages.map(rowOf)} builtIn={builtInRows} site={site} stamp={stamp} />
}
