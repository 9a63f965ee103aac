import { type Words, wordingOf } from '@/lib/business/wording'
import { formatRange, type PriceRange } from '@/lib/business/money'
import { type LinePrices, newRoomRange } from '@/lib/estimate/estimate'
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
import { type Question } from '@/lib/content/service-guides/guide'
import { ownJurisdiction } from '@/lib/content/landing-lines'
import { landingReasons, type PromiseText } from '@/lib/content/promises'
import { milesBetween } from '@/lib/business/distance'
import { distanceOf, driveText, factRows, permitOffice } from './town-facts'
import { curly } from '@/lib/text/curly'
import { fillText } from '@/lib/text/fill-text'
import { capitalized } from '@/lib/text/in-words'

type TextItem = { title: string; text: string }
type ProcessStep = { title: string; price?: string; time?: string }

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
  /** `of` says what the range covers, where that isn't lines of the price list. */
  price: { range: string; of: string; offers: Offer[]; times: { label: string; value: string }[] }
  /** No rows for a place that little is known of: its page would mostly repeat others. */
  whyChoose: { heading: string; rows: PromiseText[] }
  /** Six steps, one per feature of the service; some carry a line of the price list. */
  process: { heading: string; steps: ProcessStep[] }
  /** One on each kind of house of the place, and one that owners of any house ask. */
  questions: Question[]
  /** The text about a visit to the showroom; '' if its distance isn't known. */
  visit: string
  nearby: { slug: string; name: string; miles: number }[]
  otherServices: { slug: string; name: string }[]
}

type Facts = Pick<
  BusinessProfile,
  | 'claims'
  | 'licenseNumber'
  | 'liveSince'
  | 'prices'
  | 'furtherPrices'
  | 'address'
  | 'visits'
  | 'terms'
  | 'wording'
>

/** The words for a place by its type: villages issue permits themselves. */
const permitsIn = (town: Town) =>
  town.type === 'village' ? 'landing.permitsVillage' : 'landing.permitsHamlet'

const visitKeys = {
  home: 'landing.visitHome',
  near: 'landing.visitNear',
  middle: 'landing.visitMiddle',
  far: 'landing.visitFar',
} as const

/** Returns the facts of the town and the business that texts name. */
function factsOf(town: Town, profile: Pick<Facts, 'address' | 'visits'>): Record<string, string> {
  const office = permitOffice(town)
  return {
    town: town.name,
    township: townshipNames[town.township],
    office,
    Office: capitalized(office),
    drive: driveText(town, profile),
    showroom: profile.address.locality,
    street: showroomStreet(profile),
  }
}

/** A service's price, for structured data. */
export type Offer = { name: string; range: PriceRange }

/**
 * Returns what a service costs: a whole new room as /estimate computes it, else the sum of its lines of the price list. `of` says
 * what a whole room's price is of, where the service's own wording doesn't.
 */
export function servicePrice(
  { titles, wording, whole }: StoredGuide['price'],
  lines: LinePrices,
  words: Words,
): { range: string; of: string; offers: Offer[] } {
  const range = whole ? newRoomRange(whole, lines) : priceSum(lines.prices, titles)
  return {
    range: (wording ?? '{sum}').replace('{sum}', formatRange(range, '–')),
    of: whole && !wording ? words('landing.newRoom', { room: whole }) : '',
    offers: whole
      ? [{ name: `New ${whole}`, range }]
      : titles.map((name) => ({ name, range: priceLine(name, lines.prices).price })),
  }
}

/** The input of a landing page; `copy` is null if none is written. */
export type Landing = { place: Place; service: AreaService; copy: CopyTexts | null; areas: Areas }

/** Returns the nearest places with their distances. */
export function neighborsOf(place: Place, places: Areas['places']): LandingContent['nearby'] {
  return place.nearby.flatMap((slug) => {
    const nearbyPlace = places.find((place) => place.slug === slug)
    return nearbyPlace ? [{ slug, name: nearbyPlace.name, miles: milesBetween(place, nearbyPlace) }] : []
  })
}

const kinds = Object.keys(houseKinds)

/**
 * Returns questions for a place: one of those on each of its kinds of house, one of those on the service's own page. Its position
 * chooses them, for every other kind by another of its bits, so that no two places with the same kinds of house have the same three.
 * A place that little is known of has only those on houses.
 */
function questionsOf({ position, notes }: Place, { kindQuestions, questions }: StoredGuide): Question[] {
  const pick = (list: readonly Question[] = [], offset: number) =>
    list.slice(offset % list.length).slice(0, 1)
  return [
    ...notes.kinds.flatMap((kind) =>
      pick(kindQuestions?.[kind], position >> (2 * (kinds.indexOf(kind) % 2))),
    ),
    ...(notes.confidence === 'low' ? [] : pick(questions, Math.floor(position * 0.75))),
  ]
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
      text: [
        town.slug in ownJurisdiction
          ? fillText(ownJurisdiction[town.slug]!, facts)
          : words(permitsIn(town), facts),
        words('landing.drawings'),
      ].join(' '),
    },
    price: {
      ...servicePrice(guide.price, profile, words),
      times: [
        { label: words('landing.onSite'), value: guide.timeline },
        { label: words('landing.leadTimes'), value: guide.leadTimes },
        {
          label: words('landing.inAll'),
          value: guide.fromSignature ? words('landing.fromSignature', { time: guide.fromSignature }) : '',
        },
      ],
    },
    whyChoose: {
      heading: words('landing.why'),
      rows: town.notes.confidence === 'low' ? [] : landingReasons(profile),
    },
    process: {
      heading: words('landing.steps'),
      steps: guide.steps.map(({ title, price }) => {
        if (!price) return { title }
        const line = priceLine(price, prices)
        return { title, price: formatRange(line.price), time: line.timeline }
      }),
    },
    questions: questionsOf(town, guide),
    visit: town.drive === 0 || facts.drive ? words(visitKeys[distanceOf(town.drive ?? 0)], facts) : '',
    nearby: neighborsOf(town, areas.places),
    otherServices: areas.services
      .filter(({ slug }) => slug !== service.slug)
      .map(({ slug, name }) => ({ slug, name })),
  })
}

/** Returns the texts of a page in their order, a line for each, without links to other pages. */
export function landingText(content: LandingContent): string {
  const items = (list: TextItem[]) => list.flatMap(({ title, text }) => [title, text])
  const { hero, facts, own, houses, process, price, permits, questions, whyChoose, visit } = content
  return [
    hero.headline,
    hero.lede,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(own ? [own.heading, ...items(own.parts)] : []),
    houses.heading,
    ...items(houses.items),
    process.heading,
    ...process.steps.flatMap((step) => [step.title, step.price, step.time]),
    price.range,
    price.of,
    ...price.times.map(({ label, value }) => value && `${label}: ${value}`),
    permits.heading,
    permits.office,
    permits.text,
    permits.fees,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    whyChoose.heading,
    ...items(whyChoose.rows),
    visit,
  ]
    .filter(Boolean)
    .join('\n')
}
