'use client'

import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  /** What stands beside the label, e.g. a count. */
  note?: string
  hint?: string
  /** Lines to write in; one makes it a single line. */
  rows?: number
  placeholder?: string
  prefix?: string
}

/** A field for text, with its refusal under it. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, note, hint, rows = 1, placeholder, prefix } = props
  const id = useId()
  const about = `${id}-about`
  const shared = {
    id,
    className: error && !prefix ? 'input input--bad' : 'input',
    value,
    placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? about : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {note && <em>{note}</em>}
      </div>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} />
      ) : prefix ? (
        <span className={error ? 'affix input--bad' : 'affix'}>
          <span>{prefix}</span>
          <input {...shared} />
        </span>
      ) : (
        <input {...shared} />
      )}
      {error ? (
        <FieldError id={about} text={error} />
      ) : (
        hint && (
          <p className="hint" id={about}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className="error" id={id}>
      <CircleAlert className="i i--s" aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}
