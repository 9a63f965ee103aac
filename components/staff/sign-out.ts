import { signOut } from 'next-auth/react'
import { forgetRecent } from './recent'

/** Signs out and shows the sign-in screen. */
export async function signOutStaff(): Promise<void> {
  await signOut({ redirect: false })
  forgetRecent()
  document.cookie = 'staff-hint=; path=/; max-age=0'
  location.assign('/login')
}
