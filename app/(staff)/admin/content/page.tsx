import { type Metadata } from 'next'
import { ProjectsScreen } from '@/components/admin/content/projects-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { sampleProjects } from '@/lib/business/samples'
import { countContent } from '@/lib/data/content-counts'
import { listStoredProjects } from '@/lib/data/projects'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Projects')

export default async function ProjectsPage() {
  await requireStaffPage()
  const [projects, counts] = await Promise.all([listStoredProjects(), countContent()])
  return <ProjectsScreen projects={projects} counts={counts} examples={sampleProjects.length} />
}
