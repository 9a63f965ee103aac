import { guides } from '@/lib/content/service-guides'
import {
  lateHouse,
  midCentury,
  oldHouse,
  type FactKey,
  type Line,
  type ServiceGuide,
} from '@/lib/content/service-guides/guide'
import { type ServiceSlug } from '@/lib/business/services'
import { towns, type Town } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'
import { allocate, type Choice, type Slot } from './selection'
import {
  housingOpenings,
  housingOpeningsLow,
  jurisdictions,
  orientation,
  ownJurisdiction,
  permitAdvice,
  topicTitles,
  visitLines,
  whyRows,
} from '@/lib/content/landing-lines'
import { factKeys, shownNotes } from './town-facts'

/** How many texts of each kind a page takes. */
const take = { years: 2, kinds: 1, permits: 2, drivers: 4, decide: 4, mistakes: 4, questions: 4 }

type Keys = FactKey | readonly FactKey[]
type Entry = readonly [Keys, string, string?]

const keyList = (keys: Keys): readonly FactKey[] => (typeof keys === 'string' ? [keys] : keys)

// A filled-in name makes the words around it the page's own, so a text with placeholders weighs less.
function weightOf(text: string): number {
  const placeholders = text.match(/\{/g)?.length ?? 0
  return Math.max(2, text.split(/\s+/).length - 5 * placeholders)
}

function choicesFrom(entries: readonly Entry[], name: string, has: Set<FactKey>, grouped = false): Choice[] {
  return entries.flatMap(([keys, text, more], index) => {
    if (!keyList(keys).some((key) => has.has(key))) return []
    const group = grouped && keys !== 'any' ? keyList(keys).join('+') : undefined
    return [{ id: `${name}:${index}`, weight: weightOf(`${text} ${more ?? ''}`), group }]
  })
}

const unkeyed = (texts: readonly string[]): Entry[] => texts.map((text) => ['any', text])

const building: readonly (readonly FactKey[])[] = [oldHouse, midCentury, lateHouse]

/** The texts on building eras, grouped so that a page with old and newer houses speaks of both. */
function spreadOverTime(lines: readonly Line[], has: Set<FactKey>): Choice[] {
  const choices = choicesFrom(lines, 'years', has, true)
  const periodOf = ({ group = '' }: Choice) => building.findIndex((keys) => keys.some((key) => key === group))
  if (new Set(choices.map(periodOf)).size < take.years) return choices
  return choices.map((choice) => ({ ...choice, group: `period ${periodOf(choice)}` }))
}

function slotsOf(town: Town, guide: ServiceGuide): Slot[] {
  const has = factKeys(town, guide)
  const low = requireTownNotes(town.slug).confidence === 'low'
  const one = (name: string, entries: readonly Entry[]) => ({
    name,
    take: 1,
    choices: choicesFrom(entries, name, has),
  })
  const many = (name: keyof typeof take, entries: readonly Entry[], grouped: boolean) => ({
    name,
    take: take[name],
    choices: choicesFrom(entries, name, has, grouped),
  })
  const notes = shownNotes(town, guide).flatMap(({ topic }) => [
    one(`meaning-${topic}`, unkeyed(guide.meanings[topic] ?? [])),
    one(`title-${topic}`, unkeyed(topicTitles[topic])),
  ])
  const eras = new Set<FactKey>([...has].filter((key) => /^(any|pre-1900|\d{4}-.*)$/.test(key)))
  // The first line speaks of the place's first note that this service has a line for. Where we aren't sure of the
  // notes it rests on the age of a house instead.
  const foremost = shownNotes(town, guide)
    .map(({ topic }) => choicesFrom(guide.ledes, 'lede', new Set<FactKey>([topic])))
    .find((choices) => choices.length > 0)
  const ledes = (low ? undefined : foremost) ?? choicesFrom(guide.ledes, 'lede', eras)
  return [
    { name: 'lede', take: 1, choices: ledes },
    one(low ? 'opening-low' : 'opening', low ? housingOpeningsLow : housingOpenings),
    ...notes,
    { name: 'years', take: take.years, choices: spreadOverTime(guide.years, has) },
    many('kinds', guide.kinds, true),
    ...(ownJurisdiction[town.slug] ? [] : [one('jurisdiction', jurisdictions)]),
    one('advice', permitAdvice),
    many('permits', guide.permits, true),
    one('visit', visitLines),
    one('orientation', orientation),
    ...whyRows.map(({ lines }, index) => one(`why-${index}`, lines)),
    many('drivers', guide.drivers, false),
    ...guide.steps.map(({ lines }, index) => one(`step-${index}`, lines)),
    many('decide', guide.decide, false),
    many('mistakes', guide.mistakes, false),
    many('questions', guide.questions, true),
  ]
}

/** Which texts a page shows: slot name → indexes into the slot's list of texts. */
type PageChoice = (slot: string) => number[]

const memo = new Map<ServiceSlug, Map<string, PageChoice>>()

/** The choice of texts for a place and service, worked out once for all places of the service. */
export function pageChoice(town: Town, service: ServiceSlug): PageChoice {
  let ofService = memo.get(service)
  if (!ofService) {
    const guide = guides[service]
    const maps = allocate(towns.map((entry) => slotsOf(entry, guide)))
    ofService = new Map(
      towns.map((entry, index) => [
        entry.slug,
        (slot: string) =>
          (maps[index]?.get(slot) ?? []).map((id) => Number(id.slice(id.lastIndexOf(':') + 1))),
      ]),
    )
    memo.set(service, ofService)
  }
  const choice = ofService.get(town.slug)
  if (!choice) throw new Error(`no landing page for town ${town.slug}`)
  return choice
}
