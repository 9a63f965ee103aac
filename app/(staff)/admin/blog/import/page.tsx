import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportScreen } from '@/components/admin/blog/import-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { lastImport } from '@/lib/wordpress/run-import'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Import from WordPress')

export default async function ImportPage() {
  const { role } = await requireStaffPage()
  if (role !== 'owner') notFound()
  return <ImportScreen last={await lastImport()} />
}
