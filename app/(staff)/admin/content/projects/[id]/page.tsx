import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectForm } from '@/components/admin/content/project-form'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { getStoredProject } from '@/lib/data/projects'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Edit project')

type Props = { params: Promise<{ id: string }> }

export default async function EditProjectPage({ params }: Props) {
  await requireStaffPage()
  const { id } = await params
  const [project, site] = await Promise.all([getStoredProject(id), siteFacts()])
  if (!project) notFound()
  return <ProjectForm key={project.id} project={project} site={site} />
}
