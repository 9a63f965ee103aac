import { Ban } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { cn } from '@/components/ui/cn'
import { type HourRow, placeInDay } from '@/lib/time/day-grid'
import { type VisitWithLead } from '@/lib/visit-types'
import { aboutOf, endOf, fromTo, later, placeOf } from '@/lib/visits/calendar-text'
import { type Slot } from '@/lib/visits/drag'
import { clockText } from '@/lib/visits/visit-text'
import { calendarHref, type CalendarView } from './calendar-address'
import { styleOf } from './style-of'
import { type VisitDrag } from './use-visit-drag'
import { personStyle, VisitMarks } from './who-goes'

type InColumn = {
  visit: VisitWithLead
  day: string
  rows: readonly HourRow[]
  colors: Record<string, string>
  drag: VisitDrag
}

/** Renders a visit in its day's column. */
export function VisitCard({ visit, day, rows, view, colors, drag }: InColumn & { view: CalendarView }) {
  const endsAt = endOf(visit)
  const place = placeInDay(rows, day, { startsAt: visit.startsAt, endsAt })
  if (!place) return null
  const isDone = visit.status === 'done'
  return (
    <li className={drag.drag?.visit.id === visit.id ? 'opacity-40' : undefined}>
      <Trips {...{ day, rows }} {...visit} />
      <StaffLink
        href={calendarHref(view, { visit: visit.id })}
        scroll={false}
        data-visit={visit.id}
        className={cn(
          'absolute inset-x-1 overflow-hidden rounded-control border-l-3 px-2 py-1 text-12 leading-4 no-underline select-none [-webkit-touch-callout:none] focus-visible:z-1',
          isDone
            ? 'border-hair-strong bg-sand text-stone'
            : 'border-(--person) bg-[color-mix(in_srgb,var(--person)_10%,var(--color-paper))] text-ink hover:bg-(--person) hover:text-paper',
        )}
        style={{ ...styleOf(place), ...personStyle(visit, colors) }}
        {...(!isDone && drag.cardProps(visit))}
      >
        <span className="flex items-center gap-1 text-13 font-semibold">
          <span className="truncate">{visit.lead.name}</span>
          {place.height < 0.6 && (
            <span aria-hidden="true" className="flex-none text-12 font-normal">
              {clockText(visit.startsAt)}
            </span>
          )}
          <VisitMarks visit={visit} checkClass="size-3.5" />
        </span>
        {/* Text that doesn't fit is left to screen readers and the panel. */}
        <span className={place.height < 0.6 ? 'sr-only' : 'block truncate'}>
          {fromTo(visit.startsAt, endsAt)}
        </span>
        <span className={place.height < 0.9 ? 'sr-only' : 'block truncate'}>
          {[placeOf(visit), aboutOf(visit)].filter(Boolean).join(' · ')}
        </span>
        {!isDone && (
          <span
            data-edge=""
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-2 cursor-ns-resize pointer-coarse:h-4"
          />
        )}
      </StaffLink>
    </li>
  )
}

/** Shows a dragged visit at its new time, and what speaks against that. */
export function VisitGhost({ visit, slot, day, rows, colors, drag }: InColumn & { slot: Slot }) {
  const { refusal, warning } = drag
  const endsAt = endOf(slot)
  const place = placeInDay(rows, day, { startsAt: slot.startsAt, endsAt })
  if (!place) return null
  return (
    <div aria-hidden="true" className="pointer-events-none" style={personStyle(visit, colors)}>
      <Trips {...{ day, rows }} {...slot} travel={visit.travel} />
      <div
        className={cn(
          'absolute inset-x-1 z-2 rounded-control border-2 border-dashed px-1.5 py-0.5 text-12 leading-4',
          refusal ? 'border-clay bg-clay-mist text-clay' : 'border-(--person) bg-paper text-ink',
        )}
        style={styleOf(place)}
      >
        <b className="flex items-center gap-1 font-semibold">
          {refusal && <Ban className="size-3.5 flex-none" />}
          <span className="truncate">{fromTo(slot.startsAt, endsAt)}</span>
        </b>
        {(refusal || warning) && (
          <span
            className={cn(
              'absolute inset-x-0 top-full mt-1 rounded-control px-2 py-1',
              refusal ? 'bg-clay text-paper' : 'bg-brass-mist text-ink',
            )}
          >
            {refusal || warning}
          </span>
        )}
      </div>
    </div>
  )
}

type TripsProps = Slot & { travel: number; day: string; rows: readonly HourRow[] }

/** Renders the trips to and from a visit. */
function Trips({ startsAt, minutes, travel, day, rows }: TripsProps) {
  const endsAt = endOf({ startsAt, minutes })
  const trips = [
    placeInDay(rows, day, { startsAt: later(startsAt, -travel), endsAt: startsAt }),
    placeInDay(rows, day, { startsAt: endsAt, endsAt: later(endsAt, travel) }),
  ]
  return trips.map(
    (trip, index) =>
      trip && (
        <div
          key={index}
          title={`${travel} minutes on the way`}
          className="absolute inset-x-1 border-l-3 border-dotted border-sage bg-mist/50"
          style={styleOf(trip)}
        />
      ),
  )
}
