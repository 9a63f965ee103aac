'use client'

import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from './icon'
import { inputClass } from './input-class'
import { PlainSelect } from './plain-select'

type FieldState = { id: string; invalid: boolean; describedBy?: string }

const FieldContext = createContext<FieldState | null>(null)

/** Returns the attributes that a control takes from its Field. */
export function useField() {
  const field = useContext(FieldContext)
  return field
    ? { id: field.id, 'aria-invalid': field.invalid || undefined, 'aria-describedby': field.describedBy }
    : {}
}

export type FieldProps = {
  label: ReactNode
  /** At the end of the label's line. */
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: ReactNode
}

type ControlFieldProps = FieldProps & {
  id?: string | undefined
}

/** A label with one Input, Textarea, Select or InputGroup, its hint and its error. */
export function Field({ label, children, id: givenId, ...about }: ControlFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { error, hint } = about
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const name = (
    <label className="leading-snug font-semibold" htmlFor={id}>
      {label}
    </label>
  )
  return (
    <FieldFrame id={id} name={name} {...about}>
      <FieldContext value={{ id, invalid: !!error, describedBy }}>{children}</FieldContext>
    </FieldFrame>
  )
}

/** Looks like a Field, for a control that names itself: an editor, a Segmented. */
export const FieldGroup = ({ label, children, ...about }: FieldProps) => (
  <FieldFrame id={useId()} name={<span className="leading-snug font-semibold">{label}</span>} {...about}>
    {children}
  </FieldFrame>
)

type FieldFrameProps = Omit<FieldProps, 'label'> & { id: string; name: ReactNode }

const FieldFrame = ({ id, name, note, hint, error, className = '', children }: FieldFrameProps) => (
  <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
    <div className="flex items-baseline gap-1.5 text-label">
      {name}
      {note && <span className="ml-auto text-quiet">{note}</span>}
    </div>
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </div>
)

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="flex gap-1.5 text-label leading-snug font-medium text-clay" id={id} data-error="">
    <Icon name="error" className="mt-px size-4.5" />
    <span>{children}</span>
  </p>
)

export const Hint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="text-label leading-snug text-quiet" id={id}>
    {children}
  </p>
)

export const Input = ({ className = '', ...rest }: ComponentProps<'input'>) => (
  <input {...useField()} className={`${inputClass} ${className}`} {...rest} />
)

export const Textarea = ({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useField()} rows={rows} className={`${inputClass} resize-y ${className}`} {...rest} />
)

export const Select = (props: ComponentProps<'select'>) => <PlainSelect {...useField()} {...props} />
