import { type ComponentProps } from 'react'
import { linkClass } from '@/components/staff/screen'
import { BareButton } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { InputGroup } from '@/components/ui/input-group'

type SlugFieldProps = {
  /** The address before it: /gallery/ */
  before: string
  input: ComponentProps<'input'>
  /** The slug that an empty field gets. */
  made: string
  isStored: boolean
  error?: string
  suggestions: readonly string[]
  onTake: (slug: string) => void
}

/** Asks for a record's slug, and offers free ones where another record has it. */
export const SlugField = ({ before, input, made, isStored, error, suggestions, onTake }: SlugFieldProps) => (
  <Field
    label="Address"
    note={isStored ? undefined : 'made from the title'}
    hint={isStored ? 'Changing it later redirects the old address.' : `The page will be ${before}${made}`}
    error={
      error && (
        <span role="status">
          <SlugRefusal reason={error} suggestions={suggestions} onTake={onTake} />
        </span>
      )
    }
  >
    <InputGroup before={<span aria-hidden="true">{before}</span>}>
      <Input autoCapitalize="none" spellCheck={false} placeholder={made} {...input} />
    </InputGroup>
  </Field>
)

type SlugRefusalProps = {
  reason: string
  suggestions: readonly string[]
  /** The address before a suggestion. */
  before?: string
  onTake: (slug: string) => void
}

/** Shows why a slug is refused, and offers free ones. */
export const SlugRefusal = ({ reason, suggestions, before = '', onTake }: SlugRefusalProps) => (
  <>
    {reason}
    {suggestions.map((suggestion, index) => (
      <span key={suggestion}>
        {index === 0 ? ' Try ' : ' or '}
        <BareButton className={linkClass} onClick={() => onTake(suggestion)}>
          {before}
          {suggestion}
        </BareButton>
      </span>
    ))}
    {suggestions.length > 0 && '.'}
  </>
)
