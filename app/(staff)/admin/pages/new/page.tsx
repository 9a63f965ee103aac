import { type Metadata } from 'next'
import { CreateForm } from '@/components/admin/pages/create-form'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { listPages } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { env } from '@/lib/env'

export const metadata: Metadata = { title: 'Create New Page' }

export default async function NewPage() {
  await requireStaffPage()
  const [pages, profile] = await Promise.all([listPages(), getProfile()])
  return (
    <CreateForm
      taken={pages.map(({ slug }) => slug)}
      year={new Date().getFullYear()}
      site={{ host: new URL(env().SITE_URL).host, name: profile.shortName }}
    />
  )
}
