import { Ban, CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { iconButtonClass } from '@/components/ui/icon-button'
import { SegmentedLinks } from '@/components/ui/segmented'
import { cn } from '@/components/ui/cn'
import { counted } from '@/lib/text/counted'
import { inWords } from '@/lib/text/in-words'
import { hourRows, hourRange } from '@/lib/time/day-grid'
import { type CalendarDay } from '@/lib/visit-types'
import { wholeDays } from '@/lib/visits/blocks'
import { Agenda } from './agenda'
import { viewAround, calendarHref, daysOf, shiftView, type CalendarView } from './calendar-address'
import { CalendarGrid, DayHead } from './calendar-grid'
import { CalendarKeys } from './calendar-keys'
import { MonthGrid } from './month-grid'
import { endOf, longDayText, longMonthText, weekText } from '@/lib/visits/calendar-text'
import { type Colleague, colorsOf, isShown } from '@/lib/visits/who-goes'
import { WhoFilter } from './who-filter'

type VisitsScreenProps = {
  view: CalendarView
  days: CalendarDay[]
  colleagues: Colleague[]
  /** The account that is signed in. */
  me: string
  today: string
  now: Date
  /** True if visitors can book on the site. */
  isOn: boolean
  isOwner: boolean
  hasMail: boolean
  stamp: string
  /** The names of other programs' calendars that can't be read. */
  unread: string[]
  /** The overlay of the calendar. */
  children?: ReactNode
}

/** The hours that are always shown. */
const minHours = [9, 17] as const

/** Shows the visits of a day, a week or a month; on a phone a week is a list. */
export function VisitsScreen(props: VisitsScreenProps) {
  const { view, colleagues, me, today, now, isOn, isOwner, hasMail, stamp, unread, children } = props
  const days = props.days.map((day) => ({
    ...day,
    visits: day.visits.filter((visit) => isShown(visit, view.who)),
  }))
  const colors = colorsOf(colleagues)
  const shownDays = daysOf(view)
  const timedSpans = props.days.flatMap(({ visits, blocks, open }) => [
    ...visits.map((visit) => ({ startsAt: visit.startsAt, endsAt: endOf(visit) })),
    ...blocks.filter((block) => !wholeDays(block)),
    ...open,
  ])
  const rows = hourRows(shownDays, ...(view.allHours ? [] : hourRange(shownDays, timedSpans, minHours)))
  const isWeek = view.span === 'week'
  const isMonth = view.span === 'month'
  const daysOfUnit = isMonth ? days.filter(({ day }) => day.slice(0, 7) === view.day.slice(0, 7)) : days
  const count = daysOfUnit.reduce((sum, { visits }) => sum + visits.length, 0)
  const focusDay = shownDays.includes(today) ? today : view.day
  const hrefs = {
    before: calendarHref(shiftView(view, -1)),
    after: calendarHref(shiftView(view, 1)),
    today: calendarHref(viewAround(view, view.span, today)),
    day: calendarHref(viewAround(view, 'day', focusDay)),
    week: calendarHref(viewAround(view, 'week', focusDay)),
    month: calendarHref(viewAround(view, 'month', focusDay)),
    new: calendarHref(view, { new: '' }),
    block: calendarHref(view, { block: 'new' }),
  }
  const unit = view.span
  const title = {
    day: longDayText(view.day),
    week: weekText(shownDays[0] ?? today, shownDays.at(-1) ?? today),
    month: longMonthText(view.day),
  }[unit]
  const clockChange = !isMonth && days.find(({ day }) => hourRows([day]).length !== 24)
  return (
    <Screen className="max-w-344">
      <ScreenHead
        title="Visits"
        note={
          isOn ? (
            'What visitors have booked on the site, and what you book yourself.'
          ) : (
            <>
              Online booking is off.{' '}
              {isOwner ? (
                <StaffLink className={linkClass} href="/admin/settings/requests#visits">
                  Turn it on
                </StaffLink>
              ) : (
                'An owner can turn it on in Settings.'
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
          {title}{' '}
          <span className="ml-2 font-sans text-13 font-normal tracking-normal text-stone">
            {counted(count, 'visit')}
          </span>
        </h2>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {(colleagues.length > 1 || view.who !== '') && <WhoFilter {...{ view, colleagues, me }} />}
          <SegmentedLinks
            label="View"
            links={[
              { href: hrefs.day, label: 'Day', current: unit === 'day' },
              { href: hrefs.week, label: 'Week', current: isWeek },
              { href: hrefs.month, label: 'Month', current: isMonth },
            ]}
          />
        </div>
      </div>
      {unit === 'day' && <WeekStrip view={view} today={today} />}
      {isMonth ? (
        <MonthGrid {...{ days, view, colors, today }} />
      ) : (
        <CalendarGrid
          {...{ days, rows, view, colleagues, colors, hasMail, today, now }}
          visits={props.days.flatMap(({ visits }) => visits)}
          className={isWeek ? 'max-tablet:hidden' : undefined}
        />
      )}
      {isWeek && <Agenda {...{ days, view, colors, today, now }} />}
      {isMonth && (
        <Agenda
          {...{ view, colors, today, now }}
          days={daysOfUnit.filter(({ visits, blocks }) => visits.length + blocks.length > 0)}
        />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-stone">
        <p>
          Times are New York’s.{clockChange && ` ${clockNote(clockChange.day)}`}{' '}
          {/* On a phone a week is a list. */}
          {!isMonth && (
            <span className={isWeek ? 'max-tablet:hidden' : undefined}>
              <StaffLink
                className={linkClass}
                href={calendarHref({ ...view, allHours: !view.allHours })}
                scroll={false}
              >
                {view.allHours ? 'Show business hours' : 'Show all hours'}
              </StaffLink>
            </span>
          )}
        </p>
        <StaffLink className={linkClass} href="/admin/account#calendar">
          On your phone’s calendar
        </StaffLink>
        <StaffLink className={cn(linkClass, unread.length > 0 && 'text-clay')} href="/admin/visits/calendars">
          {unread.length > 0 ? `Can’t be read: ${inWords(unread)}` : 'Busy times from other calendars'}
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
  `On Sunday clocks ${hourRows([day]).length === 23 ? 'spring forward: there is no 2 AM' : 'fall back: 1 AM comes twice'}.`

/** Links to the days of the week around the shown day, for phones. */
function WeekStrip({ view, today }: { view: CalendarView; today: string }) {
  return (
    <nav aria-label="Days of the week" className="mb-2 grid grid-cols-7 border-y border-hair tablet:hidden">
      {daysOf(viewAround(view, 'week', view.day)).map((day) => (
        <div key={day} className={day === view.day ? 'bg-mist' : undefined}>
          <DayHead {...{ day, view, today }} />
        </div>
      ))}
    </nav>
  )
}
