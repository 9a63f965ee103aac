import { formatRange } from '@/lib/business/money'
import { priceLine, priceSum } from '@/lib/business/prices'
import { type BusinessProfile } from '@/lib/business/profile'
import { showroomStreet } from '@/lib/business/showroom'
import { townshipNames, type Town } from '@/lib/business/towns'
import {
  type AreaService,
  type Areas,
  type CopyTexts,
  type Place,
  type StoredGuide,
} from '@/lib/content/areas'
import { houseKinds } from '@/lib/content/house-kinds/kinds'
import { jurisdictions, ownJurisdiction, visitLines } from '@/lib/content/landing-lines'
import { landingReasons, type PromiseText } from '@/lib/content/promises'
import { milesBetween } from '@/lib/business/distance'
import { distanceOf, factRows, milesText, permitOffice } from './town-facts'
import { curly } from '@/lib/text/curly'
import { fillText } from '@/lib/text/fill-text'
import { capitalized } from '@/lib/text/in-words'

type TextItem = { title: string; text: string }
type ProcessStep = TextItem & { price?: string; time?: string }

/** A landing page's content as plain texts. */
export type LandingContent = {
  townSlug: string
  serviceSlug: string
  hero: { headline: string; lede: string }
  /** Label and value; a population that is only a guess has no row. */
  facts: { label: string; value: string }[]
  /** The page copy; null if none is written. */
  own: { heading: string; parts: TextItem[] } | null
  /** For search results; '' for none. */
  description: string
  /** Passages on the kinds of house of the place. */
  houses: { heading: string; items: TextItem[] }
  /** Phone, url and fees are empty where nobody knows them. */
  permits: { heading: string; office: string; text: string; phone: string; url: string; fees: string }
  /** `range` is the sum of the service's lines of the price list. */
  price: {
    range: string
    lines: readonly string[]
    timeline: string
    whole?: 'kitchen' | 'bathroom'
  }
  whyChoose: { heading: string; rows: PromiseText[] }
  /** Six steps, one per feature of the service; some carry a line of the price list. */
  process: { heading: string; steps: ProcessStep[] }
  /** Distance to the showroom and how visits are arranged; '' if nobody knows where it is. */
  visit: string
  nearby: { slug: string; name: string; miles: number }[]
  otherServices: { slug: string; name: string }[]
}

type Facts = Pick<BusinessProfile, 'claims' | 'licenseNumber' | 'liveSince' | 'prices' | 'address'>

/** Returns a function that fills the facts of the town and the business into a text. @throws on an unknown placeholder */
function filler(town: Town, { address }: Pick<Facts, 'address'>): (text: string) => string {
  const office = permitOffice(town)
  const values: Record<string, string> = {
    town: town.name,
    township: townshipNames[town.township],
    office,
    Office: capitalized(office),
    miles: milesText(town),
    showroom: address.locality,
    street: showroomStreet({ address }),
  }
  return (text) => fillText(text, values)
}

/** Returns the worded sum of a service's lines of the price list. */
export function priceText({ titles, wording = '{sum}' }: PriceOf, prices: Facts['prices']): string {
  return wording.replace('{sum}', formatRange(priceSum(prices, titles), '–'))
}
type PriceOf = StoredGuide['price']

/** The input of a landing page; `copy` is null if none is written. */
export type Landing = { place: Place; service: AreaService; copy: CopyTexts | null; areas: Areas }

/** Returns the nearest places with their distances. */
export function neighborsOf(place: Place, places: Areas['places']): LandingContent['nearby'] {
  return place.nearby.flatMap((slug) => {
    const other = places.find((place) => place.slug === slug)
    return other ? [{ slug, name: other.name, miles: milesBetween(place, other) }] : []
  })
}

/**
 * Returns the content of a landing page: its copy, the passages on the kinds of house of the place, and short texts from the
 * service's guide, the claims and the prices of the profile.
 */
export function landingContent(
  { place: town, service, copy, areas }: Landing,
  profile: Facts,
): LandingContent {
  const { guide } = service
  const { prices } = profile
  const fill = filler(town, profile)
  return curly({
    townSlug: town.slug,
    serviceSlug: service.slug,
    hero: {
      headline: copy?.headline || `${service.name} in ${town.name}`,
      lede: copy?.lede || guide.scope,
    },
    facts: factRows(town, profile),
    own: copy && copy.parts.length > 0 ? { heading: fill(guide.heading), parts: copy.parts } : null,
    description: copy?.description ?? '',
    houses: {
      heading: 'If this is your house',
      items: town.notes.kinds.flatMap((kind) => {
        const text = guide.passages[kind]
        return text ? [{ title: houseKinds[kind], text }] : []
      }),
    },
    permits: {
      heading: `Permits in ${town.name}`,
      office: town.permitAuthority,
      phone: town.permitPhone,
      url: town.permitUrl,
      fees: town.permitFees,
      text: fill(ownJurisdiction[town.slug] ?? jurisdictions[town.type === 'village' ? 'village' : 'hamlet']),
    },
    price: {
      range: priceText(guide.price, prices),
      lines: guide.price.titles,
      timeline: guide.timeline,
      whole: guide.price.whole,
    },
    whyChoose: {
      heading: 'Why homeowners choose us',
      rows: landingReasons(profile),
    },
    process: {
      heading: 'How the work goes',
      steps: guide.steps.map(({ title, short, price }) => {
        if (!price) return { title, text: short }
        const line = priceLine(price, prices)
        return { title, text: short, price: formatRange(line.price), time: line.timeline }
      }),
    },
    visit: town.drive === null ? '' : fill(visitLines[distanceOf(town.drive)]),
    nearby: neighborsOf(town, areas.places),
    otherServices: areas.services
      .filter(({ slug }) => slug !== service.slug)
      .map(({ slug, name }) => ({ slug, name })),
  })
}

/** Returns the texts of a page in their order, a line for each, without links to other pages. */
export function landingText(content: LandingContent): string {
  const items = (list: TextItem[]) => list.flatMap(({ title, text }) => [title, text])
  const { hero, facts, own, houses, process, price, permits, whyChoose, visit } = content
  return [
    hero.headline,
    hero.lede,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(own ? [own.heading, ...items(own.parts)] : []),
    houses.heading,
    ...items(houses.items),
    process.heading,
    ...process.steps.flatMap((step) => [step.title, step.text, step.price, step.time]),
    price.range,
    price.timeline,
    permits.heading,
    permits.office,
    permits.text,
    permits.fees,
    whyChoose.heading,
    ...items(whyChoose.rows),
    visit,
  ]
    .filter(Boolean)
    .join('\n')
}
