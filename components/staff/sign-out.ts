import { signOut } from 'next-auth/react'
import { forgetRecent } from './recent'

export async function signOutStaff(): Promise<void> {
  await signOut({ redirect: false })
  forgetRecent()
  document.cookie = 'staff-hint=; path=/; max-age=0'
  location.assign('/login')
}
