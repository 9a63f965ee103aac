import { NewsScreen } from '@/components/admin/leads/news-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listNewsSignups } from '@/lib/data/news-signups'

export const generateMetadata = () => staffMetadata('News sign-ups')

export default async function NewsPage() {
  const { role } = await requireStaffPage()
  return <NewsScreen signups={await listNewsSignups()} isOwner={role === 'owner'} />
}
