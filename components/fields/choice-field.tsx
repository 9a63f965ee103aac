'use client'

import { Segmented } from '@/components/ui/segmented'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

/** A choice of few, side by side. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <div className="field">
      <span className="label">{label}</span>
      <Segmented
        label={label}
        value={value}
        onChange={onChange}
        stretch
        options={Object.entries<string>(options).map(([key, text]) => ({ value: key as Value, label: text }))}
      />
    </div>
  )
}

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  hint?: string
}

/** A choice of many. */
export function SelectField({ label, value, options, onChange, hint }: SelectFieldProps) {
  const known = options.some((option) => option.value === value)
  return (
    <div className="field">
      <label>
        <span className="label">{label}</span>
        <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
          {!known && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {hint && <p className="hint">{hint}</p>}
    </div>
  )
}

/** A choice of a number within bounds. */
export function NumberField({
  label,
  value,
  from,
  to,
  say = String,
  onChange,
}: {
  label: string
  value: number
  from: number
  to: number
  say?: (value: number) => string
  onChange: (value: number) => void
}) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={numbers.map((number) => ({ value: String(number), label: say(number) }))}
      onChange={(next) => onChange(Number(next))}
    />
  )
}
