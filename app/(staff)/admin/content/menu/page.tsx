import { MenuScreen } from '@/components/admin/content/menu-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getMenu } from '@/lib/pages/menu'
import { countContent } from '@/lib/records/samples'

export const generateMetadata = () => staffMetadata('Menu')

export default async function MenuPage() {
  await requireStaffPage()
  const [menu, content] = await Promise.all([getMenu(), countContent()])
  return <MenuScreen menu={menu} content={content} />
}
