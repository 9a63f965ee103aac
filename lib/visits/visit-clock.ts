import 'server-only'
import { startClock } from '@/lib/clock'
import { forgetReviews, remindOfReviews } from '@/lib/data/reviews'
import { pruneReservations } from '@/lib/data/visit-reservations'
import { remindOfVisits } from '@/lib/data/visit-reminders'
import { leases } from '@/lib/leases/lease-manager'
import { readDueCalendars } from './busy-calendars'

/** Sends reminders of visits and reviews, prunes what is over and reads other calendars, each minute while this instance has the lease. */
export const startVisitClock = (): void =>
  startClock({
    name: 'visit-clock',
    interval: 60_000,
    failure: 'visits and reviews could not be looked after',
    async run() {
      if (!(await leases().take('visits'))) return
      await remindOfVisits()
      await pruneReservations()
      await remindOfReviews()
      await forgetReviews()
      await readDueCalendars()
    },
  })
