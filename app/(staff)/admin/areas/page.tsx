import { type Metadata } from 'next'
import { type PlaceRow } from '@/components/records/place/look'
import { RecordTableScreen } from '@/components/records/record-table-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listPlaces } from '@/lib/data/areas'
import { idOf, indexStatusOf } from '@/lib/landing/landing-list'
import { areaCounts, listLandingLines } from './landing-lines'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Service area')

export default async function PlacesPage() {
  const { role } = await requireStaffPage()
  const [places, lines] = await Promise.all([listPlaces(), listLandingLines()])
  const rows = places
    .map(({ slug, name, zip, township, type }): PlaceRow => {
      const pages = lines.filter((line) => line.place === slug)
      return {
        ...{ slug, name, zip, township, type },
        pages: pages.map(idOf),
        hidden: pages.filter(({ listing }) => listing === 'hidden').map(idOf),
        listed: pages.filter((line) => indexStatusOf(line) === 'listed').length,
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <RecordTableScreen kind="place" rows={rows} counts={await areaCounts(lines)} isOwner={role === 'owner'} />
  )
}
