'use client'

import { useRouter } from 'next/navigation'
import { Field, Select } from '@/components/ui/field'
import { auditGroups } from '@/lib/records/audit-actions'

/** The log's filter; an empty text for everything. */
export type AuditWanted = { who: string; what: string; days: string }

const periods = { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' }

type AuditFiltersProps = { wanted: AuditWanted; people: { id: string; name: string }[] }

/** Narrows the log by person, kind and time; each choice counts at once. */
export function AuditFilters({ wanted, people }: AuditFiltersProps) {
  const router = useRouter()
  function choose(change: Partial<AuditWanted>) {
    const query = new URLSearchParams(Object.entries({ ...wanted, ...change }).filter(([, value]) => value))
    router.push(`/admin/settings/audit?${query}`, { scroll: false })
  }
  const { who, what, days } = wanted
  return (
    <search className="mb-5 grid gap-3 sm:grid-cols-3">
      <Field label="Person">
        <Select value={who} onChange={(event) => choose({ who: event.target.value })}>
          <option value="">Everybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">Nobody who was signed in</option>
        </Select>
      </Field>
      <Field label="About">
        <Select value={what} onChange={(event) => choose({ what: event.target.value })}>
          <option value="">Everything</option>
          {Object.entries(auditGroups).map(([group, name]) => (
            <option key={group} value={group}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Time">
        <Select value={days} onChange={(event) => choose({ days: event.target.value })}>
          <option value="">All 400 days</option>
          {Object.entries(periods).map(([count, name]) => (
            <option key={count} value={count}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}
