import { Ban } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { StaffLink } from '@/components/ui/staff-link'
import { counted } from '@/lib/text/counted'
import { type CalendarDay, type VisitWithLead } from '@/lib/visit-types'
import { blockTitle, dayNumber, longDayText, weekdayText } from '@/lib/visits/calendar-text'
import { clockText } from '@/lib/visits/visit-text'
import { calendarHref, type CalendarView, viewAround } from './calendar-address'
import { personStyle, VisitMarks } from './who-goes'

type MonthGridProps = {
  days: CalendarDay[]
  view: CalendarView
  colors: Record<string, string>
  today: string
}

/** The number of visits and blocks that a day shows. */
const mostEntries = 3

/** Renders the weeks of a month. On a phone each day has dots, and the list is below. */
export const MonthGrid = ({ days, ...rest }: MonthGridProps) => (
  <div>
    <div aria-hidden="true" className="grid grid-cols-7 text-center text-13 font-medium text-stone">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day} className="py-1.5">
          {weekdayText(day)}
        </span>
      ))}
    </div>
    <ol aria-label="Days" className="grid grid-cols-7 border-t border-l border-hair">
      {days.map((day) => (
        <MonthDay key={day.day} {...day} {...rest} />
      ))}
    </ol>
  </div>
)

const entry =
  'flex min-h-6 items-center gap-1 rounded-control px-1.5 text-12 no-underline hover:bg-mist focus-visible:-outline-offset-2'

function MonthDay(props: CalendarDay & Omit<MonthGridProps, 'days'>) {
  const { day, visits, blocks, open, holiday, view, colors, today } = props
  const isToday = day === today
  const count = visits.length + blocks.length
  // With more entries the last line is the link to them.
  const room = count > mostEntries ? mostEntries - 1 : mostEntries
  const shownVisits = visits.slice(0, Math.max(0, room - blocks.length))
  const shownBlocks = blocks.slice(0, room)
  const hiddenCount = count - shownVisits.length - shownBlocks.length
  return (
    <li
      className={cn(
        'min-w-0 border-r border-b border-hair pb-1 tablet:min-h-32',
        open.length > 0 && 'bg-paper',
        day.slice(0, 7) !== view.day.slice(0, 7) && 'bg-sand/50 text-stone',
      )}
    >
      <StaffLink
        href={calendarHref(viewAround(view, 'week', day))}
        aria-current={isToday ? 'date' : undefined}
        className="flex min-h-tap flex-col items-center gap-1 p-1 no-underline focus-visible:-outline-offset-2 tablet:min-h-9 tablet:flex-row"
      >
        <span
          aria-hidden="true"
          className={cn(
            'grid size-7 flex-none place-items-center rounded-full text-14 font-semibold',
            isToday && 'bg-spruce text-paper',
          )}
        >
          {dayNumber(day)}
        </span>
        <span className="sr-only">
          {[longDayText(day), visits.length > 0 && counted(visits.length, 'visit'), isToday && 'today']
            .filter(Boolean)
            .join(', ')}
        </span>
        {holiday && <span className="truncate text-12 text-stone max-tablet:sr-only">{holiday}</span>}
        <span aria-hidden="true" className="flex min-h-2 items-center gap-0.5 tablet:hidden">
          {blocks.length > 0 && <Ban className="size-3 text-stone" />}
          {visits.slice(0, mostEntries).map((visit) => (
            <span
              key={visit.id}
              className="size-2 rounded-full border border-(--person) bg-(--person)"
              style={personStyle(visit, colors)}
            />
          ))}
          {visits.length > mostEntries && <span className="text-12 leading-none">+</span>}
        </span>
      </StaffLink>
      {count > 0 && (
        <ul className="grid grid-cols-1 gap-0.5 px-1 max-tablet:hidden">
          {shownBlocks.map((block) => (
            <li key={block.id}>
              <StaffLink
                className={`${entry} text-stone`}
                href={calendarHref(view, { block: block.id })}
                scroll={false}
              >
                <Ban className="size-3.5 flex-none" aria-hidden="true" />
                <span className="truncate">{blockTitle(block)}</span>
              </StaffLink>
            </li>
          ))}
          {shownVisits.map((visit) => (
            <MonthVisit key={visit.id} {...{ visit, view, colors }} />
          ))}
          {hiddenCount > 0 && (
            <li>
              <StaffLink
                className={`${entry} font-medium text-spruce`}
                href={calendarHref(viewAround(view, 'day', day))}
              >
                +{hiddenCount} more<span className="sr-only"> on {longDayText(day)}</span>
              </StaffLink>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

type MonthVisitProps = { visit: VisitWithLead } & Pick<MonthGridProps, 'view' | 'colors'>

const MonthVisit = ({ visit, view, colors }: MonthVisitProps) => (
  <li>
    <StaffLink
      className={`${entry} border-l-3 border-(--person)`}
      style={personStyle(visit, colors)}
      href={calendarHref(view, { visit: visit.id })}
      scroll={false}
    >
      <span className="flex-none tabular-nums">{clockText(visit.startsAt)}</span>
      <b className="truncate font-semibold">{visit.lead.name}</b>
      <VisitMarks visit={visit} checkClass="size-3.5 flex-none text-stone" />
    </StaffLink>
  </li>
)
