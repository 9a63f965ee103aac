import { Search } from 'lucide-react'
import { Input } from './field'
import { InputGroup } from './input-group'

type SearchInputProps = {
  /** What is searched, e.g. Search pages. */
  label: string
  /** What may be written. */
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** What narrows a list as one types: lower than a form's fields, on a phone as wide as the list. */
export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  return (
    <InputGroup
      before={<Search className="size-4" aria-hidden="true" />}
      className="w-62 [--spacing-input:32px] max-tablet:w-full max-tablet:[--spacing-input:44px] [&_input]:py-1"
    >
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </InputGroup>
  )
}
