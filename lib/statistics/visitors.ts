import { askedService } from '@/lib/business/asked-service'
import { type PageViewSum, type SiteLead } from '@/lib/page-view-types'
import { campaignOf, ownSite, sourceOf } from '@/lib/page-views/source'
import { barePath } from '@/lib/text/bare-path'
import { type DaySpan } from '@/lib/time/office-weeks'
import { type PeriodPlan } from './period'

// The funnel from page views to won jobs, as a whole and by the names that views and leads have in common. Nobody is
// recognized: a lead isn't joined with views, both are counted by the same names.

/** The names by which views and leads are grouped. An empty one is unknown. */
export const dimensions = ['page', 'source', 'campaign', 'place', 'service'] as const
export type Dimension = (typeof dimensions)[number]
export type VisitorFilter = { [Name in Dimension]?: string }

export type Funnel = { views: number; leads: number; visits: number; won: number }
type Row = Record<Dimension, string> & Funnel
export type FunnelGroup = Funnel & { key: string }

/** Slugs of the service area. */
type AreaSlugs = { places: readonly { slug: string }[]; services: readonly { slug: string }[] }

/** Returns the place and the service that a page is about. */
export function subjectOf(path: string, { places, services }: AreaSlugs): { place: string; service: string } {
  const isPlace = (slug: string) => places.some((place) => place.slug === slug)
  const isService = (slug: string) => services.some((service) => service.slug === slug)
  const [, first = '', second = '', third = ''] = path.split('/')
  const [place, service] = first === 'rockland' ? [second, third || second] : [first, '']
  return { place: isPlace(place) ? place : '', service: isService(service) ? service : '' }
}

/** Returns the dimensions of a page's views. */
export const viewDimensions = (
  { path, source, campaign }: Pick<PageViewSum, 'path' | 'source' | 'campaign'>,
  areas: AreaSlugs,
): Record<Dimension, string> => ({ page: path, source, campaign, ...subjectOf(path, areas) })

const viewRow = (sum: Omit<PageViewSum, 'day'>, areas: AreaSlugs): Row => ({
  ...viewDimensions(sum, areas),
  views: sum.count,
  leads: 0,
  visits: 0,
  won: 0,
})

const leadRow = (lead: SiteLead): Row => ({
  page: lead.page && (barePath(lead.page) || '/'),
  source: sourceOf(lead),
  campaign: campaignOf(lead.utmCampaign),
  place: lead.town,
  service: askedService(lead),
  views: 0,
  leads: 1,
  visits: Number(lead.hasVisit),
  won: Number(lead.isWon),
})

/** Returns views and leads in one list. */
export const visitorRows = (
  views: readonly Omit<PageViewSum, 'day'>[],
  leads: readonly SiteLead[],
  areas: AreaSlugs,
): Row[] => [...views.map((sum) => viewRow(sum, areas)), ...leads.map(leadRow)]

/** Returns true if a row has every value of a filter. */
export const matches = (row: Record<Dimension, string>, filter: VisitorFilter): boolean =>
  dimensions.every((name) => !filter[name] || row[name] === filter[name])

function addTo(sum: Funnel, row: Funnel): void {
  for (const step of ['views', 'leads', 'visits', 'won'] as const) sum[step] += row[step]
}

const noFunnel = (): Funnel => ({ views: 0, leads: 0, visits: 0, won: 0 })

export function funnelOf(rows: readonly Row[], filter: VisitorFilter = {}): Funnel {
  const sum = noFunnel()
  for (const row of rows) if (matches(row, filter)) addTo(sum, row)
  return sum
}

/** Sums up the rows of a filter by a dimension, most views first, without what is unknown, came from this site itself, or wasn't viewed. */
export function groupsBy(rows: readonly Row[], dimension: Dimension, filter: VisitorFilter): FunnelGroup[] {
  const groups = new Map<string, FunnelGroup>()
  for (const row of rows) {
    const key = row[dimension]
    if (!key || (dimension === 'source' && key === ownSite) || !matches(row, filter)) continue
    const group = groups.get(key) ?? { key, ...noFunnel() }
    addTo(group, row)
    groups.set(key, group)
  }
  return [...groups.values()]
    .filter(({ views }) => views > 0)
    .sort((a, b) => b.views - a.views || a.key.localeCompare(b.key))
}

/** Returns "2.4%" of small shares, "40%" of larger ones; a dash where the part exceeds the whole, which wasn't counted then. */
export function rate(part: number, total: number): string {
  if (total === 0 || part > total) return '–'
  const percent = (part / total) * 100
  if (percent === 0 || percent >= 10) return `${Math.round(percent)}%`
  return percent < 0.1 ? 'under 0.1%' : `${Number(percent.toFixed(1))}%`
}

/** Reads a filter from an address. */
export const readVisitorFilter = (query: Record<string, unknown>): VisitorFilter =>
  Object.fromEntries(
    dimensions.flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' && value ? [[name, value.slice(0, 300)]] : []
    }),
  )

/** Returns the address of the visitors' statistics with a period and a filter. */
export const visitorsHref = (period: string, filter: VisitorFilter, path = '/admin/statistics/visitors') =>
  `${path}?${new URLSearchParams({ period, ...filter }).toString()}`

/** Returns the paths of the pages that a filter leaves; undefined where it leaves all. */
export function pathsOf(rows: readonly Row[], { page, place, service }: VisitorFilter): string[] | undefined {
  if (!page && !place && !service) return undefined
  const filter = { ...(page && { page }), ...(place && { place }), ...(service && { service }) }
  return [...new Set(rows.filter((row) => row.views > 0 && matches(row, filter)).map((row) => row.page))]
}

/** The figures of the visitors' screen. */
export type VisitorFigures = {
  /** The first day that is counted. */
  since: string
  unit: PeriodPlan['unit']
  spans: (DaySpan & { views: number })[]
  funnel: Funnel
  /** The same days one period earlier; null if they weren't counted. */
  before: Funnel | null
  groups: { name: Dimension; groups: FunnelGroup[] }[]
}
