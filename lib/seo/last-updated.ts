import { type AreaService, type PageCopy, type Place } from '@/lib/content/areas'
import { monthYear } from '@/lib/time/month-year'
import recorded from './content-dates.json'

/** Returns when staff saved something last; null for what they never saved. */
export const savedAt = ({ version, updatedAt }: { version: number; updatedAt: string | null }) =>
  version > 1 ? updatedAt : null

/** Returns the last of several days or moments, as a day; undefined where none is known. */
export const latest = (moments: readonly (string | null | undefined)[]) =>
  moments
    .flatMap((moment) => (moment ? [moment.slice(0, 10)] : []))
    .sort()
    .at(-1)

type LandingParts = { place: Place; service: AreaService; copy: PageCopy | null }

/** Returns the month of a landing page's last change, "November 2026"; '' where it isn't known. */
export function lastUpdated({ place, service, copy }: LandingParts): string {
  const path = `/rockland/${place.slug}/${service.slug}/`
  const [, day] = (recorded as Record<string, string[]>)[path] ?? []
  const last = latest([day, savedAt(place), savedAt(service), copy && savedAt(copy)])
  return monthYear(last ? `${last}T12:00:00Z` : null)
}
