import { AccountScreen } from '@/components/admin/account/account-screen'
import { SecondFactorFirst } from '@/components/admin/account/second-factor-first'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { listAudit } from '@/lib/records/audit-log'
import { countRecoveryCodes, getSecondFactor } from '@/lib/data/second-factor'
import { listStaffSessions } from '@/lib/data/staff-sessions'
import { getVisitFeed } from '@/lib/data/visit-feeds'

export const generateMetadata = () => staffMetadata('Your account')

export default async function AccountPage() {
  const staff = await requireStaffPage({ beforeSecondFactor: true })
  if (staff.needsSecondFactor) return <SecondFactorFirst email={staff.email} />
  const [sessions, { since }, codesLeft, audit, feed] = await Promise.all([
    listStaffSessions(staff.id),
    getSecondFactor(staff.id),
    countRecoveryCodes(staff.id),
    listAudit({ staffId: staff.id, limit: 20 }),
    getVisitFeed(staff.id),
  ])
  return (
    <AccountScreen
      staff={{ name: staff.name, email: staff.email }}
      sessions={sessions}
      thisSession={staff.sessionId}
      secondFactor={since && { since: since.toISOString(), codesLeft }}
      audit={audit}
      feed={feed}
    />
  )
}
