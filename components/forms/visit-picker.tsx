'use client'

import './visit-picker.css'
import { type CSSProperties, type ReactNode } from 'react'
import { FieldError } from '@/components/ui/field'
import { useWords } from '@/components/ui/use-words'
import { counted } from '@/lib/text/counted'
import { type FreeDay } from '@/lib/visit-types'
import { type CalendarDay, dayText, monthsOf, monthText, weeksAround } from '@/lib/visits/weeks'

type VisitPickerProps = {
  days: readonly FreeDay[]
  error?: string | undefined
  /** Below the calendar. */
  children?: ReactNode
}

/** A calendar of free days and the times of the selected day. Works in any form, also without script. */
export function VisitPicker({ days, error, children }: VisitPickerProps) {
  const words = useWords()
  const calendarDays = weeksAround(days)
  const firstFreeDay = days.find(({ times }) => times.length > 0)?.day
  const weeks = { '--weeks': calendarDays.length / 7 } as CSSProperties
  return (
    <fieldset id="visit-chosen" className="min-w-0" aria-describedby={error ? 'visit-time-error' : undefined}>
      <legend className="mb-1 text-label font-semibold">{words('Day and time')}</legend>
      <p className="mb-4 text-small text-quiet">{words('All times are Eastern Time, as in New York.')}</p>
      <p className="visit-months mb-3 font-serif text-h4" aria-hidden="true">
        {monthsOf(days)}
      </p>
      <div id="visit-days" className="visit-days" style={weeks}>
        {['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name, index) => (
          <span key={name} className="visit-weekday" style={{ gridColumn: index + 1 }} aria-hidden="true">
            {name}
          </span>
        ))}
        {calendarDays.map((calendarDay, index) => (
          <Day
            key={calendarDay.day}
            {...calendarDay}
            isFirst={calendarDay.day === firstFreeDay}
            namesMonth={index > 0 && calendarDay.date === 1}
          />
        ))}
      </div>
      {error && (
        <div className="mt-3">
          <FieldError id="visit-time-error">{error}</FieldError>
        </div>
      )}
      {children}
    </fieldset>
  )
}

type DayProps = CalendarDay & { isFirst: boolean; namesMonth: boolean }

function Day({ day, column, date, times, isFirst, namesMonth }: DayProps) {
  const words = useWords()
  const style = { gridColumn: column }
  const number = (
    <>
      {namesMonth && <small aria-hidden="true">{monthText(day)}</small>}
      {date}
    </>
  )
  if (!times?.length)
    return (
      <span className="visit-date" style={style} aria-hidden="true">
        {number}
        {times && <small>{words('full')}</small>}
      </span>
    )
  return (
    <div className="visit-day">
      <label className="visit-date" style={style}>
        <input
          type="radio"
          name="day"
          value={day}
          defaultChecked={isFirst}
          aria-label={`${dayText(day)}, ${counted(times.length, 'free time')}`}
        />
        {number}
      </label>
      <div className="visit-times" role="radiogroup" aria-label={`Times on ${dayText(day)}`}>
        <h2 className="mb-3 text-h3 md:text-h4">{dayText(day)}</h2>
        <div>
          {times.map(({ startsAt, time }) => (
            <label key={startsAt} className="visit-time">
              <input type="radio" name="startsAt" value={startsAt} />
              {time}
            </label>
          ))}
        </div>
      </div>
    </div>
  )
}
