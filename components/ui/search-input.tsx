import { Search } from 'lucide-react'
import { Input } from './field'
import { InputGroup } from './input-group'

type SearchInputProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

export const SearchInput = ({ label, placeholder, value, onChange }: SearchInputProps) => (
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
