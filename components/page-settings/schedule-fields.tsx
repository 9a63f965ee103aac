'use client'

import { useState } from 'react'
import { BareButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { fromOfficeInput, officeInput } from '@/lib/time/office-time'
import { type Schedule } from '@/lib/page-document/schedule'

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
export function MomentField({ label, none, value, error, onChange }: MomentFieldProps) {
  // What is being typed may not be a moment yet, or one of the year 2; it stays as it is until it comes from elsewhere.
  const [typed, setTyped] = useState(() => officeInput(value))
  const text = fromOfficeInput(typed) === value ? typed : officeInput(value)
  const change = (next: string) => {
    setTyped(next)
    onChange(fromOfficeInput(next))
  }
  return (
    <Field
      label={label}
      note={
        value ? (
          <BareButton
            className="-my-3.5 py-3.5 pl-3 font-semibold text-spruce hover:underline"
            aria-label={`Clear ${label}`}
            onClick={() => change('')}
          >
            Clear
          </BareButton>
        ) : (
          none
        )
      }
      error={error}
    >
      <Input type="datetime-local" value={text} onChange={(event) => change(event.target.value)} />
    </Field>
  )
}
