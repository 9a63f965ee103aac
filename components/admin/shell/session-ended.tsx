'use client'

import { useRouter } from 'next/navigation'
import { useSessionEnded } from '@/components/staff/lead-news'
import { askToSignIn } from '@/components/staff/sign-in-again'
import { BareButton } from '@/components/ui/button'

/** Reports an ended session on a screen that would otherwise look current, and offers to sign in again. */
export function SessionEnded() {
  const router = useRouter()
  const ended = useSessionEnded()

  async function signIn() {
    if (await askToSignIn(false)) router.refresh()
  }

  // Beside the messages, above any bottom bar.
  return (
    <div data-toasts="" role="status">
      {ended && (
        <p className="fixed bottom-[calc(var(--bar,0px)+16px)] left-4 z-30 flex min-h-13 items-center gap-3 rounded-control bg-ink pl-4 text-14 text-paper max-tablet:right-4">
          <span className="flex-1">Your session ended. This screen may be out of date.</span>
          <BareButton
            className="min-h-tap rounded-control px-4 font-semibold text-brass-light focus-visible:outline-paper"
            onClick={() => void signIn()}
          >
            Sign in
          </BareButton>
        </p>
      )}
    </div>
  )
}
