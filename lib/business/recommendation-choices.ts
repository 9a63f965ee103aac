import { formatMoney, formatRange } from './money'

/** The visitor's choices in the order of the form (specification §9): `value` is sent, `label` is shown. */
export const projectTypeOptions = [
  { value: 'kitchen', label: 'Kitchen Remodel' },
  { value: 'bathroom', label: 'Bathroom Renovation' },
  { value: 'both', label: 'Both Kitchen & Bath' },
] as const

export const budgetOptions = [
  { value: '8000-25000', label: formatRange({ from: 8_000, to: 25_000 }) },
  { value: '25000-75000', label: formatRange({ from: 25_000, to: 75_000 }) },
  { value: '75000+', label: `${formatMoney(75_000)}+` },
] as const

export const locationOptions = [
  { value: 'new-city', label: 'New City' },
  { value: 'suffern', label: 'Suffern' },
  { value: 'spring-valley', label: 'Spring Valley' },
  { value: 'nanuet', label: 'Nanuet' },
  { value: 'pearl-river', label: 'Pearl River' },
  { value: 'monsey', label: 'Monsey' },
  { value: 'nyack', label: 'Nyack' },
  { value: 'haverstraw', label: 'Haverstraw' },
] as const

export const timelineOptions = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-3months', label: 'In 1-3 months' },
  { value: '3-6months', label: 'In 3-6 months' },
  { value: 'planning', label: 'Still planning' },
] as const

export type ProjectType = (typeof projectTypeOptions)[number]['value']
export type Budget = (typeof budgetOptions)[number]['value']
export type LocationSlug = (typeof locationOptions)[number]['value']
export type LocationOption = { value: LocationSlug; label: string }
export type Timeline = (typeof timelineOptions)[number]['value']

/** Importance of a step of a plan, the highest first. */
export const priorities = ['high', 'medium', 'other'] as const
export type Priority = (typeof priorities)[number]

/** Returns the towns of the list that are served, under their present names. */
export const locationsIn = (places: readonly { slug: string; name: string }[]): LocationOption[] =>
  locationOptions.flatMap(({ value }) => {
    const place = places.find(({ slug }) => slug === value)
    return place ? [{ value, label: place.name }] : []
  })

/** Returns the label of a value. Throws for a value that isn't in the list. */
export function optionLabel(options: readonly { value: string; label: string }[], value: string): string {
  const optionOfValue = options.find((option) => option.value === value)
  if (!optionOfValue) throw new Error(`no option ${value}`)
  return optionOfValue.label
}
