import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = () => staffMetadata('New place')

export default async function NewPlacePage() {
  await requireOwnerPage()
  return <RecordFormScreen kind="place" stored={null} extra={{ pages: [], instead: null }} />
}
