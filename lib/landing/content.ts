import { wordingOf } from '@/lib/business/wording'
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
import { ownJurisdiction } from '@/lib/content/landing-lines'
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

type Facts = Pick<
  BusinessProfile,
  'claims' | 'licenseNumber' | 'liveSince' | 'prices' | 'address' | 'wording'
>

/** What texts call a place by its type: villages issue permits themselves. */
const permitsIn = (town: Town) =>
  town.type === 'village' ? 'landing.permitsVillage' : 'landing.permitsHamlet'

const visitKeys = {
  home: 'landing.visitHome',
  near: 'landing.visitNear',
  middle: 'landing.visitMiddle',
  far: 'landing.visitFar',
} as const

/** Returns the facts of the town and the business that texts name. */
function factsOf(town: Town, { address }: Pick<Facts, 'address'>): Record<string, string> {
  const office = permitOffice(town)
  return {
    town: town.name,
    township: townshipNames[town.township],
    office,
    Office: capitalized(office),
    miles: milesText(town),
    showroom: address.locality,
    street: showroomStreet({ address }),
  }
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
  const words = wordingOf(profile)
  const facts = factsOf(town, profile)
  return curly({
    townSlug: town.slug,
    serviceSlug: service.slug,
    hero: {
      headline: copy?.headline || words('landing.headline', { service: service.name, town: town.name }),
      lede: copy?.lede || guide.scope,
    },
    facts: factRows(town, profile),
    own:
      copy && copy.parts.length > 0 ? { heading: fillText(guide.heading, facts), parts: copy.parts } : null,
    description: copy?.description ?? '',
    houses: {
      heading: words('landing.houses'),
      items: town.notes.kinds.flatMap((kind) => {
        const text = guide.passages[kind]
        return text ? [{ title: words(`houses.${kind}`), text }] : []
      }),
    },
    permits: {
      heading: words('landing.permits', facts),
      office: town.permitAuthority,
      phone: town.permitPhone,
      url: town.permitUrl,
      fees: town.permitFees,
      text:
        town.slug in ownJurisdiction
          ? fillText(ownJurisdiction[town.slug]!, facts)
          : words(permitsIn(town), facts),
    },
    price: {
      range: priceText(guide.price, prices),
      lines: guide.price.titles,
      timeline: guide.timeline,
      whole: guide.price.whole,
    },
    whyChoose: {
      heading: words('landing.why'),
      rows: landingReasons(profile),
    },
    process: {
      heading: words('landing.steps'),
      steps: guide.steps.map(({ title, short, price }) => {
        if (!price) return { title, text: short }
        const line = priceLine(price, prices)
        return { title, text: short, price: formatRange(line.price), time: line.timeline }
      }),
    },
    visit: town.drive === null ? '' : words(visitKeys[distanceOf(town.drive)], facts),
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
