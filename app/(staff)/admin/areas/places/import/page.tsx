import { ImportScreen } from '@/components/admin/areas/import-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = () => staffMetadata('Import places')

export default async function ImportPlacesPage() {
  await requireOwnerPage()
  return <ImportScreen />
}
