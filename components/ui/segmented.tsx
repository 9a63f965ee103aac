'use client'

import { type ReactNode } from 'react'

type Option<Value extends string> = { value: Value; label: ReactNode; name?: string }

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** As wide as its surroundings, all parts alike. */
  stretch?: boolean
}

/** A choice of few: buttons side by side, one of them pressed. `name` names a button that shows only a sign. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  stretch,
}: SegmentedProps<Value>) {
  return (
    <div className={stretch ? 'seg seg--stretch' : 'seg'} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          title={option.name}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
