import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getService } from '@/lib/data/areas'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const service = await getService((await params).id)
  return { title: `Edit service: ${service?.name ?? ''}` }
}

export default async function EditServicePage({ params }: Props) {
  await requireStaffPage()
  const service = await getService((await params).id)
  if (!service) notFound()
  return <RecordFormScreen key={service.slug} kind="service" stored={{ ...service, id: service.slug }} />
}
