'use client'

import { useStaffRouter } from '@/components/staff/use-staff-router'
import { FilterSelect } from '@/components/ui/filter'
import { type Colleague, nobody } from '@/lib/visits/who-goes'
import { calendarHref, type CalendarView } from './calendar-address'

type WhoFilterProps = { view: CalendarView; colleagues: readonly Colleague[]; me: string }

/** Limits the calendar to the visits of one person. */
export function WhoFilter({ view, colleagues, me }: WhoFilterProps) {
  const router = useStaffRouter()
  const people = colleagues.map(({ id, name }) => ({ value: id, label: id === me ? `Me (${name})` : name }))
  const mine = people.filter(({ value }) => value === me)
  return (
    <FilterSelect
      label="Who goes"
      any="Anyone"
      value={view.who || undefined}
      choices={[
        ...mine,
        ...people.filter((person) => !mine.includes(person)),
        { value: nobody, label: 'Nobody yet' },
      ]}
      onChange={(who = '') => router.push(calendarHref({ ...view, who }), { scroll: false })}
    />
  )
}
