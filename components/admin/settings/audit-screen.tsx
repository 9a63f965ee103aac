import { LinkButton } from '@/components/ui/staff-link'
import { Rows } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { addressWords, auditSentence } from '@/lib/records/audit-words'
import { type AuditRow } from '@/lib/records/audit-actions'
import { counted } from '@/lib/text/counted'
import { officeMoment } from '@/lib/time/office-time'
import { type AuditFilter, auditHref } from './audit-address'
import { AuditFilters } from './audit-filters'
import { SettingsFrame } from './settings-frame'

type AuditScreenProps = {
  rows: AuditRow[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
  isFirst: boolean
  filter: AuditFilter
  people: { id: string; name: string }[]
  auditDays: number
}

/** Lists what everybody did, newest first. */
export function AuditScreen({ rows, next, isFirst, filter, people, auditDays }: AuditScreenProps) {
  const isNarrowed = Object.values(filter).some(Boolean)
  return (
    <SettingsFrame
      path="/admin/settings/audit"
      title="Audit log"
      note={`Who signed in and who changed what. Entries are kept for ${counted(auditDays, 'day')}; nobody can change them.`}
    >
      <AuditFilters filter={filter} people={people} />
      {rows.length === 0 ? (
        <EmptyState
          small
          title={isNarrowed ? 'No entries match' : 'Nothing yet'}
          action={isNarrowed && <LinkButton href="/admin/settings/audit">Show everything</LinkButton>}
        >
          {isNarrowed ? 'Change the filters to see more.' : 'Signing in and changes are listed here.'}
        </EmptyState>
      ) : (
        <Rows>
          {rows.map((row) => (
            <AuditLine key={row.id} row={row} />
          ))}
        </Rows>
      )}
      {(next ?? !isFirst) && (
        <nav aria-label="Pages of the log" className="mt-5 flex flex-wrap gap-2">
          {!isFirst && <LinkButton href={auditHref(filter)}>Newest</LinkButton>}
          {next && (
            <LinkButton href={auditHref(filter, next)} rel="next">
              Earlier
            </LinkButton>
          )}
        </nav>
      )}
    </SettingsFrame>
  )
}

function AuditLine({ row }: { row: AuditRow }) {
  const { who, did, to, more } = auditSentence(row)
  const place = addressWords(row.address)
  const notes = [more, place && `from ${place}`].filter(Boolean).join(' · ')
  return (
    <li className="flex-wrap gap-y-0!">
      <span className="min-w-0 flex-1 wrap-anywhere max-tablet:basis-full">
        <b className="font-semibold">{who}</b> {did} {to && <b className="font-semibold">{to}</b>}
        {notes && <small className="block text-13 text-stone tabular-nums">{notes}</small>}
      </span>
      <time className="text-13 text-stone tabular-nums" dateTime={row.createdAt}>
        {officeMoment(row.createdAt)}
      </time>
    </li>
  )
}
