'use client'

import { Field, FieldGroup, Select } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
  hint?: string
  error?: string
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChange, hint, error } = props
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <Segmented
        label={label}
        value={value}
        onChange={onChange}
        stretch
        options={Object.entries<string>(options).map(([key, text]) => ({ value: key as Value, label: text }))}
      />
    </FieldGroup>
  )
}

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  hint?: string
}

export function SelectField({ label, value, options, onChange, hint }: SelectFieldProps) {
  const isListed = options.some((option) => option.value === value)
  return (
    <Field label={label} hint={hint}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  from: number
  to: number
  format?: (value: number) => string
  onChange: (value: number) => void
}

export function NumberField({ label, value, from, to, format = String, onChange }: NumberFieldProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={numbers.map((number) => ({ value: String(number), label: format(number) }))}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
