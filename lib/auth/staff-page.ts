import 'server-only'
import { type Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { notFoundTitle } from '@/lib/not-found-title'
import { callbackPath } from './callback-url'
import { getAnySession, type StaffSession } from './session'

/** Returns true if somebody signed in with this browser and hasn't signed out since (middleware.ts). It gives no right. */
export const hasStaffHint = async (): Promise<boolean> => (await cookies()).has('staff-hint')

/**
 * Returns who is signed in. Signed out, a page doesn't exist, or leads a known browser to sign in and back. Who has yet
 * to set up a second factor is led there, unless the page is for them too (`beforeSecondFactor`).
 */
export async function requireStaffPage({ beforeSecondFactor = false } = {}): Promise<StaffSession> {
  const staff = await getAnySession()
  if (staff?.needsSecondFactor && !beforeSecondFactor) redirect('/admin/account')
  if (staff) return staff
  if (!(await hasStaffHint())) notFound()
  const path = callbackPath((await headers()).get('x-path'))
  redirect(`/login?callbackUrl=${encodeURIComponent(path)}`)
}

/** Returns the owner who is signed in; an editor gets 404 with the text of app/(staff)/admin/settings/not-found.tsx. */
export async function requireOwnerPage(): Promise<StaffSession> {
  const staff = await requireStaffPage()
  return staff.role === 'owner' ? staff : notFound()
}

/** A phone's home screen gets the jobs (app/staff.webmanifest). */
const installable: Metadata = {
  manifest: '/staff.webmanifest',
  icons: { icon: '/icon.svg', apple: '/icons/jobs-192.png' },
  appleWebApp: { title: 'Jobs' },
}

/** Returns the title of a staff screen; signed out, the title of the not-found screen. */
export async function staffMetadata(title: string): Promise<Metadata> {
  const staff = await getAnySession()
  return { title: staff ? title : notFoundTitle, robots: { index: false }, ...(staff && installable) }
}
