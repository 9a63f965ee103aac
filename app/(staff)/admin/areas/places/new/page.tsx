import { type PlaceExtra } from '@/components/records/place/form'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { listPlaces } from '@/lib/data/areas'
import { placeBeginnings } from '@/lib/records/place/beginnings'

export const generateMetadata = () => staffMetadata('New place')

export default async function NewPlacePage() {
  await requireOwnerPage()
  const extra: PlaceExtra = { pages: [], instead: null, beginnings: placeBeginnings(await listPlaces()) }
  return <RecordFormScreen kind="place" stored={null} extra={extra} />
}
