'use client'

import { LoadingLine } from '@/components/ui/loading-line'
import { ToastHost } from '@/components/ui/toast-host'
import { type ToastLook } from '@/components/ui/toaster'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { SignOutQuestion } from '@/components/staff/sign-out-question'
import { SessionEnded } from './session-ended'

const messages: ToastLook = {
  position: 'bottom-right',
  floor: '',
  toast: 'flex min-h-13 w-(--width) items-center gap-3 rounded-control py-2 pr-2 pl-4 text-14 text-paper',
  success: 'bg-ink [&_svg]:text-sage',
  error: 'bg-clay [&>button]:text-paper [&>[data-action]]:underline [&>[data-action]]:underline-offset-3',
  button: '-my-2 text-13 focus-visible:outline-paper',
  action: 'text-brass-light',
  close: 'hover:bg-paper/15',
}

/** Renders the messages and the dialog for signing in again, which every staff screen can use. */
export const StaffHosts = ({ email }: { email: string }) => (
  <>
    <LoadingLine />
    <ToastHost look={messages} />
    <SessionEnded />
    <SignInAgain email={email} />
    <SignOutQuestion />
  </>
)
