import { type Metadata } from 'next'
import { LandingsScreen } from '@/components/admin/areas/landings-screen'
import { findLandings, idOf, readFilter, townKind } from '@/lib/landing/landing-list'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { townshipNames } from '@/lib/business/towns'
import { listOffered } from '@/lib/data/areas'
import { areaCounts, listLandingLines } from './landing-lines'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Areas')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Six places with all their services. */
const pageSize = 48

export default async function AreasPage({ searchParams }: Props) {
  await requireStaffPage()
  const asked = readFilter(await searchParams)
  const [lines, services] = await Promise.all([listLandingLines(), listOffered()])
  const { found, counts } = findLandings(lines, asked)
  const page = Math.min(asked.page, Math.max(1, Math.ceil(found.length / pageSize)))
  return (
    <LandingsScreen
      asked={{ ...asked, page }}
      lines={found.slice((page - 1) * pageSize, page * pageSize)}
      ids={found.map(idOf)}
      hidden={found.filter(({ listing }) => listing === 'hidden').map(idOf)}
      pageSize={pageSize}
      counts={counts}
      services={[
        ...services.map(({ slug, name }) => ({ value: slug, label: name })),
        { value: townKind, label: 'Town pages' },
      ]}
      townships={Object.values(townshipNames).map((name) => ({ value: name, label: name }))}
      totals={await areaCounts(lines)}
    />
  )
}
