'use client'

import { Plus, X } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { closed } from '@/lib/business/hours'
import { sameValue } from '@/lib/page-document/same-value'
import { type SpecialDay } from '@/lib/time/business-hours'
import { addDays, officeDay } from '@/lib/time/office-time'
import { DayTimes } from './day-times'
import { useRefusal } from './setting-fields'

const path = 'specialDays'
const today = () => officeDay(new Date().toISOString())

type Row = { key: number; special: SpecialDay }

let rowCount = 0
const rowOf = (special: SpecialDay): Row => ({ key: (rowCount += 1), special })
const daysOf = (rows: readonly Row[]) => rows.map(({ special }) => special)

/** Edits the dates with hours of their own. Adding one removes those that have passed. */
export function SpecialDays() {
  const { field } = useController<Record<string, unknown>>({ name: path })
  const days = field.value as SpecialDay[]
  const error = useRefusal(path)
  const [rows, setRows] = useState(() => days.map(rowOf))
  const addButton = useRef<HTMLButtonElement>(null)
  // The form's value was changed elsewhere, as by Discard or a merge.
  if (!sameValue(daysOf(rows), days)) setRows(days.map(rowOf))

  function change(next: Row[]) {
    setRows(next)
    field.onChange(daysOf(next))
  }

  function add() {
    let day = addDays(today(), 1)
    while (days.some((special) => special.day === day)) day = addDays(day, 1)
    const comingRows = rows.filter(({ special }) => special.day === '' || special.day >= today())
    change([...comingRows, rowOf({ ...closed, day })])
  }

  return (
    <fieldset>
      <legend className="text-14 font-semibold">Special days</legend>
      <p className="mb-2 text-13 text-stone">
        Closed on December 24? These days replace all hours above, and the site announces them two weeks
        ahead. Visits with their own hours are only shortened.
      </p>
      {rows.length > 0 && (
        <div className="mb-3 divide-y divide-hair border-y border-hair">
          {rows.map(({ key, special }, index) => (
            <DayRow
              key={key}
              path={`${path}.${index}`}
              special={special}
              onChange={(next) => change(rows.with(index, { key, special: next }))}
              onRemove={() => {
                change(rows.toSpliced(index, 1))
                addButton.current?.focus()
              }}
              onBlur={field.onBlur}
              {...(index === 0 && { dateRef: field.ref })}
            />
          ))}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button size="small" ref={addButton} onClick={add}>
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
  onBlur: () => void
  dateRef?: Ref<HTMLInputElement>
}

function DayRow({ path: dayPath, special, onChange, onRemove, onBlur, dateRef }: DayRowProps) {
  const dayError = useRefusal(`${dayPath}.day`)
  const errorId = `${dayPath.replace('.', '-')}-day-error`
  return (
    <div>
      <DayTimes
        path={dayPath}
        name={special.day || 'New day'}
        hours={special}
        onChange={(hours) => onChange({ ...hours, day: special.day })}
      >
        <span className="flex items-center gap-1">
          <Input
            type="date"
            min={today()}
            className="w-36!"
            aria-label="Date"
            aria-invalid={dayError ? true : undefined}
            aria-describedby={dayError ? errorId : undefined}
            value={special.day}
            onChange={({ target }) => onChange({ ...special, day: target.value })}
            onBlur={onBlur}
            ref={dateRef}
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
