import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TownPreview } from '@/components/admin/areas/town-preview'
import { getEditedTownPage } from '@/lib/areas/landing'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { listLatestPosts } from '@/lib/data/posts'
import { getProfile } from '@/lib/data/settings'
import { projectsInTown } from '@/lib/landing/local-work'
import { projectStore } from '@/lib/records/project/store'

type Props = { params: Promise<{ place: string }>; searchParams: Promise<{ work?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const town = await getEditedTownPage((await params).place)
  return { title: `Preview town page: ${town?.place.name ?? ''}` }
}

export default async function PreviewTownPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const town = await getEditedTownPage((await params).place)
  if (!town) notFound()
  const { place, ...shown } = town
  const [{ work }, profile, projects, { posts }] = await Promise.all([
    searchParams,
    getProfile(),
    projectStore.listShown(),
    listLatestPosts({ take: 3, town: place.name }),
  ])
  return (
    <TownPreview
      {...shown}
      profile={profile}
      projects={projectsInTown(projects, place)}
      posts={posts}
      showsLocalCopy={work !== undefined}
    />
  )
}
