import { type ComponentProps, type ReactNode } from 'react'
import { Field, Input } from '@/components/ui/field'

type InputFieldProps = ComponentProps<'input'> & { label: string; hint?: ReactNode; error?: ReactNode }

/** A labelled input of one line. */
export const InputField = ({ label, hint, error, ...input }: InputFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <Input {...input} />
  </Field>
)
