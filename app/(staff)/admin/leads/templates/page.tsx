import { TemplatesScreen } from '@/components/admin/leads/templates-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getReplyTemplates } from '@/lib/data/reply-templates'
import { firstTemplates } from '@/lib/leads/reply-templates'

export const generateMetadata = () => staffMetadata('Reply templates')

export default async function TemplatesPage() {
  await requireStaffPage()
  return <TemplatesScreen templates={(await getReplyTemplates()) ?? firstTemplates} />
}
