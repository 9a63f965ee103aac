import { Rows } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { auditActions, type AuditRecord } from '@/lib/records/audit-actions'
import { addressWords, auditSentence } from '@/lib/records/audit-words'
import { officeMoment } from '@/lib/time/office-time'

function notesOf(entry: AuditRecord): string {
  const { to, more } = auditSentence({ ...entry, staffName: null })
  const place = addressWords(entry.address)
  return [officeMoment(entry.createdAt), to, more, place && `from ${place}`].filter(Boolean).join(' · ')
}

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
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className="min-w-0 flex-1">
            <b className="font-medium">{auditActions[entry.action]?.title}</b>
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">{notesOf(entry)}</small>
          </span>
        </li>
      ))}
    </Rows>
  )
}
