'use client'

import Link from 'next/link'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { linkClass } from '@/components/staff/screen'
import { Switch } from '@/components/ui/switch'
import { settingName } from '@/lib/business/settings-names'
import { servedTowns } from '@/lib/business/towns'
import { travelMinutes } from '@/lib/visits/rules'
import { WeekFields } from './hours-fields'
import { NumberSetting } from './setting-fields'

/** Whether and when visits can be booked. */
export function VisitFields() {
  const { control } = useFormContext()
  const [hasOwnHours, minutesPerMile] = useWatch({
    control,
    name: ['visits.hasOwnHours', 'visits.minutesPerMile'],
  }) as [boolean, unknown]
  return (
    <div className="grid gap-6">
      <SwitchSetting path="visits.isOn" note="Visitors choose a free time at /visit, and get it at once." />
      <div className="grid grid-cols-1 gap-x-3 gap-y-4 tablet:grid-cols-2">
        <NumberSetting path="visits.minutes" unit="minutes" hint="Whole quarters of an hour." />
        <NumberSetting
          path="visits.minutesPerMile"
          unit="minutes"
          hint={`Kept free before and after a visit. ${examples(minutesPerMile)}`}
        />
        <NumberSetting path="visits.leadHours" unit="hours" hint="So that you can get ready for it." />
        <NumberSetting path="visits.daysAhead" unit="days" hint="Later days aren’t offered yet." />
      </div>
      <SwitchSetting
        path="visits.freeOnHolidays"
        note="New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas Day."
      />
      <p className="-mt-4 pl-12 text-13 text-stone">
        Other days off are blocked in{' '}
        <Link className={linkClass} href="/admin/visits?block=new" prefetch={false}>
          the calendar
        </Link>
        .
      </p>
      <SwitchSetting path="visits.hasOwnHours" note="Otherwise visits are made in the showroom’s hours." />
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

function SwitchSetting({ path, note }: { path: string; note: string }) {
  const { field } = useController<Record<string, unknown>>({ name: path })
  return (
    <Switch label={settingName(path)} note={note} checked={field.value === true} onChange={field.onChange} />
  )
}

/** What that means for the nearest and the farthest town. */
function examples(minutesPerMile: unknown): string {
  const towns = [...servedTowns()].sort((a, b) => a.drive - b.drive).filter(({ drive }) => drive > 0)
  const [near, far] = [towns[0], towns.at(-1)]
  if (!near || !far || typeof minutesPerMile !== 'number') return ''
  const way = (town: { name: string; drive: number }) =>
    `${town.name} ${travelMinutes(town.drive, minutesPerMile)}`
  return `${way(near)}, ${way(far)} minutes each way.`
}
