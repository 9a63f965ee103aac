import { signOut } from 'next-auth/react'
import { countWaitingJobs, forgetJobs } from './jobs-on-device'
import { forgetRecent } from './recent'
import { confirmSignOut } from './sign-out-question'

export async function signOutStaff(): Promise<void> {
  const waitingJobs = await countWaitingJobs()
  if (waitingJobs > 0 && !(await confirmSignOut(waitingJobs))) return
  await signOut({ redirect: false })
  forgetRecent()
  await forgetJobs()
  document.cookie = 'staff-hint=; path=/; max-age=0'
  location.assign('/login')
}
