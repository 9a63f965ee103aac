'use client'

import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field, Input } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { formatMoney, type PriceRange } from '@/lib/business/money'

type FinishCostProps = {
  /** Where the form holds where in its range the cost lies, from 0 to 1. */
  path: string
  label: ReactNode
  /** What its line costs. */
  range: PriceRange
  className?: string
}

/** What a finish costs, as an owner thinks of it: in dollars within the range of its line. */
export function FinishCost({ path, label, range, className }: FinishCostProps) {
  const { field, fieldState } = useController<Record<string, unknown>>({ name: path })
  const { ref, name, value, onChange, onBlur } = field
  const width = range.to - range.from
  const written = (held: unknown) =>
    typeof held === 'number' ? Math.round(range.from + held * width).toLocaleString('en-US') : String(held)
  const inRange = (text: string) => {
    const plain = text.replace(/[$,\s]/g, '')
    if (!/^\d{1,9}$/.test(plain)) return text
    const dollars = Number(plain)
    // A range of one price holds nothing else.
    return width > 0 ? (dollars - range.from) / width : dollars === range.from ? 0 : text
  }
  const [typed, setTyped] = useState(() => written(value))
  // Saved, discarded, or taken from somebody else meanwhile: what stands there is what the form holds.
  const shown = inRange(typed) === value ? typed : written(value)
  return (
    <Field
      label={label}
      className={className}
      error={fieldState.error && `Enter dollars from ${formatMoney(range.from)} to ${formatMoney(range.to)}`}
    >
      <InputGroup before={<span aria-hidden="true">$</span>}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          name={name}
          ref={ref}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(inRange(target.value))
          }}
          onBlur={() => {
            setTyped(written(value))
            onBlur()
          }}
        />
      </InputGroup>
    </Field>
  )
}
