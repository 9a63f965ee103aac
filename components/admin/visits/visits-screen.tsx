import { Ban, CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { iconButtonClass } from '@/components/ui/icon-button'
import { SegmentedLinks } from '@/components/ui/segmented'
import { counted } from '@/lib/text/counted'
import { hourRows, hourRange } from '@/lib/time/day-grid'
import { addDays } from '@/lib/time/office-time'
import { mondayOf } from '@/lib/time/office-weeks'
import { type CalendarDay } from '@/lib/visit-types'
import { wholeDays } from '@/lib/visits/blocks'
import { Agenda } from './agenda'
import { viewAround, calendarHref, daysOf, shiftView, type CalendarView } from './calendar-address'
import { CalendarGrid, DayHead } from './calendar-grid'
import { CalendarKeys } from './calendar-keys'
import { endOf, longDayText, weekText } from '@/lib/visits/calendar-text'

type VisitsScreenProps = {
  view: CalendarView
  days: CalendarDay[]
  today: string
  now: Date
  /** True if visitors can book on the site. */
  isOn: boolean
  isOwner: boolean
  stamp: string
  /** The overlay of the calendar. */
  children?: ReactNode
}

/** The hours that are always shown. */
const minHours = [9, 17] as const

/** The visits of a day or week; on a phone a week is a list. */
export function VisitsScreen({ view, days, today, now, isOn, isOwner, stamp, children }: VisitsScreenProps) {
  const shownDays = daysOf(view)
  const lasting = days.flatMap(({ visits, blocks, open }) => [
    ...visits.map((visit) => ({ startsAt: visit.startsAt, endsAt: endOf(visit) })),
    ...blocks.filter((block) => !wholeDays(block)),
    ...open,
  ])
  const rows = hourRows(shownDays, ...(view.allHours ? [] : hourRange(shownDays, lasting, minHours)))
  const count = days.reduce((sum, { visits }) => sum + visits.length, 0)
  const isWeek = view.span === 'week'
  const here = shownDays.includes(today) ? today : (shownDays[0] ?? today)
  const hrefs = {
    before: calendarHref(shiftView(view, -1)),
    after: calendarHref(shiftView(view, 1)),
    today: calendarHref(viewAround(view, view.span, today)),
    day: calendarHref(viewAround(view, 'day', here)),
    week: calendarHref(viewAround(view, 'week', here)),
    new: calendarHref(view, { new: '' }),
    block: calendarHref(view, { block: 'new' }),
  }
  const unit = isWeek ? 'week' : 'day'
  const title = isWeek ? weekText(shownDays[0] ?? today, shownDays.at(-1) ?? today) : longDayText(view.day)
  const changed = days.find(({ day }) => hourRows([day]).length !== 24)
  return (
    <Screen className="max-w-344">
      <ScreenHead
        title="Visits"
        note={
          isOn ? (
            'What visitors have booked on the site, and what you book yourself.'
          ) : (
            <>
              Visitors can’t book by themselves.{' '}
              {isOwner ? (
                <StaffLink className={linkClass} href="/admin/settings/requests#visits">
                  Switch it on
                </StaffLink>
              ) : (
                'An owner can switch it on in Settings.'
              )}
            </>
          )
        }
      >
        <LinkButton className="max-tablet:flex-1" href={hrefs.block} scroll={false}>
          <Ban className="size-4" aria-hidden="true" />
          Block time
        </LinkButton>
        <LinkButton look="primary" className="max-tablet:flex-1" href={hrefs.new} scroll={false}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          New visit
        </LinkButton>
      </ScreenHead>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <nav aria-label="Calendar" className="flex items-center gap-1">
          <StaffLink
            className={iconButtonClass({})}
            href={hrefs.before}
            scroll={false}
            title={`Previous ${unit} (←)`}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
            <span className="sr-only">Previous {unit}</span>
          </StaffLink>
          <LinkButton size="small" href={hrefs.today} scroll={false}>
            Today
          </LinkButton>
          <StaffLink
            className={iconButtonClass({})}
            href={hrefs.after}
            scroll={false}
            title={`Next ${unit} (→)`}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
            <span className="sr-only">Next {unit}</span>
          </StaffLink>
        </nav>
        <h2 aria-live="polite" className="max-tablet:order-first max-tablet:w-full">
          {title}
          <span className="ml-3 font-sans text-13 font-normal tracking-normal text-stone">
            {counted(count, 'visit')}
          </span>
        </h2>
        <SegmentedLinks
          label="View"
          className="ml-auto"
          links={[
            { href: hrefs.day, label: 'Day', current: !isWeek },
            { href: hrefs.week, label: 'Week', current: isWeek },
          ]}
        />
      </div>
      {!isWeek && <WeekStrip view={view} today={today} />}
      <CalendarGrid
        {...{ days, rows, view, today, now }}
        className={isWeek ? 'max-tablet:hidden' : undefined}
      />
      {isWeek && <Agenda {...{ days, view, today, now }} />}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-stone">
        <p>
          Times are New York’s.{changed && ` ${clockNote(changed.day)}`} {/* On a phone a week is a list. */}
          <span className={isWeek ? 'max-tablet:hidden' : undefined}>
            <StaffLink
              className={linkClass}
              href={calendarHref({ ...view, allHours: !view.allHours })}
              scroll={false}
            >
              {view.allHours ? 'Show business hours' : 'Show all hours'}
            </StaffLink>
          </span>
        </p>
        <StaffLink className={linkClass} href="/admin/account#calendar">
          On your phone’s calendar
        </StaffLink>
        <div className="ml-auto">
          <CalendarKeys hrefs={hrefs} view={view} stamp={stamp} />
        </div>
      </div>
      {children}
    </Screen>
  )
}

const clockNote = (day: string) =>
  `On Sunday the clock is set ${hourRows([day]).length === 23 ? 'forward: 2 AM doesn’t come' : 'back: 1 AM comes twice'}.`

/** The week around a day, for phones. */
function WeekStrip({ view, today }: { view: CalendarView; today: string }) {
  const monday = mondayOf(view.day)
  return (
    <nav aria-label="Days of the week" className="mb-2 grid grid-cols-7 border-y border-hair tablet:hidden">
      {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
        <div key={day} className={day === view.day ? 'bg-mist' : undefined}>
          <DayHead {...{ day, view, today }} />
        </div>
      ))}
    </nav>
  )
}
