import { AuditScreen } from '@/components/admin/settings/audit-screen'
import { auditActionsOf, type AuditGroup, auditGroups } from '@/lib/records/audit-actions'
import { requireOwnerPage, staffMetadata } from '@/lib/auth/staff-page'
import { auditCursor, listAuditRows } from '@/lib/records/audit-log'
import { getRetention } from '@/lib/data/settings'
import { listStaffAccounts } from '@/lib/data/staff-accounts'
import { type Query, oneOf } from '../query'

export const generateMetadata = () => staffMetadata('Audit log')

const pageSize = 50
const day = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const isGroup = (text: string): text is AuditGroup => text in auditGroups

export default async function AuditPage({ searchParams }: { searchParams: Query }) {
  await requireOwnerPage()
  const query = await searchParams
  const people = await listStaffAccounts()
  const staffId = oneOf(query.who, ['none', ...people.map(({ id }) => id)])
  const group = oneOf(query.what, Object.keys(auditGroups))
  const days = oneOf(query.days, ['1', '7', '30', '90'])
  const before = typeof query.before === 'string' ? auditCursor(query.before) : null
  const { rows, next } = await listAuditRows({
    staffId: staffId || undefined,
    actions: isGroup(group) ? auditActionsOf(group) : undefined,
    since: days ? daysAgo(Number(days)) : undefined,
    before,
    limit: pageSize,
  })
  const { auditDays } = await getRetention()
  return (
    <AuditScreen
      rows={rows}
      next={next}
      isFirst={!before}
      filter={{ who: staffId, what: group, days }}
      people={people}
      auditDays={auditDays}
    />
  )
}
