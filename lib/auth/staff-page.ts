import 'server-only'
import { type Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { notFoundTitle } from '@/lib/not-found-title'
import { callbackPath } from './callback-url'
import { getAnySession, type StaffSession } from './session'

/** Whether the browser was signed in here once and nobody has signed out since (middleware.ts). It gives no right. */
export const hasStaffHint = async (): Promise<boolean> => (await cookies()).has('staff-hint')

/**
 * Every staff page asks first: signed out, the page doesn't exist, or leads a known browser to sign in and back. Who has yet to
 * set up a second factor is led to where that is done, unless the page is for them too (`beforeSecondFactor`).
 */
export async function requireStaffPage({ beforeSecondFactor = false } = {}): Promise<StaffSession> {
  const staff = await getAnySession()
  if (staff?.needsSecondFactor && !beforeSecondFactor) redirect('/admin/account')
  if (staff) return staff
  if (!(await hasStaffHint())) notFound()
  const path = callbackPath((await headers()).get('x-path'))
  redirect(`/login?callbackUrl=${encodeURIComponent(path)}`)
}

/**
 * The same for a screen that only owners see: an editor gets 404 with the words of app/(staff)/admin/settings/not-found.tsx.
 */
export async function requireOwnerPage(): Promise<StaffSession> {
  const staff = await requireStaffPage()
  return staff.role === 'owner' ? staff : notFound()
}

/** The title of a staff screen; signed out it is the not-found screen's, which tells nothing of what is there. */
export async function staffMetadata(title: string): Promise<Metadata> {
  return {
    title: (await getAnySession()) ? title : notFoundTitle,
    robots: { index: false },
  }
}
