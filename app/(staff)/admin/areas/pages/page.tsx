import { LandingsScreen } from '@/components/admin/areas/landings-screen'
import { littleKnownPlaces } from '@/lib/landing/little-known'
import { findLandings, idOf, readFilter, townKind } from '@/lib/landing/landing-list'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { townshipNames } from '@/lib/business/towns'
import { listOffered, listPlaces } from '@/lib/data/areas'
import { areaCounts, listLandingLines } from '../landing-lines'

export const generateMetadata = () => staffMetadata('Landing pages')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Six places with all their services. */
const pageSize = 48

export default async function LandingsPage({ searchParams }: Props) {
  await requireStaffPage()
  const filter = readFilter(await searchParams)
  const [all, places, services] = await Promise.all([listLandingLines(), listPlaces(), listOffered()])
  const { lines, counts } = findLandings(all, filter)
  const page = Math.min(filter.page, Math.max(1, Math.ceil(lines.length / pageSize)))
  return (
    <LandingsScreen
      filter={{ ...filter, page }}
      lines={lines.slice((page - 1) * pageSize, page * pageSize)}
      ids={lines.map(idOf)}
      hidden={lines.filter(({ listing }) => listing === 'hidden').map(idOf)}
      pageSize={pageSize}
      counts={counts}
      places={places
        .map(({ slug, name }) => ({ value: slug, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label))}
      services={[
        ...services.map(({ slug, name }) => ({ value: slug, label: name })),
        { value: townKind, label: 'Town pages' },
      ]}
      townships={Object.values(townshipNames).map((name) => ({ value: name, label: name }))}
      totals={await areaCounts(all)}
      littleKnown={littleKnownPlaces(places, all)}
    />
  )
}
