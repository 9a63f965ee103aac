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

/** Edits the schedule. Moments that can't take effect aren't asked for. */
export function ScheduleFields({ schedule, errors, onChange }: ScheduleFieldsProps) {
  const { isPublished, publishAt, unpublishAt } = schedule
  return (
    <>
      {!isPublished && (
        <MomentField
          label="Show from"
          none="not scheduled"
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
  none: string
  value: string | null
  error?: string
  onChange: (moment: string | null) => void
}

export function MomentField({ label, none, value, error, onChange }: MomentFieldProps) {
  // An unfinished moment may be invalid, or in the year 2; the typed text stays until another value comes.
  const [typedText, setTypedText] = useState(() => officeInput(value))
  const text = fromOfficeInput(typedText) === value ? typedText : officeInput(value)
  const change = (next: string) => {
    setTypedText(next)
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
