'use client'

import { Field, type FieldProps, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'

type TextFieldProps = Pick<FieldProps, 'note' | 'hint'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  /** Lines to write in; one makes it a single line. */
  rows?: number
  placeholder?: string
  /** Stands before what is written, e.g. a slash. */
  prefix?: string
}

/** A text that is edited live, with its refusal under it in place of the hint. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, note, hint, rows = 1, placeholder, prefix } = props
  const shared = {
    value,
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field label={label} note={note} hint={error ? undefined : hint} error={error}>
      {rows > 1 ? (
        <Textarea {...shared} rows={rows} />
      ) : prefix ? (
        <InputGroup before={prefix}>
          <Input {...shared} />
        </InputGroup>
      ) : (
        <Input {...shared} />
      )}
    </Field>
  )
}
