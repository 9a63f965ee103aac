import { ComingSoon } from '@/components/admin/shell/coming-soon'
import { requireStaffPage } from '@/lib/auth/staff-page'

export default async function ContentPage() {
  await requireStaffPage()
  return <ComingSoon title="Content" text="Testimonials and portfolio management coming soon" />
}
