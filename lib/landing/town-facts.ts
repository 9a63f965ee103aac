import { type Worded, wordingOf } from '@/lib/business/wording'
import { capitalized } from '@/lib/text/in-words'
import { type Figure } from '@/lib/business/claims'
import { type BusinessProfile } from '@/lib/business/profile'
import { showroomStreet } from '@/lib/business/showroom'
import { townshipNames, type Town } from '@/lib/business/towns'
import { type Place } from '@/lib/content/areas'

/** Places whose estimated population was published without a source that contradicts it; other estimates aren't shown. */
const publishedEstimates = new Set(['tomkins-cove'])

/** Places on or across a municipal line, where the lot decides which office issues the permit. */
const lotDecides = new Set(['garnerville', 'sterlington', 'suffern-park', 'summit-park', 'willow-grove'])

const nearMiles = 4.5
const farMiles = 8

/** Returns the population as text; null if it is a guess or unknown (0). */
export function populationText(town: Town): string | null {
  if (town.population === 0) return null
  const count = town.population.toLocaleString('en-US')
  if (town.populationBasis === 'census-2020') return `${count} (2020 census)`
  if (town.populationBasis === 'census-2010') return `${count} (2010 census)`
  return publishedEstimates.has(town.slug)
    ? `About ${(Math.round(town.population / 10) * 10).toLocaleString('en-US')}, an estimate`
    : null
}

type Visits = Pick<BusinessProfile, 'visits'>

/** Returns the minutes by car to the showroom, to the next five; null in its town and where they aren't known. */
function driveMinutes({ drive }: Pick<Town, 'drive'>, { visits }: Visits): number | null {
  const minutes = (drive ?? 0) * visits.minutesPerMile
  return minutes > 0 ? Math.ceil(minutes / 5) * 5 : null
}

/** Returns "about 15 minutes by car"; '' in the showroom's town and where it isn't known. */
export function driveText(town: Pick<Town, 'drive'>, profile: Visits): string {
  const minutes = driveMinutes(town, profile)
  return minutes ? `about ${minutes} minutes by car` : ''
}

/** Returns the miles from the showroom to the farthest place, rounded up; null if they aren't known. */
export function farthestMiles(places: readonly Town[]): number | null {
  const miles = places.flatMap(({ drive }) => drive ?? [])
  return miles.length > 0 ? Math.ceil(Math.max(...miles)) : null
}

/** The words for a place of each type. */
const kinds: Record<Town['type'], string> = {
  hamlet: 'hamlet',
  village: 'village',
  town: 'town',
  dissolved: 'former village',
  neighborhood: 'neighborhood',
}

/** Returns how far the showroom is; '' where it isn't known. */
function distanceText(town: Town, profile: Pick<BusinessProfile, 'address' | 'visits'>): string {
  if (town.drive === 0) return `In the ${kinds[town.type]} itself, ${showroomStreet(profile)}`
  return capitalized(driveText(town, profile))
}

function townshipText(town: Town): string {
  if (town.slug === 'pomona') return 'Haverstraw, with a part in Ramapo'
  return townshipNames[town.township]
}

/** Returns what is known of a town in figures. */
export function townFigures(town: Town, profile: Worded & Visits): Figure[] {
  const words = wordingOf(profile)
  const isCounted = town.population > 0 && town.populationBasis.startsWith('census')
  const year = town.populationBasis.slice('census-'.length)
  const minutes = driveMinutes(town, profile)
  return [
    ...(isCounted
      ? [{ value: town.population.toLocaleString('en-US'), label: words('place.census', { year }) }]
      : []),
    ...(minutes ? [{ value: `${minutes} min`, label: words('place.drive') }] : []),
  ]
}

/** Returns the facts beside the headline. */
export function factRows(
  town: Town,
  profile: Pick<BusinessProfile, 'address' | 'visits' | 'wording'>,
): { label: string; value: string }[] {
  const population = populationText(town)
  const words = wordingOf(profile)
  const distance = distanceText(town, profile)
  return [
    { label: words('place.township'), value: townshipText(town) },
    ...(population ? [{ label: words('place.population'), value: population }] : []),
    { label: words('place.zip'), value: town.zip },
    { label: words('place.permits'), value: town.permitAuthority },
    ...(distance ? [{ label: words('place.distance'), value: distance }] : []),
  ]
}

/** Returns the permit office within a sentence: "the Village of Nyack Building Department". */
export function permitOffice(town: Town): string {
  // The county acts for the village for the time being; which office that is has to be asked each time.
  if (town.slug === 'spring-valley') return 'the building office that acts for the village'
  const office = `the ${town.permitAuthority.replace(/\s*\(.*\)$/, '')}`
  return lotDecides.has(town.slug) ? 'the building office for your lot' : office
}

// A remodeler's page doesn't describe a place's residents.
const residents = /Orthodox|Hasid|kosher|meat and dairy|large households/i

/** Returns the place's text without the sentences about its residents. */
export function aboutText(town: Place): string {
  const sentences = town.about.split(/(?<=[.])\s+(?=[A-Z])/)
  const otherSentences = sentences.filter((sentence) => !residents.test(sentence))
  return otherSentences.length === sentences.length
    ? town.about
    : [town.notes.setting, ...otherSentences].join(' ')
}

export function distanceOf(miles: number): 'home' | 'near' | 'middle' | 'far' {
  if (miles === 0) return 'home'
  if (miles <= nearMiles) return 'near'
  return miles >= farMiles ? 'far' : 'middle'
}
