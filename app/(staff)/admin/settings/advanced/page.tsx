import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { PartScreen } from '../part-screen'

export const generateMetadata = () => staffMetadata('Advanced settings')

export default async function AdvancedPage() {
  const { role } = await requireStaffPage()
  return <PartScreen part="advanced" role={role} />
}
