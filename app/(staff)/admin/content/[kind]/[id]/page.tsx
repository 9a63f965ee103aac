import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { RecordFormScreen } from '@/components/records/record-form-screen'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { titleOf } from '@/lib/records/define-record'
import { storeAt } from '@/lib/records/stores'
import { siteFacts } from '@/lib/seo/site-facts'

type Props = { params: Promise<{ kind: string; id: string }> }

const recordAt = cache(async (kind: string, id: string) => {
  const store = storeAt(`/admin/content/${kind}`, 'edit')
  const stored = await store?.get(id)
  return store && stored ? { record: store.record, stored } : null
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const { kind, id } = await params
  const page = await recordAt(kind, id)
  return {
    title: page ? `Edit ${page.record.one.toLowerCase()}: ${titleOf(page.record, page.stored)}` : '',
  }
}

export default async function EditRecordPage({ params }: Props) {
  await requireStaffPage()
  const { kind, id } = await params
  const [page, site] = await Promise.all([recordAt(kind, id), siteFacts()])
  if (!page) notFound()
  return <RecordFormScreen key={id} kind={page.record.kind} stored={page.stored} site={site} />
}
