'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useFormContext, useWatch } from 'react-hook-form'
import { linkClass } from '@/components/staff/screen'
import { withDistances } from '@/lib/business/distance'
import { type BusinessProfile } from '@/lib/business/profile'
import { showroomPoint } from '@/lib/business/showroom'
import { servedTowns } from '@/lib/business/towns'
import { travelMinutes } from '@/lib/visits/rules'
import { WeekFields } from './hours-fields'
import { SettingField } from './setting-fields'

/** Edits the rules and hours of bookable visits. */
export function VisitFields({ address }: Pick<BusinessProfile, 'address'>) {
  const { control } = useFormContext()
  const [hasOwnHours, minutesPerMile] = useWatch({
    control,
    name: ['visits.hasOwnHours', 'visits.minutesPerMile'],
  }) as [boolean, unknown]
  return (
    <div className="grid gap-6">
      <SettingField path="visits.isOn" />
      <SettingField path="visits.inShowroom" />
      <SettingField path="visits.byVideo" />
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 tablet:grid-cols-2">
        <SettingField path="visits.minutes" />
        <SettingField path="visits.minutesPerMile" hint={travelHint(minutesPerMile, address)} />
        <SettingField path="visits.leadHours" />
        <SettingField path="visits.daysAhead" />
      </div>
      <SettingField path="visits.freeOnHolidays" />
      <p className="-mt-4 pl-12 text-13 text-stone">
        Other days off are{' '}
        <StaffLink className={linkClass} href="/admin/settings#hours">
          special days
        </StaffLink>
        , or blocked in{' '}
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
          about="Visits begin and end within these hours. The drive may fall outside them."
        />
      )}
    </div>
  )
}

/** Explains the minutes per mile, with the travel times to the nearest and the farthest town. */
function travelHint(minutesPerMile: unknown, address: BusinessProfile['address']): string {
  if (!showroomPoint({ address }))
    return 'No time is kept free: your town isn’t in our list, and there’s no point on the map.'
  const towns = withDistances(servedTowns(), { address })
    .flatMap(({ name, drive }) => (drive ? { name, drive } : []))
    .sort((a, b) => a.drive - b.drive)
  const [nearest, farthest] = [towns[0], towns.at(-1)]
  const intro = 'Kept free before and after a visit.'
  if (!nearest || !farthest || typeof minutesPerMile !== 'number') return intro
  const travelText = (town: { name: string; drive: number }) =>
    `${town.name} ${travelMinutes(town.drive, minutesPerMile)}`
  return `${intro} ${travelText(nearest)}, ${travelText(farthest)} minutes each way.`
}
