import { ImportScreen } from '@/components/admin/blog/import-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { lastImport } from '@/lib/wordpress/run-import'

export const generateMetadata = () => staffMetadata('Import from WordPress')

export default async function ImportPage() {
  await requireOwnerPage()
  return <ImportScreen last={await lastImport()} />
}
