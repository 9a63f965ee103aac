import { signOut } from 'next-auth/react'

/** Signs out and shows the sign-in screen. */
export async function leave(): Promise<void> {
  await signOut({ redirect: false })
  document.cookie = 'staff-hint=; path=/; max-age=0'
  location.assign('/login')
}
