import { type Metadata } from 'next'
import { ProjectPage } from '@/components/site/screens/project/project-page'
import { findNamedTown } from '@/lib/business/towns'
import { listPictureTexts } from '@/lib/data/media'
import { listPlaces } from '@/lib/data/areas'
import { getFinishes } from '@/lib/data/finishes'
import { getRedirect } from '@/lib/data/redirects'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getProfile } from '@/lib/data/settings'
import { neighborsOfProject, projectsAfter } from '@/lib/landing/local-work'
import { notFoundTitle } from '@/lib/not-found-title'
import { projectMetadata } from '../../../../lib/seo/page-metadata'
import { projectStore } from '@/lib/records/project/store'
import { missingPage } from '../../missing-page'

export const revalidate = 3600

type Props = { params: Promise<{ slug: string }> }

const getProject = async (slug: string) =>
  (await projectStore.listShown()).find((project) => project.slug === slug)

export async function generateStaticParams() {
  return (await projectStore.listShown()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await getProject((await params).slug)
  if (!project) return { title: notFoundTitle, robots: { index: false } }
  return projectMetadata(project, await getProfile())
}

export default async function ProjectRoute({ params }: Props) {
  const { slug } = await params
  const project = await getProject(slug)
  if (!project) return missingPage(getRedirect(`/gallery/${slug}`))
  const { beforeImage, afterImage, details } = project
  const [projects, profile, places, texts, empty, finishes] = await Promise.all([
    projectStore.listShown(),
    getProfile(),
    listPlaces(),
    listPictureTexts([beforeImage, afterImage, ...details.map(({ picture }) => picture)]),
    listEmptyPaths(),
    getFinishes(),
  ])
  return (
    <ProjectPage
      project={project}
      town={findNamedTown(project.location, places)}
      texts={texts}
      others={projectsAfter(projects, project)}
      neighbors={neighborsOfProject(projects, project)}
      finishes={finishes}
      hasReviews={!empty.includes('/reviews')}
      profile={profile}
    />
  )
}
