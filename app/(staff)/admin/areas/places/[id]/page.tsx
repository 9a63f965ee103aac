import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type PlaceExtra } from '@/components/records/place/form'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getPlace } from '@/lib/data/areas'
import { listLandingLines } from '../../landing-lines'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const place = await getPlace((await params).id)
  return { title: `Edit place: ${place?.name ?? ''}` }
}

export default async function EditPlacePage({ params }: Props) {
  const { role } = await requireStaffPage()
  const [place, lines] = await Promise.all([getPlace((await params).id), listLandingLines()])
  if (!place) notFound()
  const nearest = place.nearby[0] && (await getPlace(place.nearby[0]))
  const extra: PlaceExtra = {
    pages: lines.filter((line) => line.place === place.slug),
    instead: role === 'owner' && nearest ? nearest.name : null,
  }
  return (
    <RecordFormScreen key={place.slug} kind="place" stored={{ ...place, id: place.slug }} extra={extra} />
  )
}
