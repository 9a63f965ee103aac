import { type Metadata } from 'next'
import { ProjectsScreen } from '@/components/admin/content/projects-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { sampleProjects } from '@/lib/business/samples'
import { countContent } from '@/lib/data/content-counts'
import { listDeletedProjects } from '@/lib/data/project-changes'
import { listStoredProjects } from '@/lib/data/projects'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Projects')

export default async function ProjectsPage() {
  await requireStaffPage()
  const [projects, counts, deleted] = await Promise.all([
    listStoredProjects(),
    countContent(),
    listDeletedProjects(),
  ])
  return (
    <ProjectsScreen projects={projects} counts={counts} deleted={deleted} examples={sampleProjects.length} />
  )
}
