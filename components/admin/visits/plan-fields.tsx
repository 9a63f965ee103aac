'use client'

import { TriangleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readQuietly, useStaffQuery } from '@/components/staff/staff-query'
import { townsByName } from '@/components/staff/towns'
import { useDebounced } from '@/components/staff/use-debounced'
import { BareButton } from '@/components/ui/button'
import { Field, FieldGroup, Input, Select } from '@/components/ui/field'
import { TimeSelect } from '@/components/ui/time-select'
import { type MoveVisitFields, unchosenPlace, visitLengths } from '@/lib/schemas/visit-work'
import { counted } from '@/lib/text/counted'
import { officeInput } from '@/lib/time/office-time'
import { type FreeTime, type Visit, type VisitKind, visitKinds } from '@/lib/visit-types'
import { type Colleague } from '@/lib/visits/who-goes'
import { longDayText } from '@/lib/visits/calendar-text'

/** The fields that New visit and Move share. */
type PlanFields = Omit<MoveVisitFields, 'version'>

type PlanFieldsetProps = {
  /** The visit to be moved. */
  visit?: Visit
  /** The accounts that a visit can be assigned to. */
  colleagues: Colleague[]
}

const kindNames: Record<VisitKind, string> = {
  home: 'At their home',
  showroom: 'Showroom',
  video: 'Video call',
}

/** Renders place, person and time of a visit, as fields of the form around it. */
export function PlanFieldset({ visit, colleagues }: PlanFieldsetProps) {
  const { register, control, setValue, formState } = useFormContext<PlanFields>()
  const { errors } = formState
  const [kind = 'home', day, time, minutes, chosenPlace] = useWatch({
    control,
    name: ['kind', 'day', 'time', 'minutes', 'place'],
  })
  const place = kind === 'home' ? chosenPlace : ''
  const freeTimes = useFreeTimes({ day, kind, place, minutes, visit: visit?.id })
  const { staffId = null, staffName } = visit ?? {}
  const isGone = staffId !== null && !colleagues.some(({ id }) => id === staffId)
  // The assigned person may have no account any more.
  const people = isGone ? [...colleagues, { id: staffId, name: staffName ?? '' }] : colleagues
  const lengths = [...new Set([...visitLengths, minutes])].sort((a, b) => a - b)
  const isOutside =
    freeTimes !== null && time !== '' && !freeTimes.some(({ startsAt }) => clockOf(startsAt) === time)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Where" error={errors.kind?.message}>
          <Select {...register('kind')}>
            {visitKinds.map((value) => (
              <option key={value} value={value}>
                {kindNames[value]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Who goes" error={errors.staffId?.message}>
          <Select {...register('staffId')}>
            <option value="">Nobody yet</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {kind === 'home' && (
        <div className="grid grid-cols-2 gap-3">
          <Field label="Town" error={errors.place?.message}>
            <Select {...register('place')}>
              {visit === undefined && <option value={unchosenPlace}>Choose the town</option>}
              {townsByName().map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
              <option value="">Somewhere else</option>
            </Select>
          </Field>
          <Field label="Street and number" error={errors.address?.message}>
            <Input autoComplete="off" {...register('address')} />
          </Field>
        </div>
      )}
      <div className="grid grid-cols-3 gap-3 max-tablet:grid-cols-2">
        <Field label="Day" error={errors.day?.message} className="max-tablet:col-span-2">
          <Input type="date" {...register('day')} />
        </Field>
        <Field label="Time" error={errors.time?.message}>
          <TimeSelect {...register('time')} />
        </Field>
        <Field label="It takes" error={errors.minutes?.message}>
          <Select {...register('minutes', { valueAsNumber: true })}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {lengthWords(length)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {day && (
        <FieldGroup label={`Free on ${longDayText(day).replace(/, \d+$/, '')}`}>
          {freeTimes?.length === 0 ? (
            <p className="text-13 text-stone">No time is free on this day.</p>
          ) : (
            <div
              role="group"
              aria-label="Free times"
              aria-busy={freeTimes === null}
              className="flex min-h-control-small flex-wrap gap-1.5"
            >
              {freeTimes?.map(({ startsAt, time: words }) => (
                <BareButton
                  key={startsAt}
                  aria-pressed={clockOf(startsAt) === time}
                  className="min-h-control-small rounded-full border border-edge bg-paper px-3 text-13 font-medium hover:bg-hover aria-pressed:border-spruce aria-pressed:bg-mist aria-pressed:font-semibold"
                  onClick={() =>
                    setValue('time', clockOf(startsAt), { shouldDirty: true, shouldValidate: true })
                  }
                >
                  {words}
                </BareButton>
              ))}
            </div>
          )}
        </FieldGroup>
      )}
      <div role="status">
        {isOutside && (
          <p className="flex gap-2 rounded-control bg-brass-mist px-3 py-2.5 text-13">
            <TriangleAlert className="mt-0.5 size-4 text-brass" aria-hidden="true" />
            This isn’t one of the free times. You can still book it, unless someone else has it.
          </p>
        )}
      </div>
    </>
  )
}

const clockOf = (iso: string) => officeInput(iso).slice(11)

/** Returns "45 minutes", "1 hour" or "1½ hours". */
const lengthWords = (minutes: number): string =>
  minutes < 60 || minutes % 30 ? `${minutes} minutes` : counted(minutes / 60, 'hour').replace('.5', '½')

const typingPause = 200

type FreeTimesQuery = { day: string; kind: VisitKind; place: string; minutes: number; visit?: string }

/** Returns a day's free times for a new visit, or for the visit to be moved; null until they are loaded. */
function useFreeTimes({ day, kind, place, minutes, visit = '' }: FreeTimesQuery): FreeTime[] | null {
  const query = new URLSearchParams({ day, kind, place, minutes: String(minutes), visit }).toString()
  const path = `/api/calendar/free?${query}`
  const settledPath = useDebounced(path, typingPause)
  const isAsked = day !== '' && settledPath === path
  const { data } = useStaffQuery<{ times: FreeTime[] }>({
    queryKey: [path],
    queryFn: readQuietly(path),
    enabled: isAsked,
  })
  return isAsked ? (data?.times ?? null) : null
}
