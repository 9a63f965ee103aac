import { KitScreen } from '@/components/admin/kit/kit-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = () => staffMetadata('Controls of the house')

type Props = { searchParams: Promise<{ view?: string; page?: string }> }

/** Every control in each of its states, to look at and try; no menu leads here. */
export default async function KitPage({ searchParams }: Props) {
  await requireStaffPage()
  const { view, page } = await searchParams
  return <KitScreen view={view === 'late' ? 'late' : 'open'} page={Math.max(1, Number(page) || 1)} />
}
