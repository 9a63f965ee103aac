import { landingId, type LandingKind, type Listing } from '@/lib/content/areas'
import { fold, foldedWords } from '@/lib/text/fold'

/** A landing page as lists show it. */
export type LandingLine = {
  place: string
  placeName: string
  township: string
  /** The slug of a service, or `town` for the town page. */
  service: string
  serviceName: string
  listing: Listing
  measure: {
    own: number
    ownShare: number
    commonShare: number
    nearest: { id: string; share: number } | null
    /** Reasons for staying out of search engines. */
    short: readonly string[]
  }
}

export const nameOfPage = (line: Pick<LandingLine, 'service' | 'serviceName' | 'placeName'>) =>
  line.service === townKind ? `Town page of ${line.placeName}` : `${line.serviceName} in ${line.placeName}`
export const addressOf = ({ place, service }: Pick<LandingLine, 'place' | 'service'>) =>
  service === townKind ? `/${place}` : `/rockland/${landingId(place, service)}/`

/** The kind of the eight fixed town pages. */
export const townKind: LandingKind = 'town'

export const idOf = ({ place, service }: Pick<LandingLine, 'place' | 'service'>) => landingId(place, service)

/** Listed by search engines, hidden by staff, or short of the gate. */
const indexStatuses = ['listed', 'hidden', 'short'] as const
type IndexStatus = (typeof indexStatuses)[number]

export const indexStatusOf = ({ listing, measure }: Pick<LandingLine, 'listing' | 'measure'>): IndexStatus =>
  listing === 'hidden' ? 'hidden' : measure.short.length > 0 ? 'short' : 'listed'

/** The part of the list that an address names. */
export type ListFilter = {
  q: string
  /** The slug of a place. */
  place: string
  service: string
  township: string
  show: 'all' | IndexStatus
  /** From 1. */
  page: number
}

/** Returns the filter in an address, without invalid values. */
export function readFilter(parameters: Record<string, string | string[] | undefined>): ListFilter {
  const text = (name: string) => {
    const value = parameters[name]
    return typeof value === 'string' ? value.trim().slice(0, 100) : ''
  }
  const page = Number(text('page'))
  return {
    q: text('q'),
    place: text('place'),
    service: text('service'),
    township: text('town'),
    show: indexStatuses.find((show) => show === text('show')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  }
}

export function hrefOf({ q, place, service, township, show, page }: ListFilter): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (place) query.set('place', place)
  if (service) query.set('service', service)
  if (township) query.set('town', township)
  if (show !== 'all') query.set('show', show)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/areas/pages?${query}` : '/admin/areas/pages'
}

/** Returns the matching lines, and how many there would be of each index status. */
export function findLandings(
  lines: readonly LandingLine[],
  { q, place, service, township, show }: ListFilter,
) {
  const parts = foldedWords(q)
  const matching = lines.filter((line) => {
    if (place && line.place !== place) return false
    if (service && line.service !== service) return false
    if (township && line.township !== township) return false
    const searchText = fold(`${line.placeName} ${line.serviceName} ${line.township}`)
    return parts.every((part) => searchText.includes(part))
  })
  const counts: Record<ListFilter['show'], number> = { all: matching.length, listed: 0, hidden: 0, short: 0 }
  for (const line of matching) counts[indexStatusOf(line)] += 1
  return {
    lines: show === 'all' ? matching : matching.filter((line) => indexStatusOf(line) === show),
    counts,
  }
}

/** Returns a share between 0 and 1 in percent: "31%". */
export const percent = (share: number) => `${Math.round(share * 100)}%`
