import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LandingPreview } from '@/components/admin/areas/landing-preview'
import { getLanding } from '@/lib/areas/landing'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getBlockData } from '@/lib/records/block-data'

type Props = {
  params: Promise<{ place: string; service: string }>
  searchParams: Promise<{ work?: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const { place, service } = await params
  const landing = await getLanding(place, service)
  return { title: `Preview words: ${landing ? `${landing.service.name} in ${landing.place.name}` : ''}` }
}

export default async function PreviewLandingPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const { place, service } = await params
  const landing = await getLanding(place, service)
  if (!landing) notFound()
  const [{ work }, data] = await Promise.all([searchParams, getBlockData()])
  return <LandingPreview landing={landing} data={data} showsLocalCopy={work !== undefined} />
}
