'use client'

import { servedTowns } from '@/lib/business/towns'
import { SelectField } from './choice-field'

const options = () => [
  { value: '', label: 'All towns' },
  ...servedTowns()
    .map(({ name }) => ({ value: name, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label)),
]

type TownFieldProps = { label: string; value: string; onChange: (town: string) => void }

export const TownField = ({ label, value, onChange }: TownFieldProps) => (
  <SelectField label={label} value={value} options={options()} onChange={onChange} />
)
