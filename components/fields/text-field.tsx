'use client'

import { Field, type FieldProps, Input, Textarea } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'

type TextFieldProps = Pick<FieldProps, 'note' | 'hint'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  /** More than one makes it a text area. */
  rows?: number
  placeholder?: string
  prefix?: string
}

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
