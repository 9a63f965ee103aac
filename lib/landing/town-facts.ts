import { counted } from '@/lib/text/counted'
import { townshipNames, type Town } from '@/lib/business/towns'
import { requireTownNotes, type BuildingEra, type HousingType } from '@/lib/content/town-notes'
import { type FactKey, type ServiceGuide } from '@/lib/content/service-guides/guide'
import { type Topic } from '@/lib/content/town-notes/topics'

/** Places whose estimated population was published somewhere; every other `estimate` is a guess and is not printed. */
const publishedEstimates = new Set(['grand-view-on-hudson', 'tomkins-cove'])

/** Places on or across a municipal line, where the lot decides which office issues the permit. */
const lotDecides = new Set(['garnerville', 'sterlington', 'suffern-park', 'summit-park', 'willow-grove'])

/** At most this many planning notes on a page about a place of which little is known. */
export const notesOnLowConfidence = 2

const nearMiles = 4.5
const farMiles = 8

/** The population as a visitor may read it, or null where only a guess exists. */
export function populationText(town: Town): string | null {
  const count = town.population.toLocaleString('en-US')
  if (town.populationBasis === 'census-2020') return `${count} (2020 census)`
  if (town.populationBasis === 'census-2010') return `${count} (2010 census)`
  return publishedEstimates.has(town.slug)
    ? `About ${count} residents, an estimate and not a census count`
    : null
}

/** Miles from the showroom as one decimal; they are straight-line miles and must be called so beside the number. */
export function milesText(town: Town): string {
  return counted(town.drive, 'mile')
}

function distanceText(town: Town): string {
  if (town.drive === 0) return 'In the hamlet itself, on Route 303'
  return `${milesText(town)} in a straight line to the showroom in Congers`
}

function townshipText(town: Town): string {
  if (town.slug === 'pomona') return 'Haverstraw, with a part in Ramapo'
  return townshipNames[town.township]
}

/** The rows beside the headline. A population that is only a guess has no row. */
export function factRows(town: Town): { label: string; value: string }[] {
  const population = populationText(town)
  return [
    { label: 'Township', value: townshipText(town) },
    ...(population ? [{ label: 'Population', value: population }] : []),
    { label: 'ZIP code', value: town.zip },
    { label: 'Permits', value: town.permitAuthority },
    { label: 'From us', value: distanceText(town) },
  ]
}

/** The permit office as running text names it: "the Village of Nyack Building Department". */
export function permitOffice(town: Town): string {
  // The county acts for the village for the time being; which office that is today has to be asked.
  if (town.slug === 'spring-valley') return 'the building office that acts for the village'
  const office = `the ${town.permitAuthority.replace(/\s*\(.*\)$/, '')}`
  return lotDecides.has(town.slug) ? 'the building office for your lot' : office
}

// Who lives in a place is no business of a remodeler's page, and kosher or large-household planning belongs on
// the pages where it helps a design (data README of the owner).
const residents = /Orthodox|Hasid/
const householdPlanning = /kosher|meat and dairy|large households/i

/** The place's own text, without the sentences that don't belong on this service's page. */
export function pullText(town: Town, guide: ServiceGuide): string {
  const sentences = town.about.split(/(?<=[.])\s+(?=[A-Z])/)
  const kept = sentences.filter(
    (sentence) =>
      !residents.test(sentence) && (guide.meanings['kosher-kitchen'] || !householdPlanning.test(sentence)),
  )
  return kept.length === sentences.length
    ? town.about
    : [requireTownNotes(town.slug).setting, ...kept].join(' ')
}

/** The planning notes that this service's page shows. Few for a place of which little is known. */
export function shownNotes(town: Town, guide: ServiceGuide): { topic: Topic; note: string }[] {
  const { watch, confidence } = requireTownNotes(town.slug)
  const relevant = watch.filter(({ topic }) => guide.meanings[topic] !== null)
  return confidence === 'low' ? relevant.slice(0, notesOnLowConfidence) : relevant
}

/** Everything that a text for this place and service may depend on. */
export function factKeys(town: Town, guide: ServiceGuide): Set<FactKey> {
  const { eras, types } = requireTownNotes(town.slug)
  const distance = town.drive <= nearMiles ? 'near' : town.drive >= farMiles ? 'far' : 'middle'
  const place = town.type === 'village' ? 'village' : 'hamlet'
  const noted = shownNotes(town, guide).map(({ topic }) => topic)
  return new Set<FactKey>(['any', ...eras, ...types, ...noted, town.township, distance, place])
}

const eraOrder: BuildingEra[] = ['pre-1900', '1900-1939', '1940-1959', '1960-1979', '1980-1999', '2000-later']
const eraStart: Record<BuildingEra, string> = {
  'pre-1900': 'before 1900',
  '1900-1939': 'the 1900s',
  '1940-1959': 'the 1940s',
  '1960-1979': 'the 1960s',
  '1980-1999': 'the 1980s',
  '2000-later': '2000',
}
const eraEnd: Record<Exclude<BuildingEra, '2000-later'>, string> = {
  'pre-1900': '1900',
  '1900-1939': 'the 1930s',
  '1940-1959': 'the 1950s',
  '1960-1979': 'the 1970s',
  '1980-1999': 'the 1990s',
}

/** Building periods as a phrase: "from before 1900 to the 1930s and from the 1980s to the 1990s". */
export function eraPhrase(eras: BuildingEra[]): string {
  const runs: BuildingEra[][] = []
  for (const era of eraOrder.filter((entry) => eras.includes(entry))) {
    const last = runs.at(-1)
    const previous = last?.at(-1)
    if (last && previous && eraOrder.indexOf(era) === eraOrder.indexOf(previous) + 1) last.push(era)
    else runs.push([era])
  }
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last) return ''
      if (last === '2000-later') return first === last ? 'from after 2000' : `from ${eraStart[first]} on`
      return first === 'pre-1900' && last === first
        ? 'from before 1900'
        : `from ${eraStart[first]} to ${eraEnd[last]}`
    })
    .join(' and ')
}

const typeNames: Record<HousingType, string> = {
  'single-family': 'single-family houses',
  'two-family': 'two-family houses',
  'townhouse-condo': 'townhouses and condominiums',
  'apartment-coop': 'apartments and co-ops',
  estate: 'larger estates',
  'bungalow-cottage': 'bungalows and cottages',
  'senior-community': 'age-restricted communities',
}

/** Housing types as a phrase: "single-family houses, two-family houses and apartments and co-ops". */
export function typePhrase(types: HousingType[]): string {
  const names = types.map((type) => typeNames[type])
  const last = names.pop() ?? ''
  return names.length ? `${names.join(', ')}, and ${last}` : last
}

/** What a page may say about this place and no other: its data, its own sentences and its shown planning notes. */
export function localFacts(town: Town, guide: ServiceGuide): string[] {
  const { setting, landmarks } = requireTownNotes(town.slug)
  return [
    ...factRows(town).map(({ value }) => value),
    ...town.about.split(/(?<=[.])\s+(?=[A-Z])/),
    setting,
    ...shownNotes(town, guide).map(({ note }) => note),
    ...landmarks,
  ]
}
