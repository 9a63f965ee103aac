import Link from 'next/link'
import { Screen } from '@/components/staff/screen'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What an editor sees at an address that is for owners. */
export function OwnersOnly() {
  return (
    <Screen>
      <EmptyState
        title="Only an owner can open this"
        action={
          <Link className={buttonClass({ look: 'strong', className: 'no-underline' })} href="/admin">
            Back to the Dashboard
          </Link>
        }
      >
        Settings, staff accounts, redirects and the audit log are an owner’s. Ask one of the owners for what
        you need. Your own password and devices are under <Link href="/admin/account">Your account</Link>.
      </EmptyState>
    </Screen>
  )
}
