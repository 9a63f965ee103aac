import { formatRange } from '@/lib/business/money'
import { priceLine, priceSum } from '@/lib/business/prices'
import { type BusinessProfile } from '@/lib/business/profile'
import { guides } from '@/lib/content/service-guides'
import { type Line, type ServiceGuide } from '@/lib/content/service-guides/guide'
import { services, type Service } from '@/lib/business/services'
import { getTown, townshipNames, type Town } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'
import { pageChoice } from './allocation'
import { milesBetween } from './distance'
import {
  housingOpenings,
  housingOpeningsLow,
  jurisdictions,
  orientation,
  ownJurisdiction,
  permitAdvice,
  topicTitles,
  visitAtHome,
  visitLines,
  whyRows,
} from '@/lib/content/landing-lines'
import { conditioned, lowerFirst } from './step-conditions'
import {
  eraPhrase,
  factKeys,
  factRows,
  milesText,
  permitOffice,
  pullText,
  shownNotes,
  typePhrase,
} from './town-facts'

type TextItem = { title: string; text: string }
type ProcessStep = TextItem & { price?: string; time?: string }

/** A landing page's own content: plain texts without markup, ready to be laid out. */
export type LandingContent = {
  townSlug: string
  serviceSlug: string
  hero: { headline: string; lede: string }
  /** Label and value; a population that is only a guess has no row. */
  facts: { label: string; value: string }[]
  /** The place's own text, to be set large. */
  pull: string
  /** Local planning notes, one to four. */
  notes: { heading: string; items: TextItem[] }
  housing: { heading: string; paragraphs: string[] }
  permits: { heading: string; office: string; paragraphs: string[] }
  price: {
    heading: string
    range: string
    timeline: string
    note: string
    leadTimes: string
    driversHeading: string
    drivers: string[]
  }
  whyChoose: { heading: string; rows: TextItem[] }
  /** Six steps, one per feature of the service; some carry a line of the price list. */
  process: { heading: string; steps: ProcessStep[] }
  decideFirst: { heading: string; items: string[] }
  mistakes: { heading: string; items: string[] }
  questions: { heading: string; items: { question: string; answer: string }[] }
  /** Distance to the showroom and how visits are arranged. */
  visit: string
  nearby: { slug: string; name: string; miles: number }[]
  otherServices: { slug: string; name: string }[]
}

type Facts = Pick<BusinessProfile, 'claims' | 'prices'>

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Puts the town's facts into a text. Throws on a placeholder it doesn't know. */
function filler(town: Town, claims: BusinessProfile['claims']): (text: string) => string {
  const { eras, types, landmarks } = requireTownNotes(town.slug)
  const values: Record<string, string> = {
    town: town.name,
    township: townshipNames[town.township],
    office: permitOffice(town),
    Office: capitalize(permitOffice(town)),
    miles: milesText(town),
    zip: town.zip,
    eras: eraPhrase(eras),
    types: typePhrase(types),
    Types: capitalize(typePhrase(types)),
    landmark: landmarks.slice(0, 2).join(' or '),
    since: String(claims.since),
    years: claims.years,
    customers: claims.customers,
    rating: claims.rating,
  }
  return (text) =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`unknown placeholder {${key}}`)
      return value
    })
}

/** What a note means for the service, led in where the note itself speaks of another room. */
function bridged(note: string, meaning: string, { bridge }: ServiceGuide): string {
  const spoken = bridge.unless.some((word) => note.toLowerCase().includes(word))
  return spoken || /^[^.]{0,40}:|^(For|In) /.test(meaning)
    ? meaning
    : `${bridge.lead}: ${lowerFirst(meaning)}`
}

/**
 * The content of the landing page of a place and a service: composed from the town's data, its planning notes,
 * the service's guide, and the claims and prices of the profile. Pure and deterministic. How strongly a place's notes are worded follows their confidence.
 */
export function landingContent(town: Town, service: Service, profile: Facts): LandingContent {
  const { prices, claims } = profile
  const guide = guides[service.slug]
  const notes = requireTownNotes(town.slug)
  const low = notes.confidence === 'low'
  const choice = pageChoice(town, service.slug)
  const fill = filler(town, claims)
  const pick = (slot: string, lines: readonly (readonly [unknown, string])[]) =>
    choice(slot).flatMap((index) => (lines[index] ? [fill(lines[index][1])] : []))
  const pickOne = (slot: string, lines: readonly (readonly [unknown, string])[]) => pick(slot, lines)[0] ?? ''
  const has = factKeys(town, guide)
  const stepText = (slot: string, lines: readonly Line[]) => {
    const line = lines[choice(slot)[0] ?? -1]
    return line ? fill(conditioned(line[0], line[1], has)) : ''
  }
  const textAt = (slot: string, texts: readonly string[]) => fill(texts[choice(slot)[0] ?? 0] ?? '')

  const opening = low
    ? pickOne('opening-low', housingOpeningsLow)
    : `${pickOne('opening', housingOpenings)}${pullText(town, guide) === town.about ? ` ${notes.setting}` : ''}`
  const atHome = town.drive === 0

  return {
    townSlug: town.slug,
    serviceSlug: service.slug,
    hero: { headline: `${service.name} in ${town.name}`, lede: pickOne('lede', guide.ledes) },
    facts: factRows(town),
    pull: pullText(town, guide),
    notes: {
      heading: low ? `To ask about in ${town.name}` : fill(guide.headings.notes),
      items: shownNotes(town, guide).map(({ topic, note }) => ({
        title: textAt(`title-${topic}`, topicTitles[topic]),
        text: `${low ? 'To check at the visit, not a given: ' : ''}${note} ${bridged(
          note,
          textAt(`meaning-${topic}`, guide.meanings[topic] ?? []),
          guide,
        )}`,
      })),
    },
    housing: {
      heading: fill(guide.headings.housing),
      paragraphs: [opening, ...pick('years', guide.years), ...pick('kinds', guide.kinds)],
    },
    permits: {
      heading: `Permits in ${town.name}`,
      office: town.permitAuthority,
      paragraphs: [
        `${fill(ownJurisdiction[town.slug] ?? '') || pickOne('jurisdiction', jurisdictions)} ${pickOne('advice', permitAdvice)}`,
        ...pick('permits', guide.permits),
      ],
    },
    price: {
      heading: 'Price and time',
      range: (guide.price.wording ?? '{sum}').replace(
        '{sum}',
        formatRange(priceSum(prices, guide.price.titles)),
      ),
      timeline: guide.timeline,
      note: guide.price.note,
      leadTimes: guide.leadTimes,
      driversHeading: `What moves the price in ${town.name}`,
      drivers: pick('drivers', guide.drivers),
    },
    whyChoose: {
      heading: `Why homeowners in ${town.name} choose us`,
      rows: whyRows.map(({ title, lines }, index) => ({
        title: fill(title),
        text: pickOne(`why-${index}`, lines),
      })),
    },
    process: {
      heading: 'How the work goes',
      steps: guide.steps.map((step, index) => ({
        title: step.title,
        text: stepText(`step-${index}`, step.lines),
        ...(step.price
          ? {
              price: formatRange(priceLine(step.price, prices).price),
              time: priceLine(step.price, prices).timeline,
            }
          : {}),
      })),
    },
    decideFirst: { heading: 'What to decide first', items: pick('decide', guide.decide) },
    mistakes: { heading: 'Mistakes to avoid', items: pick('mistakes', guide.mistakes) },
    questions: {
      heading: `Questions and answers for ${town.name}`,
      items: choice('questions').flatMap((index) => {
        const entry = guide.questions[index]
        return entry ? [{ question: fill(entry[1]), answer: fill(entry[2]) }] : []
      }),
    },
    visit: `${atHome ? visitAtHome : pickOne('visit', visitLines)}${low ? '' : ` ${pickOne('orientation', orientation)}`}`,
    nearby: town.nearby.flatMap((slug) => {
      const other = getTown(slug)
      return other ? [{ slug, name: other.name, miles: milesBetween(town, other) }] : []
    }),
    otherServices: services
      .filter(({ slug }) => slug !== service.slug)
      .map(({ slug, name }) => ({ slug, name })),
  }
}

/** Everything a reader reads of a page's own content, in page order, as one plain text. Links to other pages left out. */
export function landingText(content: LandingContent): string {
  const items = (list: TextItem[]) => list.map(({ title, text }) => `${title}. ${text}`)
  return [
    content.hero.headline,
    content.hero.lede,
    ...content.facts.map(({ label, value }) => `${label}: ${value}`),
    content.pull,
    content.notes.heading,
    ...items(content.notes.items),
    content.housing.heading,
    ...content.housing.paragraphs,
    content.permits.heading,
    ...content.permits.paragraphs,
    content.price.heading,
    content.price.range,
    content.price.timeline,
    content.price.note,
    content.price.leadTimes,
    content.price.driversHeading,
    ...content.price.drivers,
    content.whyChoose.heading,
    ...items(content.whyChoose.rows),
    content.process.heading,
    ...content.process.steps.map(({ title, text, price, time }) =>
      [title, text, price, time].filter(Boolean).join(' '),
    ),
    content.decideFirst.heading,
    ...content.decideFirst.items,
    content.mistakes.heading,
    ...content.mistakes.items,
    content.questions.heading,
    ...content.questions.items.map(({ question, answer }) => `${question} ${answer}`),
    content.visit,
  ].join('\n')
}
