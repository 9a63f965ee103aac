import { direct, otherName, ownSite } from '@/lib/page-views/source'
import { capitalized } from '@/lib/text/in-words'
import { type Dimension, type FunnelGroup, rate, subjectOf } from './visitors'

// The names in the visitors' statistics, and the sentences that are the titles of their charts.

export const dimensionNames: Record<Dimension, string> = {
  page: 'Page',
  source: 'Source',
  campaign: 'Campaign',
  place: 'Place',
  service: 'Service',
}

const sources: Record<string, string> = {
  [direct]: 'Direct',
  [ownSite]: 'Within this site',
  [otherName]: 'Other',
  'google-ads': 'Google Ads',
}

type Named = { slug: string; name: string }
type NamedAreas = { places: readonly Named[]; services: readonly Named[] }

/** Returns "Kitchen Remodeling in Nyack" for a landing page, the path for others. */
function pageName(path: string, areas: NamedAreas): string {
  const subject = subjectOf(path, areas)
  const place = areas.places.find(({ slug }) => slug === subject.place)
  const service = areas.services.find(({ slug }) => slug === subject.service)
  if (place && service) return `${service.name} in ${place.name}`
  return path === '/' ? 'Home page' : path
}

/** Returns the name of a value of a dimension. */
export function valueName(dimension: Dimension, key: string, { places, services }: NamedAreas): string {
  const nameIn = (list: readonly Named[]) => list.find(({ slug }) => slug === key)?.name ?? key
  if (dimension === 'page') return pageName(key, { places, services })
  if (dimension === 'place') return nameIn(places)
  if (dimension === 'service') return nameIn(services)
  if (dimension === 'source') return sources[key] ?? (key.includes('.') ? key : capitalized(key))
  return key
}

const verbs: Record<Dimension, string> = {
  page: 'is viewed most',
  source: 'brings most',
  campaign: 'brings most',
  place: 'is viewed most',
  service: 'is viewed most',
}

/** "Nyack is viewed most, by 40%" */
export function groupsFinding(
  dimension: Dimension,
  groups: readonly FunnelGroup[],
  nameOf: (key: string) => string,
) {
  const [first, second] = groups
  const views = groups.reduce((sum, group) => sum + group.views, 0)
  if (!first || views === 0) return `No view has a ${dimensionNames[dimension].toLowerCase()}`
  if (second?.views === first.views) return `${nameOf(first.key)} and ${nameOf(second.key)} lead`
  return `${nameOf(first.key)} ${verbs[dimension]}, ${rate(first.views, views)}`
}
