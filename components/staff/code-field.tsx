'use client'

import { type ComponentProps } from 'react'
import { Field, Input } from '@/components/ui/field'

type CodeFieldProps = ComponentProps<'input'> & {
  error?: string
  /** Accepts only the app's codes, as during setup. */
  appOnly?: boolean
}

export function CodeField({ error, appOnly, ...input }: CodeFieldProps) {
  const hint = appOnly
    ? 'The six digits that your app shows now.'
    : 'The six digits from your authenticator app, or a recovery code.'
  return (
    <Field label="Code" hint={hint} error={error}>
      <Input
        autoComplete="one-time-code"
        inputMode={appOnly ? 'numeric' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
    </Field>
  )
}
