import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  addBusyCalendar,
  listDueCalendars,
  storeBusyTimes,
  storeCalendarProblem,
} from '@/lib/data/busy-calendars'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { type BusyCalendarFields } from '@/lib/schemas/visit-work'
import { openSealed, seal } from '@/lib/seal'
import { addDays, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { fetchCalendar } from './fetch-calendar'
import { CalendarProblem, readBusyTimes } from './read-busy-times'

// Calendars of staff elsewhere (decision 066). Their busy times are read up to the furthest day that can be bookable.

const purpose = 'busy calendar'
/** In milliseconds. */
const interval = 15 * 60_000
/** As far as visits can be booked (lib/records/settings/groups.ts). */
export const busyDaysAhead = 90

type Fetch = (address: string) => Promise<string>

async function readCalendar(address: string, fetchText: Fetch, now: Date) {
  const text = await fetchText(address)
  const today = officeDay(now.toISOString())
  // The day after the last one begins before the calendar is read again.
  const to = Date.parse(startOfOfficeDay(addDays(today, busyDaysAhead + 2)))
  return readBusyTimes(text, Date.parse(startOfOfficeDay(today)), to).map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
}

/**
 * Reads a calendar and adds it.
 * @throws AppError invalid if it can't be read, with the reason at its address; conflict if there are enough
 */
export async function addCalendar(
  { name, address }: BusyCalendarFields,
  staffId: string,
  { now = new Date(), fetchText = fetchCalendar } = {},
): Promise<void> {
  const refusal = (reason: string) => new AppError('invalid', { errors: { address: reason } })
  // The site's own visits count anyway, and one that is to be moved would block itself.
  if (new URL(address).host === new URL(env().SITE_URL).host)
    throw refusal('This is the calendar of this site.')
  const id = randomUUID()
  try {
    const times = await readCalendar(address, fetchText, now)
    await addBusyCalendar({ id, name, address: seal(purpose, address, id), staffId }, times, now)
  } catch (error) {
    throw error instanceof CalendarProblem ? refusal(error.message) : error
  }
}

/** Reads the calendars that weren't read for a quarter of an hour. One that can't be read keeps its times and says why. */
export async function readDueCalendars(now = new Date(), fetchText: Fetch = fetchCalendar): Promise<void> {
  for (const { id, address } of await listDueCalendars(new Date(now.getTime() - interval))) {
    try {
      const openedAddress = openSealed(purpose, address, id)
      if (openedAddress === null)
        throw new CalendarProblem(
          'The site’s secret has changed since. Remove this calendar and add it again.',
        )
      await storeBusyTimes(id, await readCalendar(openedAddress, fetchText, now), now)
    } catch (error) {
      if (!(error instanceof CalendarProblem)) throw error
      log.info({ calendar: id, reason: error.message }, 'a calendar of busy times could not be read')
      await storeCalendarProblem(id, error.message, now)
    }
  }
}
