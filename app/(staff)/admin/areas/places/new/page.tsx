import { type Metadata } from 'next'
import { PlaceForm } from '@/components/admin/areas/place-form'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('New place')

export default async function NewPlacePage() {
  await requireOwnerPage()
  return <PlaceForm place={null} pages={[]} instead={null} />
}
