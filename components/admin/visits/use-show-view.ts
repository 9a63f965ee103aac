import { useStaffRouter } from '@/components/staff/use-staff-router'
import { calendarHref, type CalendarView } from './calendar-address'

/** Returns a function that shows another view of the calendar, without scrolling. */
export function useShowView() {
  const router = useStaffRouter()
  return (view: CalendarView) => router.push(calendarHref(view), { scroll: false })
}
