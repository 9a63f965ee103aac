import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'

/** Tells an editor that a screen is for owners. */
export const OwnersOnly = () => (
  <Screen>
    <ScreenHead title="Only an owner can open this" />
    <p className="max-w-[60ch]">
      Settings, staff accounts, redirects and the audit log are for owners. Ask one of them for what you need.
    </p>
    <p className="mt-3 max-w-[60ch]">
      Your own password, two-step verification and devices are under{' '}
      <StaffLink className={linkClass} href="/admin/account">
        Your account
      </StaffLink>
      .
    </p>
    <p className="mt-6">
      <LinkButton look="strong" href="/admin">
        Back to the Dashboard
      </LinkButton>
    </p>
  </Screen>
)

/** Replaces a screen of the settings for somebody whose session has ended. */
export const SignedOut = () => (
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
