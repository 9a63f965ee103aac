'use client'

import { towns } from '@/lib/business/towns'
import { SelectField } from './choice-field'

const options = [
  { value: '', label: 'All towns' },
  ...towns.map(({ name }) => ({ value: name, label: name })).sort((a, b) => a.label.localeCompare(b.label)),
]

/** A town of the county, or all of them. */
export function TownField({ value, onChange }: { value: string; onChange: (town: string) => void }) {
  return <SelectField label="Town" value={value} options={options} onChange={onChange} />
}
