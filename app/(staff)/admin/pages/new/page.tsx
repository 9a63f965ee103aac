import { CreateForm } from '@/components/admin/pages/create-form'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listPages } from '@/lib/data/pages'
import { siteFacts } from '@/lib/seo/site-facts'

export const generateMetadata = () => staffMetadata('Create New Page')

type Props = { searchParams: Promise<{ title?: string | string[] }> }

const longestGiven = 100

export default async function NewPage({ searchParams }: Props) {
  await requireStaffPage()
  const [pages, site, { title }] = await Promise.all([listPages(), siteFacts(), searchParams])
  return (
    <CreateForm
      given={typeof title === 'string' ? title.trim().slice(0, longestGiven) : ''}
      taken={pages.map(({ slug }) => slug)}
      year={new Date().getFullYear()}
      site={site}
    />
  )
}
