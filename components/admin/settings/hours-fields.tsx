'use client'

import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { FieldError, Input } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import { closed, isOpen, weekdays } from '@/lib/business/hours'
import { type DayHours } from '@/lib/time/business-hours'
import { useRefusal } from './setting-fields'

const usual: DayHours = { opens: '09:00', closes: '17:00' }

type WeekFieldsProps = {
  path: 'showroomHours' | 'telephoneHours' | 'visitHours'
  title: string
  about: string
}

/** Edits a week's hours. */
export const WeekFields = ({ path, title, about }: WeekFieldsProps) => (
  <fieldset>
    <legend className="text-14 font-semibold">{title}</legend>
    <p className="mb-2 text-13 text-stone">{about}</p>
    <div className="divide-y divide-hair border-y border-hair">
      {weekdays.map(([key, day]) => (
        <DayFields key={key} path={`${path}.${key}`} day={day} />
      ))}
    </div>
  </fieldset>
)

function DayFields({ path, day }: { path: string; day: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, unknown>>({ name: path })
  const refusals = [useRefusal(`${path}.opens`), useRefusal(`${path}.closes`)]
  const error = refusals.find(Boolean)
  const hours = value as DayHours
  const before = useRef(isOpen(hours) ? hours : usual)
  // While somebody types its times, a day is open even if one is still empty.
  const open = hours.opens !== '' || hours.closes !== '' || !!error
  const errorId = `${path.replace('.', '-')}-error`
  const time = (end: keyof DayHours, name: string) => (
    <Input
      type="time"
      className="w-34! tabular-nums"
      aria-label={`${day} ${name}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={hours[end]}
      ref={end === 'opens' ? ref : undefined}
      onBlur={onBlur}
      onChange={({ target }) => {
        const next = { ...hours, [end]: target.value }
        if (isOpen(next)) before.current = next
        onChange(next)
      }}
    />
  )
  return (
    <div role="group" aria-label={day} className="py-1.5 max-tablet:py-2">
      <div className="flex flex-wrap items-center gap-x-4 tablet:min-h-9.5">
        <span className="w-24 font-medium" aria-hidden="true">
          {day}
        </span>
        <div className="flex w-24 items-center max-tablet:ml-auto max-tablet:w-auto [&>button]:items-center">
          <Switch
            label="Open"
            checked={open}
            onChange={(checked) => onChange(checked ? before.current : closed)}
          />
        </div>
        {open ? (
          <div className="flex items-center gap-2 max-tablet:w-full max-tablet:pb-1 max-tablet:*:flex-1">
            {time('opens', 'opens')}
            <span className="text-center text-stone max-tablet:flex-none!">to</span>
            {time('closes', 'closes')}
          </div>
        ) : (
          <span className="text-stone max-tablet:sr-only">Closed</span>
        )}
      </div>
      {error && (
        <div className="pt-1.5 pb-1">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
