import { ArrowDownUp } from 'lucide-react'
import { type ChangeEvent } from 'react'
import { cn } from './cn'

type Choice = { value: string; label: string }

const chipClass =
  'min-h-control-small flex-none rounded-full border border-edge px-3 text-13 font-medium whitespace-nowrap ' +
  'data-chosen:border-spruce data-chosen:bg-mist data-chosen:font-semibold max-tablet:min-h-tap'

type FilterSelectProps = {
  label: string
  /** The option for no choice; by default it is the label. */
  any?: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string | undefined) => void
}

export function FilterSelect({ label, any, value, choices, onChange }: FilterSelectProps) {
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value || undefined)
  const isKnown = value === undefined || choices.some((choice) => choice.value === value)
  return (
    <select
      aria-label={label}
      data-chosen={value ? '' : undefined}
      className={cn(chipClass, 'max-w-44 cursor-pointer truncate bg-transparent [field-sizing:content]')}
      value={value ?? ''}
      onChange={change}
    >
      <option value="">{any ?? (value ? `Any ${label.toLowerCase()}` : label)}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

export const FilterDay = ({ label, value, onChange }: Omit<FilterSelectProps, 'choices' | 'any'>) => (
  <label className={cn(chipClass, 'inline-flex items-center gap-1.5')} data-chosen={value ? '' : undefined}>
    {label}
    <input
      type="date"
      className="bg-transparent text-13"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  </label>
)

type OrderSelectProps = { value: string; choices: readonly Choice[]; onChange: (value: string) => void }

export const OrderSelect = ({ value, choices, onChange }: OrderSelectProps) => (
  <label className="inline-flex flex-none items-center gap-1.5 text-13 font-medium">
    <span className="sr-only">Order</span>
    <select
      className="min-h-control-small cursor-pointer appearance-none bg-transparent text-right [field-sizing:content] max-tablet:min-h-tap"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
    <ArrowDownUp className="size-4 text-stone" aria-hidden="true" />
  </label>
)
