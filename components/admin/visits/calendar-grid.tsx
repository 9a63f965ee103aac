'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { type CSSProperties, lazy, Suspense } from 'react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { cn } from '@/components/ui/cn'
import { type HourRow, hourText } from '@/lib/time/day-grid'
import { type CalendarDay, type VisitWithLead } from '@/lib/visit-types'
import { viewAround, calendarHref, type CalendarView } from './calendar-address'
import { DayColumn } from './day-column'
import { dayNumber, longDayText, weekdayText } from '@/lib/visits/calendar-text'
import { type Colleague } from '@/lib/visits/who-goes'
import { useVisitDrag } from './use-visit-drag'

const MoveDialog = lazy(() => import('./move-dialog').then((file) => ({ default: file.MoveDialog })))

type CalendarGridProps = {
  days: CalendarDay[]
  /** All visits, including those that the filter hides. */
  visits: VisitWithLead[]
  rows: HourRow[]
  view: CalendarView
  colleagues: Colleague[]
  colors: Record<string, string>
  hasMail: boolean
  today: string
  now: Date
  className?: string
}

/** Renders days side by side, with the hours at the left. */
export function CalendarGrid(props: CalendarGridProps) {
  const { days, rows, visits, view, colleagues, colors, hasMail, today, now, className } = props
  const router = useStaffRouter()
  const drag = useVisitDrag({ days, rows, visits, today })
  const openQuestion = drag.drag?.state === 'asked' ? drag.drag : null
  const isWeek = days.length > 1
  return (
    <>
      <div
        {...drag.gridProps}
        className={cn(
          'flex border-b border-hair [--row:3.5rem] data-dragging:cursor-grabbing data-dragging:select-none data-dragging:*:pointer-events-none max-tablet:[--row:5.5rem]',
          className,
        )}
        style={{ '--rows': rows.length } as CSSProperties}
      >
        <div className="w-14 flex-none" aria-hidden="true">
          {isWeek && <div className="h-14" />}
          {rows.map((row, index) => (
            <div key={`${row.hour} ${row.again}`} className="h-(--row) pr-2 text-right text-12 text-stone">
              <span className={cn('block leading-4', index > 0 && 'relative -top-2')}>{hourText(row)}</span>
            </div>
          ))}
        </div>
        <div className={cn('grid min-w-0 flex-1', isWeek ? 'grid-cols-7' : 'grid-cols-1')}>
          {days.map((column) => (
            <section key={column.day} aria-label={longDayText(column.day)} className="min-w-0">
              {isWeek && <DayHead day={column.day} {...{ view, today }} />}
              <DayColumn {...column} {...{ rows, view, colors, drag, now }} />
            </section>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {drag.announcement}
      </p>
      <Suspense>
        {openQuestion && (
          <MoveDialog
            {...{ visit: openQuestion.visit, to: openQuestion.slot, colleagues, hasMail }}
            onClose={drag.cancel}
            onMoved={() => {
              drag.setSaved()
              router.refresh()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Links to the day's own view and marks today. */
export function DayHead({ day, view, today }: { day: string; view: CalendarView; today: string }) {
  const isToday = day === today
  return (
    <StaffLink
      href={calendarHref(viewAround(view, 'day', day))}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'flex h-14 items-center justify-center gap-1.5 text-13 font-medium no-underline hover:text-ink focus-visible:-outline-offset-2 max-tablet:flex-col max-tablet:gap-0.5',
        isToday ? 'font-semibold text-ink' : 'text-stone',
      )}
    >
      {weekdayText(day)}
      <span
        className={cn(
          'grid size-7 place-items-center rounded-full text-15 font-semibold',
          isToday ? 'bg-spruce text-paper' : 'text-ink',
        )}
      >
        {dayNumber(day)}
      </span>
      {isToday && <span className="sr-only">, today</span>}
    </StaffLink>
  )
}
