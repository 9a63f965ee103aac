import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { storeAt } from '@/lib/records/stores'
import { siteFacts } from '@/lib/seo/site-facts'

type Props = { params: Promise<{ kind: string }> }

const requireRecord = async (params: Props['params']) =>
  (storeAt(`/admin/content/${(await params).kind}`, 'edit') ?? notFound()).record

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return staffMetadata(`New ${(await requireRecord(params)).one.toLowerCase()}`)
}

export default async function NewRecordPage({ params }: Props) {
  await requireStaffPage()
  const { kind } = await requireRecord(params)
  return <RecordFormScreen kind={kind} stored={null} site={await siteFacts()} />
}
