import { invitationLine, personLine } from '@/components/admin/settings/staff-lines'
import { StaffScreen } from '@/components/admin/settings/staff-screen'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { isSecondFactorRequired } from '@/lib/data/second-factor'
import { listStaffAccounts } from '@/lib/data/staff-accounts'
import { listInvites } from '@/lib/data/staff-invites'

export const generateMetadata = () => staffMetadata('Staff')

export default async function StaffPage() {
  const { id, hasSecondFactor } = await requireOwnerPage()
  const [accounts, invites, isRequired] = await Promise.all([
    listStaffAccounts(),
    listInvites(),
    isSecondFactorRequired(),
  ])
  const now = new Date()
  return (
    <StaffScreen
      people={accounts.map((account) => personLine(account, id, now))}
      secondStep={{ isRequired, isYours: hasSecondFactor }}
      invitations={invites.map((invite) => invitationLine(invite, now))}
    />
  )
}
