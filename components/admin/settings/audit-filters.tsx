'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { Field, Select } from '@/components/ui/field'
import { auditGroups } from '@/lib/records/audit-actions'
import { type AuditFilter, auditHref } from './audit-address'

const periods = { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' }

type AuditFiltersProps = { filter: AuditFilter; people: { id: string; name: string }[] }

/** Filters the log by person, kind and time; each choice takes effect at once. */
export function AuditFilters({ filter, people }: AuditFiltersProps) {
  const router = useStaffRouter()
  const choose = (change: Partial<AuditFilter>) =>
    router.push(auditHref({ ...filter, ...change }), { scroll: false })
  const fields: { name: keyof AuditFilter; label: string; options: [value: string, text: string][] }[] = [
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
      {fields.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select value={filter[name]} onChange={(event) => choose({ [name]: event.target.value })}>
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
