import { Rows } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { auditTitles } from '@/lib/audit-words'
import { type AuditRecord } from '@/lib/content-types'
import { officeMoment } from '@/lib/time/office-time'

/** What happened to an account, newest first. */
export function AuditList({ entries }: { entries: AuditRecord[] }) {
  if (entries.length === 0)
    return (
      <EmptyState small title="Nothing yet">
        Signing in, changes of your password and the like are listed here.
      </EmptyState>
    )
  return (
    <Rows>
      {entries.map(({ id, action, detail, address, createdAt }) => (
        <li key={id}>
          <span className="min-w-0 flex-1">
            <b className="font-medium">{auditTitles[action]}</b>
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">
              {[officeMoment(createdAt), detail, address && `from ${address}`].filter(Boolean).join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </Rows>
  )
}
