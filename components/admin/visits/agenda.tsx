import { Ban, Plus } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { cn } from '@/components/ui/cn'
import { counted } from '@/lib/text/counted'
import { dayWords } from '@/lib/time/office-weeks'
import { type CalendarDay } from '@/lib/visit-types'
import { blockText } from '@/lib/visits/blocks'
import { clockText } from '@/lib/visits/visit-text'
import { viewAround, calendarHref, type CalendarView } from './calendar-address'
import { aboutOf, blockTitle, endOf, placeOf, weekdayText } from '@/lib/visits/calendar-text'
import { personStyle, VisitMarks } from './who-goes'

type AgendaProps = {
  days: CalendarDay[]
  view: CalendarView
  colors: Record<string, string>
  today: string
  now: Date
}

const row =
  'grid min-h-tap grid-cols-[84px_minmax(0,1fr)] items-center gap-x-3 py-2 no-underline focus-visible:-outline-offset-2'

/** Lists the visits and blocks of each day, for phones. */
export const Agenda = ({ days, view, colors, today, now }: AgendaProps) => (
  <div className="border-t border-hair-strong tablet:hidden">
    {days.map(({ day, visits, blocks, free, open, holiday }) => (
      <section
        key={day}
        aria-label={`${weekdayText(day)}, ${dayWords(day, now)}`}
        className={cn('border-b border-hair py-2', day < today && 'text-stone')}
      >
        <div className="flex items-center justify-between gap-3">
          <h3>
            <StaffLink
              className="inline-flex min-h-tap items-center no-underline"
              href={calendarHref(viewAround(view, 'day', day))}
              aria-current={day === today ? 'date' : undefined}
            >
              {weekdayText(day)}, {dayWords(day, now)}
              {day === today && (
                <span className="ml-2 rounded-full bg-spruce px-2 text-12 leading-5 text-paper">Today</span>
              )}
            </StaffLink>
          </h3>
          {open.length === 0 && blocks.length === 0 && (
            <span className="text-13 text-stone">{holiday || 'Closed'}</span>
          )}
          {free.length > 0 && (
            <StaffLink
              className="inline-flex min-h-tap items-center gap-1 text-13 font-medium text-spruce no-underline"
              href={calendarHref(viewAround(view, 'day', day))}
            >
              <Plus className="size-4" aria-hidden="true" />
              {counted(free.length, 'free time')}
            </StaffLink>
          )}
        </div>
        {visits.length + blocks.length > 0 && (
          <ul className="divide-y divide-hair">
            {blocks.map((block) => (
              <li key={block.id}>
                <StaffLink
                  className={`${row} text-stone`}
                  href={calendarHref(view, { block: block.id })}
                  scroll={false}
                >
                  <Ban className="size-4" aria-hidden="true" />
                  <span>
                    {blockTitle(block)}
                    <small className="block text-13">{blockText(block, now)}</small>
                  </span>
                </StaffLink>
              </li>
            ))}
            {visits.map((visit) => (
              <li key={visit.id}>
                <StaffLink
                  className={row}
                  style={personStyle(visit, colors)}
                  href={calendarHref(view, { visit: visit.id })}
                  scroll={false}
                >
                  <span className="font-semibold whitespace-nowrap tabular-nums">
                    {clockText(visit.startsAt)}
                    <small className="block text-13 font-normal text-stone">
                      to {clockText(endOf(visit))}
                    </small>
                  </span>
                  <span className="min-w-0">
                    <b className="flex items-center gap-1.5 font-semibold">
                      <span className="truncate">{visit.lead.name}</span>
                      <VisitMarks visit={visit} checkClass="size-4 text-stone" />
                    </b>
                    <small className="block truncate text-13 text-stone">
                      {[placeOf(visit), aboutOf(visit)].filter(Boolean).join(' · ')}
                    </small>
                  </span>
                </StaffLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
)
