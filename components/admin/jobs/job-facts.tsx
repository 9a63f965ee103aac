'use client'

import { type ComponentProps, useState } from 'react'
import { Field, FieldError, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'
import { suggestTitle } from '@/lib/jobs/suggest'
import { type JobFields } from '@/lib/job-types'
import { PlaceField, RoomFields } from './place-fields'
import { changeJob, type LocalJob } from './use-jobs'

type JobFactsProps = { job: LocalJob; errors: Record<string, string> }

/** Edits the project's texts and figures. Each change is stored on the device as it is typed. */
export function JobFacts({ job, errors }: JobFactsProps) {
  const change = (fields: Partial<JobFields>) => changeJob(job.id, fields)
  const isUnsent = job.version === 0 || Object.keys(job.unsent).length > 0
  return (
    <section aria-label="About the job" className="grid gap-4">
      <h2 className="flex items-baseline gap-2">
        About the job
        <span role="status" className="ml-auto font-sans text-13 font-medium text-stone">
          {isUnsent ? 'On this device' : 'Saved'}
        </span>
      </h2>
      <div role="alert">{job.refusal && <FieldError>{job.refusal}</FieldError>}</div>
      <Field label="What was wrong, what you changed" hint="Two sentences." error={errors.description}>
        <Typed
          value={job.description}
          onType={(description) => change({ description })}
          render={(input) => <Textarea rows={4} autoCapitalize="sentences" {...input} />}
        />
      </Field>
      <FieldGroup
        label="Cost"
        note="optional"
        hint="The page shows this range, never an exact price."
        error={errors.costFrom ?? errors.costTo}
      >
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <NumberInput
            name="Cost from"
            value={job.costFrom}
            onType={(costFrom) => change({ costFrom })}
            dollars
          />
          <span aria-hidden="true">–</span>
          <NumberInput name="Cost to" value={job.costTo} onType={(costTo) => change({ costTo })} dollars />
        </div>
      </FieldGroup>
      <Field label="Weeks" note="optional" error={errors.weeks}>
        <NumberInput value={job.weeks} onType={(weeks) => change({ weeks })} />
      </Field>
      <Typed
        value={job.place}
        onType={(place) => change({ place })}
        render={({ value, onChange }) => (
          <PlaceField
            value={value}
            onChange={(place) => onChange({ target: { value: place } })}
            error={errors.place}
          />
        )}
      />
      <RoomFields value={job} onChange={change} />
      <Field label="Title" note="optional" error={errors.title}>
        <Typed
          value={job.title}
          onType={(title) => change({ title })}
          render={(input) => <Input autoComplete="off" placeholder={suggestTitle(job)} {...input} />}
        />
      </Field>
    </section>
  )
}

type TypedProps = {
  value: string
  onType: (value: string) => void
  render: (control: {
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }) => React.ReactNode
}

/** Keeps showing the typed text until the field is left, even if the stored one is normalized or changed by somebody else. */
function Typed({ value, onType, render }: TypedProps) {
  const [typedText, setTypedText] = useState<string>()
  return render({
    value: typedText ?? value,
    onChange: ({ target }) => {
      setTypedText(target.value)
      onType(target.value)
    },
    onBlur: () => setTypedText(undefined),
  })
}

type NumberInputProps = {
  /** The accessible name where no Field gives one. */
  name?: string
  value: number | null
  onType: (value: number | null) => void
  dollars?: boolean
}

/** An input with a numeric keyboard. Characters other than digits are dropped. */
function NumberInput({ name, value, onType, dollars }: NumberInputProps) {
  const input: ComponentProps<'input'> = {
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-label': name,
    value: value === null ? '' : dollars ? value.toLocaleString('en-US') : String(value),
    onChange: ({ target }) => {
      const digits = target.value.replace(/\D/g, '').slice(0, 7)
      onType(digits === '' ? null : Number(digits))
    },
  }
  return dollars ? (
    <InputGroup before="$">
      <Input {...input} />
    </InputGroup>
  ) : (
    <Input {...input} />
  )
}
