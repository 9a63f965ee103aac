import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { buttonClass } from '@/components/ui/button'

/** Shows that the setup is finished, and leads to the checklist. */
export const SetupDone = () => (
  <Screen className="max-w-240">
    <ScreenHead title="Your site is set up" />
    <p className="max-w-[60ch] text-15">
      Every page shows your name, number, address and colors now. The checklist on the dashboard says what is
      left before visitors come: your own projects, reviews and pictures, email and backups.
    </p>
    <div className="mt-6 flex flex-wrap gap-2 max-tablet:*:flex-1">
      <LinkButton look="primary" href="/admin#go-live">
        See the checklist
      </LinkButton>
      <a className={buttonClass({ look: 'plain', className: 'no-underline' })} href="/">
        View the site
      </a>
    </div>
    <p className="mt-6 text-stone">
      All of it, and more, is under{' '}
      <StaffLink className={linkClass} href="/admin/settings">
        Settings
      </StaffLink>
      .
    </p>
  </Screen>
)
