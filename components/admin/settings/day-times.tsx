'use client'

import { X } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Switch } from '@/components/ui/switch'
import { quarters, TimeSelect } from '@/components/ui/time-select'
import { closed, hoursFrom } from '@/lib/business/hours'
import { type DayHours, isOpen } from '@/lib/time/business-hours'
import { useRefusal } from './setting-fields'

const usualHours = hoursFrom('09:00', '17:00')
const noBreak = { breakFrom: '', breakTo: '' }
const ends = ['opens', 'closes', 'breakFrom', 'breakTo'] as const

type DayTimesProps = {
  /** The day's path in the form, for its errors. */
  path: string
  name: string
  hours: DayHours
  onChange: (hours: DayHours) => void
  /** The control that takes the focus if the day is refused. */
  ref?: Ref<HTMLSelectElement>
  onBlur?: () => void
  /** Rendered before the times. */
  children: ReactNode
}

/** Edits whether a day is open, its times, and its break. */
export function DayTimes({ path, name, hours, onChange, ref, onBlur, children }: DayTimesProps) {
  const refusals = ends.map((end) => `${path}.${end}`).map(useRefusal)
  const error = refusals.find(Boolean)
  const lastHours = useRef(usualHours)
  // A day counts as open while its times are being chosen, even if one is still empty.
  const isShownOpen = hours.opens !== '' || hours.closes !== '' || !!error
  const hasBreak = hours.breakFrom !== '' || hours.breakTo !== ''
  const errorId = `${path.replaceAll('.', '-')}-error`
  const time = (end: (typeof ends)[number], label: string) => (
    <TimeSelect
      className="w-30"
      aria-label={`${name} ${label}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={hours[end]}
      onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
      {...(end === 'opens' && { ref, onBlur })}
    />
  )

  function toggle(isNowOpen: boolean) {
    if (!isNowOpen && isOpen(hours)) lastHours.current = hours
    onChange({ ...hours, ...(isNowOpen ? lastHours.current : closed) })
  }

  return (
    <div role="group" aria-label={name} className="py-1.5 max-tablet:py-2">
      <div className="flex flex-wrap items-center gap-x-3 tablet:min-h-9.5">
        {children}
        <div className="flex w-22 items-center max-tablet:ml-auto max-tablet:w-auto [&>button]:items-center">
          <Switch label="Open" checked={isShownOpen} onChange={toggle} />
        </div>
        {isShownOpen ? (
          <>
            <TimePair>
              {time('opens', 'opens')}
              <span className="text-center text-stone">to</span>
              {time('closes', 'closes')}
            </TimePair>
            {!hasBreak && (
              <Button
                look="bare"
                size="small"
                aria-label={`Add a break, ${name}`}
                onClick={() => onChange({ ...hours, ...breakIn(hours) })}
              >
                + Break
              </Button>
            )}
          </>
        ) : (
          <span className="text-stone max-tablet:sr-only">Closed</span>
        )}
      </div>
      {isShownOpen && hasBreak && (
        <div className="flex flex-wrap items-center gap-x-3 pt-1.5 text-stone tablet:pl-33">
          <span className="w-22 max-tablet:w-full">Break</span>
          <TimePair>
            {time('breakFrom', 'break begins')}
            <span className="text-center text-stone">to</span>
            {time('breakTo', 'break ends')}
            <IconButton
              label={`Remove the break, ${name}`}
              onClick={() => onChange({ ...hours, ...noBreak })}
            >
              <X />
            </IconButton>
          </TimePair>
        </div>
      )}
      {error && (
        <div className="pt-1.5 pb-1">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

/** Returns a break of an hour: at noon or, if that doesn't fit, in the middle of the day. */
function breakIn({ opens, closes }: DayHours): Pick<DayHours, 'breakFrom' | 'breakTo'> {
  const noon = { breakFrom: '12:00', breakTo: '13:00' }
  if (opens < noon.breakFrom && noon.breakTo < closes) return noon
  const innerTimes = quarters.filter((time) => opens < time && time < closes)
  const firstIndex = Math.max(0, Math.floor((innerTimes.length - 5) / 2))
  return {
    breakFrom: innerTimes[firstIndex] ?? noon.breakFrom,
    breakTo: innerTimes[firstIndex + 4] ?? innerTimes.at(-1) ?? noon.breakTo,
  }
}

const TimePair = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center gap-1.5 max-tablet:w-full max-tablet:pb-1 max-tablet:*:not-[button,.text-center]:flex-1">
    {children}
  </div>
)
