import 'server-only'
import { notFound } from 'next/navigation'
import { getStaffSession, type StaffSession } from './session'

/** Every staff page asks first: signed out, the page doesn't exist. */
export async function requireStaffPage(): Promise<StaffSession> {
  return (await getStaffSession()) ?? notFound()
}
