import { type ComponentProps } from 'react'
import { linkClass } from '@/components/staff/screen'
import { BareButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'

type SlugFieldProps = {
  /** Stands before it in the address: /gallery/ */
  before: string
  input: ComponentProps<'input'>
  /** What the address will be while the field is empty. */
  made: string
  /** It is on the site already. */
  isStored: boolean
  error?: string
  suggestions: readonly string[]
  onTake: (slug: string) => void
}

/** A record's address; with free ones to take where another record has it. */
export function SlugField({ before, input, made, isStored, error, suggestions, onTake }: SlugFieldProps) {
  return (
    <Field
      label="Address"
      note={isStored ? undefined : 'made from the title'}
      hint={isStored ? 'Changing it later redirects the old address.' : `The page will be ${before}${made}`}
      error={
        error && (
          <span role="status">
            {error}
            {suggestions.map((suggestion, index) => (
              <span key={suggestion}>
                {index === 0 ? ' Try ' : ' or '}
                <BareButton className={linkClass} onClick={() => onTake(suggestion)}>
                  {suggestion}
                </BareButton>
              </span>
            ))}
            {suggestions.length > 0 && '.'}
          </span>
        )
      }
    >
      <InputGroup before={<span aria-hidden="true">{before}</span>}>
        <Input autoCapitalize="none" spellCheck={false} placeholder={made} {...input} />
      </InputGroup>
    </Field>
  )
}
