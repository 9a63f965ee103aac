import { businessMinutes, type WeekHours } from '@/lib/time/business-hours'

const day = 24 * 3_600_000
const mostDays = 60

/**
 * The moment since which a lead may wait at most, so that the promise still holds at `now`: what came before it is
 * late. Found by halving: the longer ago, the more business hours have passed.
 */
export function overdueBefore(now: Date, promise: { telephoneHours: WeekHours; replyHours: number }): Date {
  let late = now.getTime() - mostDays * day
  let inTime = now.getTime()
  while (inTime - late > 30_000) {
    const middle = (late + inTime) / 2
    const passed = businessMinutes(promise.telephoneHours, new Date(middle), now)
    if (passed > promise.replyHours * 60) late = middle
    else inTime = middle
  }
  return new Date(inTime)
}
