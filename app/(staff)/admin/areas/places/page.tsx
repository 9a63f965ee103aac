import { type Metadata } from 'next'
import { RecordTableScreen } from '@/components/records/record-table-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listPlaces } from '@/lib/data/areas'
import { indexStatusOf } from '@/lib/landing/landing-list'
import { areaCounts, listLandingLines } from '../landing-lines'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Places')

export default async function PlacesPage() {
  const { role } = await requireStaffPage()
  const [places, lines] = await Promise.all([listPlaces(), listLandingLines()])
  const rows = places
    .map((place) => {
      const { slug, name, zip, township, type, permitAuthority, permitPhone } = place
      const facts = { slug, name, zip, township, type, permitAuthority, permitPhone }
      const pages = lines.filter((line) => line.place === slug)
      const listed = pages.filter((line) => indexStatusOf(line) === 'listed').length
      return { ...facts, confidence: place.notes.confidence, pages: pages.length, listed }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <RecordTableScreen kind="place" rows={rows} counts={await areaCounts(lines)} isOwner={role === 'owner'} />
  )
}
