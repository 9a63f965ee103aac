import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { storeAt } from '@/lib/records/stores'
import { siteFacts } from '@/lib/seo/site-facts'

type Props = { params: Promise<{ kind: string }> }

const recordAt = async (params: Props['params']) =>
  storeAt(`/admin/content/${(await params).kind}`, 'edit')?.record

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return staffMetadata(`New ${(await recordAt(params))?.one.toLowerCase() ?? ''}`)
}

export default async function NewRecordPage({ params }: Props) {
  await requireStaffPage()
  const record = await recordAt(params)
  if (!record) notFound()
  return <RecordFormScreen kind={record.kind} stored={null} site={await siteFacts()} />
}
