'use client'

import { type ReactNode } from 'react'
import { cn } from './cn'

type Option<Value extends string> = { value: Value; label: ReactNode; name?: string }

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** As wide as its surroundings, all parts alike. */
  stretch?: boolean
  className?: string
}

/** A choice of few: buttons side by side, one of them pressed. `name` names a button that shows only a sign. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, stretch, className } = props
  return (
    <div
      role="group"
      aria-label={label}
      className={cn(
        'inline-flex flex-none divide-x divide-hair overflow-hidden rounded-control border border-edge bg-paper',
        stretch && 'flex *:flex-1',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          title={option.name}
          onClick={() => onChange(option.value)}
          className={
            'inline-flex min-h-control-small max-tablet:min-w-tap cursor-pointer items-center justify-center gap-1.5 px-3 text-13 font-medium whitespace-nowrap ' +
            'text-stone focus-visible:-outline-offset-2 aria-pressed:bg-mist aria-pressed:font-semibold aria-pressed:text-spruce-deep'
          }
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
