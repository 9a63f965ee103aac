'use client'

import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { closed } from '@/lib/business/hours'
import { type SpecialDay } from '@/lib/time/business-hours'
import { addDays, officeDay } from '@/lib/time/office-time'
import { DayTimes } from './day-times'
import { useRefusal } from './setting-fields'

const path = 'specialDays'
const today = () => officeDay(new Date().toISOString())

/** Edits the dates with hours of their own. Those that have passed leave the list with the next change. */
export function SpecialDays() {
  const { field } = useController<Record<string, unknown>>({ name: path })
  const days = field.value as SpecialDay[]
  const error = useRefusal(path)
  const change = (next: SpecialDay[]) =>
    field.onChange(next.filter(({ day }) => day === '' || day >= today()))

  function add() {
    let day = addDays(today(), 1)
    while (days.some((special) => special.day === day)) day = addDays(day, 1)
    change([...days, { ...closed, day }])
  }

  return (
    <fieldset>
      <legend className="text-14 font-semibold">Special days</legend>
      <p className="mb-2 text-13 text-stone">
        Closed on December 24? These days take the place of all hours above and of visits, and are announced
        two weeks before.
      </p>
      {days.length > 0 && (
        <div className="mb-3 divide-y divide-hair border-y border-hair">
          {days.map((special, index) => (
            <DayRow
              key={index}
              path={`${path}.${index}`}
              special={special}
              onChange={(next) => change(days.with(index, next))}
              onRemove={() => change(days.filter((other) => other !== special))}
            />
          ))}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button size="small" onClick={add}>
        <Plus aria-hidden="true" />
        Add a day
      </Button>
    </fieldset>
  )
}

type DayRowProps = {
  path: string
  special: SpecialDay
  onChange: (special: SpecialDay) => void
  onRemove: () => void
}

function DayRow({ path: dayPath, special, onChange, onRemove }: DayRowProps) {
  const dayError = useRefusal(`${dayPath}.day`)
  const errorId = `${dayPath.replace('.', '-')}-day-error`
  return (
    <div>
      <DayTimes
        path={dayPath}
        name={special.day || 'New day'}
        hours={special}
        onChange={(hours) => onChange({ ...special, ...hours })}
      >
        <span className="flex items-center gap-1">
          <Input
            type="date"
            className="w-36!"
            aria-label="Date"
            aria-invalid={dayError ? true : undefined}
            aria-describedby={dayError ? errorId : undefined}
            value={special.day}
            onChange={({ target }) => onChange({ ...special, day: target.value })}
          />
          <IconButton label={`Remove ${special.day || 'this day'}`} onClick={onRemove}>
            <X />
          </IconButton>
        </span>
      </DayTimes>
      {dayError && <FieldError id={errorId}>{dayError}</FieldError>}
    </div>
  )
}
