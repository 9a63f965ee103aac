import { defaultProfile } from '@/lib/business/profile'
import { requirePlace } from './require-place'
import { write } from '@/lib/data/client'
import { setSetting } from '@/lib/data/settings'
import { type AppError } from '@/lib/errors'
import { bookVisitSchema } from '@/lib/schemas/visits'
import { type VisitKind } from '@/lib/visit-types'
import { takeVisit } from '@/lib/visits/book'
import { findFreeTimes } from '@/lib/visits/find-free-times'

export const profile = { ...defaultProfile, visits: { ...defaultProfile.visits, isOn: true, byVideo: true } }

/** Switches visits on. */
export const switchOn = () => setSetting('profile', { visits: profile.visits })

let sent = 0

/** A form as it is sent; each number has a key of its own, each sending an address where none is given. */
export function form(number: number, typed: object = {}, address?: string) {
  const key = number.toString(16).padStart(32, '0')
  const input = bookVisitSchema.parse({
    ...{ key, town: 'nyack', name: `Visitor ${number}`, email: `visitor${number}@example.com` },
    ...{ phone: '845 555 0100', address: '12 Main Street', projectType: 'kitchen-remodeling' },
    ...typed,
  })
  sent += 1
  const headers = { 'x-forwarded-for': address ?? `10.0.${sent >> 8}.${sent & 255}` }
  return [input, new Request('http://localhost/api/visits', { method: 'POST', headers })] as const
}

/** The free times of whole days: the first day with any begins after the lead time, at any hour of its own. */
export async function freeNow(town = 'nyack', kind: VisitKind = 'home') {
  const place = kind === 'home' ? await requirePlace(town) : null
  const days = await findFreeTimes({ profile, meeting: { kind, place } })
  return days
    .map(({ times }) => times)
    .filter((times) => times.length > 0)
    .slice(1)
    .flat()
}

/** Fifty people ask at the same moment, for the same time or for such as overlap with it. */
export async function fiftyAtOnce() {
  const times = await freeNow()
  const wantedTimes = times.slice(2, 4)
  const requests = Array.from({ length: 50 }, (_, number) =>
    takeVisit(...form(number + 1, { startsAt: wantedTimes[number % 2]!.startsAt })),
  )
  const came = await Promise.allSettled(requests)
  const won = came.flatMap((result) =>
    result.status === 'fulfilled' && result.value.visit ? [result.value.visit] : [],
  )
  const late = came.flatMap((result) => (result.status === 'rejected' ? [result.reason as AppError] : []))
  const stored = await write(async (db) => ({
    leads: await db.lead.count({ where: { source: 'visit' } }),
    visits: await db.visit.count(),
    times: await db.visitTime.count(),
  }))
  return { won, late, stored }
}
