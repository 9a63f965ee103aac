'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useFormContext, useWatch } from 'react-hook-form'
import { linkClass } from '@/components/staff/screen'
import { servedTowns } from '@/lib/business/towns'
import { travelMinutes } from '@/lib/visits/rules'
import { WeekFields } from './hours-fields'
import { SettingField } from './setting-fields'

/** Edits whether and when visits can be booked. */
export function VisitFields() {
  const { control } = useFormContext()
  const [hasOwnHours, minutesPerMile] = useWatch({
    control,
    name: ['visits.hasOwnHours', 'visits.minutesPerMile'],
  }) as [boolean, unknown]
  return (
    <div className="grid gap-6">
      <SettingField path="visits.isOn" />
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 tablet:grid-cols-2">
        <SettingField path="visits.minutes" />
        <SettingField
          path="visits.minutesPerMile"
          hint={`Kept free before and after a visit. ${travelExamples(minutesPerMile)}`}
        />
        <SettingField path="visits.leadHours" />
        <SettingField path="visits.daysAhead" />
      </div>
      <SettingField path="visits.freeOnHolidays" />
      <p className="-mt-4 pl-12 text-13 text-stone">
        Other days off are blocked in{' '}
        <StaffLink className={linkClass} href="/admin/visits?block=new">
          the calendar
        </StaffLink>
        .
      </p>
      <SettingField path="visits.hasOwnHours" />
      {hasOwnHours && (
        <WeekFields
          path="visitHours"
          title="Hours of visits"
          about="A visit begins and ends in them; the way there may lie outside."
        />
      )}
    </div>
  )
}

/** Returns the minutes to the nearest and the farthest town. */
function travelExamples(minutesPerMile: unknown): string {
  const towns = servedTowns()
    .filter(({ drive }) => drive > 0)
    .sort((a, b) => a.drive - b.drive)
  const [near, far] = [towns[0], towns.at(-1)]
  if (!near || !far || typeof minutesPerMile !== 'number') return ''
  const way = (town: { name: string; drive: number }) =>
    `${town.name} ${travelMinutes(town.drive, minutesPerMile)}`
  return `${way(near)}, ${way(far)} minutes each way.`
}
