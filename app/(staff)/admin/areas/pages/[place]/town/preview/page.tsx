import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TownPreview } from '@/components/admin/areas/town-preview'
import { getEditedTownPage } from '@/lib/areas/landing'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getBuiltIn } from '@/lib/data/pages'
import { getBlockData } from '@/lib/records/block-data'

type Props = { params: Promise<{ place: string }>; searchParams: Promise<{ work?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const town = await getEditedTownPage((await params).place)
  return { title: `Preview town page: ${town?.place.name ?? ''}` }
}

export default async function PreviewTownPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const { place } = await params
  const [{ work }, data, { components }] = await Promise.all([
    searchParams,
    getBlockData(place),
    getBuiltIn(place),
  ])
  if (!data.town) notFound()
  return (
    <TownPreview town={data.town} components={components} data={data} showsLocalCopy={work !== undefined} />
  )
}
