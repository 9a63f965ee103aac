'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { Field, Select } from '@/components/ui/field'
import { auditGroups } from '@/lib/records/audit-actions'

/** The log's filter; an empty text for everything. */
export type AuditWanted = { who: string; what: string; days: string }

const periods = { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' }

type AuditFiltersProps = { wanted: AuditWanted; people: { id: string; name: string }[] }

/** Narrows the log by person, kind and time; each choice counts at once. */
export function AuditFilters({ wanted, people }: AuditFiltersProps) {
  const router = useStaffRouter()
  function choose(change: Partial<AuditWanted>) {
    const query = new URLSearchParams(Object.entries({ ...wanted, ...change }).filter(([, value]) => value))
    router.push(`/admin/settings/audit?${query}`, { scroll: false })
  }
  const filters: { name: keyof AuditWanted; label: string; options: [value: string, text: string][] }[] = [
    {
      name: 'who',
      label: 'Person',
      options: [
        ['', 'Everybody'],
        ...people.map(({ id, name }): [string, string] => [id, name]),
        ['none', 'Nobody who was signed in'],
      ],
    },
    { name: 'what', label: 'About', options: [['', 'Everything'], ...Object.entries(auditGroups)] },
    { name: 'days', label: 'Time', options: [['', 'All 400 days'], ...Object.entries(periods)] },
  ]
  return (
    <search className="mb-5 grid gap-3 sm:grid-cols-3">
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select value={wanted[name]} onChange={(event) => choose({ [name]: event.target.value })}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </search>
  )
}
