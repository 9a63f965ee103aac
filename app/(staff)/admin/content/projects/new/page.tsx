import { type Metadata } from 'next'
import { ProjectForm } from '@/components/admin/content/project-form'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('New project')

export default async function NewProjectPage() {
  await requireStaffPage()
  return <ProjectForm project={null} site={await siteFacts()} />
}
