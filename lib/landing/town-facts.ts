import { counted } from '@/lib/text/counted'
import { showroomTown, townshipNames, type Town } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'

/** Places whose estimated population was published somewhere; every other `estimate` is a guess and is not printed. */
const publishedEstimates = new Set(['grand-view-on-hudson', 'tomkins-cove'])

/** Places on or across a municipal line, where the lot decides which office issues the permit. */
const lotDecides = new Set(['garnerville', 'sterlington', 'suffern-park', 'summit-park', 'willow-grove'])

const nearMiles = 4.5
const farMiles = 8

/** The population as a visitor may read it, or null where only a guess exists, or nobody knows it (0). */
export function populationText(town: Town): string | null {
  if (town.population === 0) return null
  const count = town.population.toLocaleString('en-US')
  if (town.populationBasis === 'census-2020') return `${count} (2020 census)`
  if (town.populationBasis === 'census-2010') return `${count} (2010 census)`
  return publishedEstimates.has(town.slug)
    ? `About ${(Math.round(town.population / 10) * 10).toLocaleString('en-US')}, an estimate`
    : null
}

/** Miles from the showroom as one decimal; they are straight-line miles and must be called so beside the number. */
export function milesText(town: Town): string {
  return counted(town.drive, 'mile')
}

function distanceText(town: Town): string {
  if (town.drive === 0) return 'In the hamlet itself, on Route 303'
  return `${milesText(town)} in a straight line to the showroom in ${showroomTown.name}`
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

// Who lives in a place is no business of a remodeler's page (data README of the owner).
const residents = /Orthodox|Hasid|kosher|meat and dairy|large households/i

/** The place's own text, without the sentences that speak of who lives there. */
export function aboutText(town: Place): string {
  const sentences = town.about.split(/(?<=[.])\s+(?=[A-Z])/)
  const kept = sentences.filter((sentence) => !residents.test(sentence))
  return kept.length === sentences.length ? town.about : [town.notes.setting, ...kept].join(' ')
}

/** How far the showroom is. */
export function distanceOf(town: Town): 'near' | 'middle' | 'far' {
  if (town.drive <= nearMiles) return 'near'
  return town.drive >= farMiles ? 'far' : 'middle'
}
