import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { project } from '@/lib/records/project/definition'
import KindPage from './[kind]/page'

export const generateMetadata = () => staffMetadata(project.several)

export default async function ContentPage() {
  await requireStaffPage()
  return <KindPage params={Promise.resolve({})} />
}
