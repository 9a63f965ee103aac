import 'server-only'
import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundTitle } from '@/lib/not-found-title'
import { getStaffSession, type StaffSession } from './session'

/** Every staff page asks first: signed out, the page doesn't exist. */
export async function requireStaffPage(): Promise<StaffSession> {
  return (await getStaffSession()) ?? notFound()
}

/** A staff screen's metadata. Signed out its title is that of any missing page: nothing tells what would be there. */
export const staffTitle = (title: string) => async (): Promise<Metadata> => ({
  title: (await getStaffSession()) ? title : notFoundTitle,
  robots: { index: false },
})
