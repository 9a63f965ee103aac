import Link from 'next/link'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { buttonClass } from '@/components/ui/button'

/** Tells an editor that an address is for owners. */
export function OwnersOnly() {
  return (
    <Screen>
      <ScreenHead title="Only an owner can open this" />
      <p className="max-w-[60ch]">
        Settings, staff accounts, redirects and the audit log are for owners. Ask one of them for what you
        need.
      </p>
      <p className="mt-3 max-w-[60ch]">
        Your own password, second step and devices are under{' '}
        <Link className={linkClass} href="/admin/account" prefetch={false}>
          Your account
        </Link>
        .
      </p>
      <p className="mt-6">
        <Link
          className={buttonClass({ look: 'strong', className: 'no-underline' })}
          href="/admin"
          prefetch={false}
        >
          Back to the Dashboard
        </Link>
      </p>
    </Screen>
  )
}

/** Shows nothing of the screen to somebody whose session ended. */
export function SignedOut() {
  return (
    <Screen>
      <ScreenHead title="Page not found" />
      <p>
        <a className={linkClass} href="/login">
          Sign in
        </a>{' '}
        if you work here.
      </p>
    </Screen>
  )
}
