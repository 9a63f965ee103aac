import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ProjectForm } from '@/components/admin/content/project-form'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getStoredProject } from '@/lib/data/projects'
import { siteFacts } from '@/lib/seo/site-facts'

type Props = { params: Promise<{ id: string }> }

const projectOf = cache(getStoredProject)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const project = await projectOf((await params).id)
  return { title: `Edit project: ${project?.title ?? ''}` }
}

export default async function EditProjectPage({ params }: Props) {
  await requireStaffPage()
  const { id } = await params
  const [project, site] = await Promise.all([projectOf(id), siteFacts()])
  if (!project) notFound()
  return <ProjectForm key={project.id} project={project} site={site} />
}
