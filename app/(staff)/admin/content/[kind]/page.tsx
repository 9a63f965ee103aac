import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordListScreen } from '@/components/records/record-list-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { countContent } from '@/lib/records/samples'
import { storeAt } from '@/lib/records/stores'

type Props = { params: Promise<{ kind?: string }> }

/** Returns the store of the list at an address; /admin/content is the first kind's. */
const requireStore = async (params: Props['params']) =>
  storeAt(['/admin/content', (await params).kind].filter(Boolean).join('/'), 'list') ?? notFound()

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return staffMetadata((await requireStore(params)).record.several)
}

export default async function ContentPage({ params }: Props) {
  await requireStaffPage()
  const store = await requireStore(params)
  const [rows, counts] = await Promise.all([store.list(), countContent()])
  return <RecordListScreen kind={store.record.kind} rows={rows} counts={counts} />
}
