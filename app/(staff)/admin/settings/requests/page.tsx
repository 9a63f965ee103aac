import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { PartScreen } from '../part-screen'

export const generateMetadata = () => staffMetadata('Leads and visits')

export default async function RequestsPage() {
  const { role } = await requireStaffPage()
  return <PartScreen part="requests" role={role} />
}
