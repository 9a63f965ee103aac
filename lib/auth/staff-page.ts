import 'server-only'
import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundTitle } from '@/lib/not-found-title'
import { getStaffSession, type StaffSession } from './session'

/** Every staff page asks first: signed out, the page doesn't exist. */
export async function requireStaffPage(): Promise<StaffSession> {
  return (await getStaffSession()) ?? notFound()
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
    title: (await getStaffSession()) ? title : notFoundTitle,
    robots: { index: false },
  }
}
