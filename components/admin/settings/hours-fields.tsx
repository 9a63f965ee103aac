'use client'

import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { weekdays } from '@/lib/business/hours'
import { sameValue } from '@/lib/page-document/same-value'
import { type DayHours, type WeekHours } from '@/lib/time/business-hours'
import { DayTimes } from './day-times'

type WeekFieldsProps = {
  path: 'showroomHours' | 'telephoneHours' | 'visitHours'
  title: string
  about: string
}

const workdays = weekdays.slice(0, 5).map(([key]) => key)
const isSameOnWorkdays = (week: WeekHours) => workdays.every((day) => sameValue(week[day], week.monday))

/** Edits a week's hours; those of Monday to Friday together if they are the same. */
export function WeekFields({ path, title, about }: WeekFieldsProps) {
  const { control, setValue } = useFormContext()
  const week = useWatch({ control, name: path }) as WeekHours
  const [isWanted, setIsWanted] = useState(() => isSameOnWorkdays(week))
  const isShared = isWanted && isSameOnWorkdays(week)
  const rows = isShared
    ? [{ days: workdays, label: 'Monday to Friday' }, ...rowsOf(weekdays.slice(5))]
    : rowsOf(weekdays)
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{title}</legend>
      <div className="mb-2">
        <p className="text-13 text-stone">{about}</p>
        <Checkbox
          checked={isShared}
          onChange={({ target }) => {
            setIsWanted(target.checked)
            if (!target.checked) return
            for (const day of workdays) setValue(`${path}.${day}`, week.monday, { shouldDirty: true })
          }}
        >
          Same on weekdays
        </Checkbox>
      </div>
      <div className="divide-y divide-hair border-y border-hair">
        {rows.map(({ days, label }) => (
          <DayFields key={label} paths={days.map((day) => `${path}.${day}`)} label={label} />
        ))}
      </div>
    </fieldset>
  )
}

const rowsOf = (days: readonly (typeof weekdays)[number][]) =>
  days.map(([key, label]) => ({ days: [key], label }))

/** Edits the hours of a day, or of several that have the same. */
function DayFields({ paths: [path = '', ...otherPaths], label }: { paths: string[]; label: string }) {
  const { setValue } = useFormContext()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<Record<string, unknown>>({ name: path })
  return (
    <DayTimes
      path={path}
      name={label}
      hours={value as DayHours}
      ref={ref}
      onBlur={onBlur}
      onChange={(hours) => {
        onChange(hours)
        for (const otherPath of otherPaths) setValue(otherPath, hours, { shouldDirty: true })
      }}
    >
      <span className="w-30 font-medium" aria-hidden="true">
        {label}
      </span>
    </DayTimes>
  )
}
