import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { PartScreen } from '../part-screen'

export const generateMetadata = () => staffMetadata('What you offer')

export default async function OfferPage() {
  const { role } = await requireStaffPage()
  return <PartScreen part="offer" role={role} />
}
