import { ToastHost } from '@/components/ui/toast-host'
import { SignInAgain } from '@/components/staff/sign-in-again'

/** What staff screens call upon from anywhere: short messages, and signing in again in place. */
export function StaffHosts({ email }: { email: string }) {
  return (
    <>
      <ToastHost look="staff" />
      <SignInAgain email={email} />
    </>
  )
}
