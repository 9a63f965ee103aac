'use client'

import { useState } from 'react'
import { Field, type FieldProps, Textarea } from '@/components/ui/field'

type LinesFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  values: readonly string[]
  onChange: (values: string[]) => void
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function LinesField({ values, onChange, ...about }: LinesFieldProps) {
  const [typedText, setTypedText] = useState('')
  const joinedValues = values.join('\n')
  // The typed text may have empty lines. If it doesn't match the values, they changed elsewhere.
  const text = linesOf(typedText).join('\n') === joinedValues ? typedText : joinedValues
  return (
    <Field {...about}>
      <Textarea
        className="field-sizing-content leading-relaxed"
        rows={3}
        value={text}
        onChange={(event) => {
          setTypedText(event.target.value)
          onChange(linesOf(event.target.value))
        }}
      />
    </Field>
  )
}
