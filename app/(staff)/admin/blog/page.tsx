import { ComingSoon } from '@/components/admin/shell/coming-soon'
import { requireStaffPage } from '@/lib/auth/staff-page'

export default async function BlogPage() {
  await requireStaffPage()
  return <ComingSoon title="Blog" text="Blog management features coming soon" />
}
