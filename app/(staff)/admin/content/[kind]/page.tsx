import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordListScreen } from '@/components/records/record-list-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { countContent } from '@/lib/records/samples'
import { storeAt } from '@/lib/records/stores'

type Props = { params: Promise<{ kind?: string }> }

/** /admin/content is the first kind's list. */
const listAddress = async (params: Props['params']) =>
  ['/admin/content', (await params).kind].filter(Boolean).join('/')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return staffMetadata(storeAt(await listAddress(params), 'list')?.record.several ?? '')
}

export default async function ContentPage({ params }: Props) {
  await requireStaffPage()
  const store = storeAt(await listAddress(params), 'list')
  if (!store) notFound()
  const [rows, counts] = await Promise.all([store.list(), countContent()])
  return <RecordListScreen kind={store.record.kind} rows={rows} counts={counts} examples={store.samples} />
}
