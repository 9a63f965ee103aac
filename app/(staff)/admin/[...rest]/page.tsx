import { notFound } from 'next/navigation'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'

export const generateMetadata = () => staffMetadata('Not found')

/**
 * Any other address below /admin. Without it Next serves the site's static page, whose own policy conflicts with
 * middleware's, so that no script runs.
 */
export default async function UnknownStaffPage() {
  await requireStaffPage()
  notFound()
}
