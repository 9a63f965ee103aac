import { type Metadata } from 'next'
import { ServicesScreen } from '@/components/admin/areas/services-screen'
import { indexStatusOf } from '@/lib/landing/landing-list'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listServices } from '@/lib/data/areas'
import { areaCounts, listLandingLines } from '../landing-lines'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Services')

export default async function ServicesPage() {
  const { role } = await requireStaffPage()
  const [services, lines] = await Promise.all([listServices(), listLandingLines()])
  return (
    <ServicesScreen
      services={services.map(({ slug, name, description, isOn }) => ({
        slug,
        name,
        description,
        isOn,
        listed: lines.filter((line) => line.service === slug && indexStatusOf(line) === 'listed').length,
      }))}
      totals={await areaCounts(lines)}
      isOwner={role === 'owner'}
    />
  )
}
