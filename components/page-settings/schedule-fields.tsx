'use client'

import { useId, useState } from 'react'
import { fromOfficeInput, officeInput } from '@/lib/time/office-time'
import { type Schedule } from '@/lib/page-document/schedule'
import { FieldError } from '@/components/ui/field'

type ScheduleFieldsProps = {
  schedule: Schedule
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<Schedule>) => void
}

/** When a draft is shown and a page hidden by itself. What can't take effect isn't asked for. */
export function ScheduleFields({ schedule, errors, onChange }: ScheduleFieldsProps) {
  const { isPublished, publishAt, unpublishAt } = schedule
  return (
    <>
      {!isPublished && (
        <MomentField
          label="Show from"
          none="not planned"
          value={publishAt}
          error={errors.publishAt}
          onChange={(moment) => onChange({ publishAt: moment })}
        />
      )}
      {(isPublished || publishAt) && (
        <MomentField
          label="Hide on"
          none="never"
          value={unpublishAt}
          error={errors.unpublishAt}
          onChange={(moment) => onChange({ unpublishAt: moment })}
        />
      )}
    </>
  )
}

type MomentFieldProps = {
  label: string
  /** What an empty field means. */
  none: string
  value: string | null
  error?: string
  onChange: (moment: string | null) => void
}

/** A day and a time of day, in the office's time. */
function MomentField({ label, none, value, error, onChange }: MomentFieldProps) {
  const id = useId()
  // What is being typed may not be a moment yet, or one of the year 2; it stays as it is until it comes from elsewhere.
  const [typed, setTyped] = useState(() => officeInput(value))
  const text = fromOfficeInput(typed) === value ? typed : officeInput(value)
  const change = (next: string) => {
    setTyped(next)
    onChange(fromOfficeInput(next))
  }
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {value ? (
          <button type="button" className="link" aria-label={`Clear ${label}`} onClick={() => change('')}>
            Clear
          </button>
        ) : (
          <em>{none}</em>
        )}
      </div>
      <input
        className={error ? 'input input--bad' : 'input'}
        type="datetime-local"
        id={id}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
