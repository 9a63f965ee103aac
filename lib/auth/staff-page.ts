import 'server-only'
import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundTitle } from '@/lib/not-found-title'
import { getStaffSession, type StaffSession } from './session'

/** Every staff page asks first: signed out, the page doesn't exist. */
export async function requireStaffPage(): Promise<StaffSession> {
  return (await getStaffSession()) ?? notFound()
}

/** The title of a staff screen; signed out it is the not-found screen's, which tells nothing of what is there. */
export async function staffMetadata(title: string): Promise<Metadata> {
  return {
    title: (await getStaffSession()) ? title : notFoundTitle,
    robots: { index: false },
  }
}
