import { type Metadata } from 'next'
import { ImportScreen } from '@/components/admin/areas/import-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Import places')

export default async function ImportPlacesPage() {
  await requireOwnerPage()
  return <ImportScreen />
}
