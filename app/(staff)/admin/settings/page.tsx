import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { PartScreen } from './part-screen'

export const generateMetadata = () => staffMetadata('Settings')

export default async function SettingsPage() {
  const { role } = await requireStaffPage()
  return <PartScreen part="business" role={role} />
}
