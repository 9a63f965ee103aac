import { useField } from '@/components/ui/field'

type RangeInputProps = {
  value: number
  onChange: (value: number) => void
  /** Its accessible name outside a Field. */
  label?: string
  className?: string
}

/** A slider from 0 to 100. */
export const RangeInput = ({ value, onChange, label, className = '' }: RangeInputProps) => (
  <input
    {...useField()}
    type="range"
    min="0"
    max="100"
    step="5"
    value={value}
    aria-label={label}
    className={`h-tap min-w-0 ${className}`}
    onChange={({ target }) => onChange(Number(target.value))}
  />
)
