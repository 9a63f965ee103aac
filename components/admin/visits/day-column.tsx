import { StaffLink } from '@/components/ui/staff-link'
import { cn } from '@/components/ui/cn'
import { type HourRow, placeInDay, missingRows } from '@/lib/time/day-grid'
import { type CalendarDay, type FreeTime } from '@/lib/visit-types'
import { officeDay, officeInput } from '@/lib/time/office-time'
import { calendarHref, type CalendarView } from './calendar-address'
import { styleOf } from './style-of'
import { type VisitDrag } from './use-visit-drag'
import { VisitCard, VisitGhost } from './visit-card'
import { blockTitle, later } from '@/lib/visits/calendar-text'

type DayColumnProps = CalendarDay & {
  rows: readonly HourRow[]
  view: CalendarView
  colors: Record<string, string>
  drag: VisitDrag
  now: Date
}

const hatched =
  'bg-[repeating-linear-gradient(-45deg,var(--color-hair)_0_1px,transparent_1px_7px)] forced-colors:bg-none'

/** Renders a day's visits, blocks and free times, placed by their start and length. */
export function DayColumn(props: DayColumnProps) {
  const { day, rows, visits, blocks, open, free, holiday, view, colors, drag, now } = props
  const openAt = open.flatMap((span) => placeInDay(rows, day, span) ?? [])
  const nowAt = placeInDay(rows, day, { startsAt: now.toISOString(), endsAt: later(now.toISOString(), 1) })
  return (
    <div data-day={day} className="relative h-[calc(var(--rows)*var(--row))] border-l border-hair">
      {openAt.map((place) => (
        <div key={place.top} className="absolute inset-x-0 bg-paper" style={styleOf(place)} />
      ))}
      {rows.map((row, index) => (
        <div
          key={`${row.hour} ${row.again}`}
          className="absolute inset-x-0 border-t border-hair"
          style={styleOf({ top: index, height: 1 })}
        />
      ))}
      {missingRows(rows, day).map((index) => (
        <div
          key={index}
          title="The clock skips this hour here"
          className="absolute inset-x-0 bg-sand"
          style={styleOf({ top: index, height: 1 })}
        />
      ))}
      {holiday && blocks.length === 0 && (
        <p className="absolute inset-x-2 top-2 text-12 leading-4 font-medium text-stone">{holiday}</p>
      )}
      <ul>
        {free.map((time) => (
          <FreeSlot key={time.startsAt} {...{ time, day, rows, view }} />
        ))}
        {blocks.map((block) => {
          const place = placeInDay(rows, day, block)
          return (
            place && (
              <li key={block.id}>
                <StaffLink
                  href={calendarHref(view, { block: block.id })}
                  scroll={false}
                  className={cn(
                    'absolute inset-x-0 border-y border-hair-strong p-2 text-12 leading-4 font-medium text-stone no-underline hover:text-ink focus-visible:-outline-offset-2',
                    hatched,
                  )}
                  style={styleOf(place)}
                >
                  <span className="line-clamp-3 w-fit bg-ivory px-1">{blockTitle(block)}</span>
                </StaffLink>
              </li>
            )
          )
        })}
        {visits.map((visit) => (
          <VisitCard key={visit.id} {...{ visit, day, rows, view, colors, drag }} />
        ))}
      </ul>
      {drag.drag && officeDay(drag.drag.slot.startsAt) === day && (
        <VisitGhost {...drag.drag} {...{ day, rows, colors, drag }} />
      )}
      {nowAt && (
        <div
          className="pointer-events-none absolute inset-x-0 border-t-2 border-clay before:absolute before:-top-1.25 before:-left-1 before:size-2 before:rounded-full before:bg-clay"
          style={{ top: styleOf(nowAt).top }}
        />
      )}
    </div>
  )
}

type InColumn = Pick<DayColumnProps, 'day' | 'rows' | 'view'>

/** Links a free time to New visit. It is no tab stop, since New visit lists all free times. */
function FreeSlot({ time, day, rows, view }: InColumn & { time: FreeTime }) {
  const place = placeInDay(rows, day, { startsAt: time.startsAt, endsAt: later(time.startsAt, 30) })
  if (!place) return null
  return (
    <li>
      <StaffLink
        href={calendarHref(view, { new: officeInput(time.startsAt) })}
        scroll={false}
        tabIndex={-1}
        className="absolute inset-x-1 flex items-center px-1.5 text-12 font-medium text-spruce no-underline opacity-0 hover:rounded-control hover:bg-mist hover:opacity-100 max-tablet:border-b max-tablet:border-dashed max-tablet:border-hair max-tablet:text-stone max-tablet:opacity-100"
        style={styleOf(place)}
      >
        <span className="sr-only">New visit at</span> <span aria-hidden="true">+&nbsp;</span>
        {time.time}
      </StaffLink>
    </li>
  )
}
