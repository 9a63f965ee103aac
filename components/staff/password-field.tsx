'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { BareButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'

type PasswordFieldProps = ComponentProps<'input'> & { label: string; hint?: ReactNode; error?: ReactNode }

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={
        <BareButton
          className="-my-3.5 py-3.5 pl-3 font-semibold text-spruce hover:underline"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? 'Hide' : 'Show'}
        </BareButton>
      }
    >
      <Input type={isVisible ? 'text' : 'password'} {...input} />
    </Field>
  )
}
