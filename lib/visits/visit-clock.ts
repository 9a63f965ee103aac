import 'server-only'
import { forgetReviews, remindOfReviews } from '@/lib/data/reviews'
import { pruneReservations } from '@/lib/data/visit-reservations'
import { remindOfVisits } from '@/lib/data/visit-reminders'
import { leases } from '@/lib/leases/lease-manager'
import { log } from '@/lib/log'
import { processSlot } from '@/lib/process-slot'
import { readDueCalendars } from './busy-calendars'

/** The interval in milliseconds. */
const interval = 60_000

// One per process, also when a development reload loads this module again.
const slot = processSlot<true>('visit-clock')

/** Sends reminders of visits and reviews, prunes what is over and reads other calendars while this instance has the lease. Called once when the server starts. */
export function startVisitClock(): void {
  if (slot.current) return
  slot.current = true
  let isFailing = false
  const look = async () => {
    try {
      if (await leases().take('visits')) {
        await remindOfVisits()
        await pruneReservations()
        await remindOfReviews()
        await forgetReviews()
        await readDueCalendars()
      }
      isFailing = false
    } catch (error) {
      // A lasting failure is logged once.
      if (!isFailing) log.warn({ err: error }, 'visits and reviews could not be looked after, trying again')
      isFailing = true
    }
  }
  const next = () => void setTimeout(() => void look().then(next), interval).unref()
  void look().then(next)
}
