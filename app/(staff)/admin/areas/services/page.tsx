import { type Metadata } from 'next'
import { RecordTableScreen } from '@/components/records/record-table-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listServices } from '@/lib/data/areas'
import { indexStatusOf } from '@/lib/landing/landing-list'
import { areaCounts, listLandingLines } from '../landing-lines'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Services')

export default async function ServicesPage() {
  const { role } = await requireStaffPage()
  const [services, lines] = await Promise.all([listServices(), listLandingLines()])
  const rows = services.map(({ slug, name, description, isOn }) => {
    const pages = lines.filter((line) => line.service === slug)
    const listedCount = pages.filter((line) => indexStatusOf(line) === 'listed').length
    return { slug, name, description, isOn, listed: listedCount }
  })
  return (
    <RecordTableScreen
      kind="service"
      rows={rows}
      counts={await areaCounts(lines)}
      isOwner={role === 'owner'}
    />
  )
}
