import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Not found')

/**
 * Any other address below /admin. Without it Next answers with the site's static page, which has a policy of its own beside
 * middleware's, and no script runs under both.
 */
export default async function UnknownStaffPage() {
  await requireStaffPage()
  notFound()
}
