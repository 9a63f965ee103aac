'use client'

import { FilterSelect } from '@/components/ui/filter'
import { type Colleague, nobody } from '@/lib/visits/who-goes'
import { type CalendarView } from './calendar-address'
import { useShowView } from './use-show-view'

type WhoFilterProps = { view: CalendarView; colleagues: readonly Colleague[]; me: string }

/** Limits the calendar to the visits of one person. */
export function WhoFilter({ view, colleagues, me }: WhoFilterProps) {
  const showView = useShowView()
  const people = colleagues.map(({ id, name }) => ({ value: id, label: id === me ? `Me (${name})` : name }))
  const myOptions = people.filter(({ value }) => value === me)
  return (
    <FilterSelect
      label="Who goes"
      any="Anyone"
      value={view.who || undefined}
      choices={[
        ...myOptions,
        ...people.filter((person) => !myOptions.includes(person)),
        { value: nobody, label: 'Nobody yet' },
      ]}
      onChange={(who = '') => showView({ ...view, who })}
    />
  )
}
