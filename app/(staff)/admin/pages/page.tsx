import { type Metadata } from 'next'
import { PagesScreen } from '@/components/admin/pages/pages-screen'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { listPages } from '@/lib/data/pages'

export const metadata: Metadata = { title: 'Pages Management' }

export default async function PagesPage() {
  await requireStaffPage()
  const pages = await listPages()
  return (
    <PagesScreen pages={pages.map(({ components, ...page }) => ({ ...page, blocks: components.length }))} />
  )
}
