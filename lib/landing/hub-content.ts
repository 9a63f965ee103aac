import { type Words, wordingOf } from '@/lib/business/wording'
import { roomSizes, type SingleRoom } from '@/lib/business/estimate-choices'
import { formatRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { type LinePrices, newRoomCosts } from '@/lib/estimate/estimate'
import { neighborsOf, type Offer, servicePrice } from './content'
import { aboutText, factRows } from './town-facts'
import { type Project } from '@/lib/content-types'
import { type AreaService, type Areas, type Place } from '@/lib/content/areas'
import { type ServiceGuide } from '@/lib/content/service-guides/guide'
import { isHouseholdTopic } from '@/lib/content/town-notes/topics'
import { type ServiceSlug } from '@/lib/business/services'
import { curly } from '@/lib/text/curly'

/** The content of a service's county-wide page. */
export type ServiceHubContent = Pick<
  ServiceGuide,
  'scope' | 'timeline' | 'leadTimes' | 'steps' | 'drivers' | 'decide' | 'mistakes' | 'questions'
> & {
  range: string
  offers: Offer[]
  note: string
  /** The cost of a whole room by size and finishes, for services that make one. */
  sizes: { title: string; costs: string[] }[]
}

export function serviceHubContent({ guide }: AreaService, profile: ServiceFacts): ServiceHubContent {
  const { scope, timeline, leadTimes, steps, drivers, decide, mistakes, questions, price } = guide
  const words = wordingOf(profile)
  const { range, of, offers } = servicePrice(price, profile, words)
  return curly({
    scope,
    range,
    offers,
    sizes: price.whole && of ? sizesOf(price.whole, profile, words) : [],
    timeline,
    note: price.note,
    leadTimes,
    steps,
    drivers,
    decide,
    mistakes,
    questions,
  })
}

type ServiceFacts = LinePrices & Pick<BusinessProfile, 'wording'>

const sizesOf = (room: SingleRoom, lines: LinePrices, words: Words): ServiceHubContent['sizes'] =>
  newRoomCosts(room, lines).map(({ size, costs }) => ({
    title: `${words(`estimate.${size}`)}, ${roomSizes[room][size].like}`,
    costs: costs.map(({ level, range }) => `${words(`estimate.${level}`)}: ${formatRange(range, '–')}`),
  }))

const bathServices: readonly ServiceSlug[] = ['bathroom-remodeling']
const mixedServices: readonly ServiceSlug[] = [
  'home-renovation',
  'flooring-installation',
  'tile-backsplash-installation',
  'countertops-vanities',
]

/** Returns three projects that show a service: those that name it, else baths, kitchens, or some of both. Examples come last. */
export function projectsOfService(allProjects: readonly Project[], service: ServiceSlug): Project[] {
  const projects = allProjects.toSorted((a, b) => Number(a.isSample) - Number(b.isSample))
  const namedProjects = projects.filter((project) => project.service === service)
  if (namedProjects.length > 0) return namedProjects.slice(0, 3)
  const [kitchens, baths] = (['kitchen', 'bathroom'] as const).map((type) =>
    projects.filter(({ projectType, service: ownService }) => !ownService && projectType === type),
  ) as [Project[], Project[]]
  if (bathServices.includes(service)) return baths.slice(0, 3)
  if (mixedServices.includes(service)) return [...kitchens.slice(0, 1), ...baths.slice(0, 2)]
  return kitchens.slice(0, 3)
}

const notesOnLowConfidence = 2

/** Returns a place's planning notes; few and hedged if little is known about it. */
function townHubNotes({ notes: placeNotes }: Place, words: Words): { title: string; text: string }[] {
  const { watch, confidence } = placeNotes
  const isUnsure = confidence === 'low'
  const notes = watch.flatMap(({ topic, note }) =>
    isHouseholdTopic(topic)
      ? []
      : { title: words(`topics.${topic}`), text: isUnsure ? words('townHub.check', { note }) : note },
  )
  return isUnsure ? notes.slice(0, notesOnLowConfidence) : notes
}

/** The content of a place's page. */
export type TownHubContent = {
  setting: string
  about: string
  services: string
  facts: { label: string; value: string }[]
  notes: { title: string; text: string }[]
  nearby: { slug: string; name: string; miles: number }[]
  township: { slug: string; name: string }[]
}

export function townHubContent(
  town: Place,
  { places }: Areas,
  profile: Pick<BusinessProfile, 'address' | 'visits' | 'wording'>,
): TownHubContent {
  const words = wordingOf(profile)
  return curly({
    setting: town.notes.setting,
    about: aboutText(town),
    services: words('townHub.servicesText', { town: town.name }),
    facts: factRows(town, profile),
    notes: townHubNotes(town, words),
    nearby: neighborsOf(town, places),
    township: places
      .filter(
        ({ slug, township }) =>
          township === town.township && slug !== town.slug && !town.nearby.includes(slug),
      )
      .map(({ slug, name }) => ({ slug, name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  })
}
