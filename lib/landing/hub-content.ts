import { formatRange } from '@/lib/business/money'
import { priceSum, type Prices } from '@/lib/business/prices'
import { topicTitles } from '@/lib/content/landing-lines'
import { milesBetween } from './distance'
import { factRows, notesOnLowConfidence, pullText } from './town-facts'
import { type Project } from '@/lib/content-types'
import { guides } from '@/lib/content/service-guides'
import { type FactKey } from '@/lib/content/service-guides/guide'
import { householdTopics } from '@/lib/content/town-notes/topics'
import { type Service, type ServiceSlug } from '@/lib/business/services'
import { requireTown, towns, type Town } from '@/lib/business/towns'
import { requireTownNotes } from '@/lib/content/town-notes'

/** The county-wide page of a service: what its guide says of any house. */
export type ServiceHubContent = {
  scope: string
  range: string
  timeline: string
  note: string
  leadTimes: string
  drivers: string[]
  decide: string[]
  questions: { question: string; answer: string }[]
}

const holdsAnywhere = (keys: FactKey | readonly FactKey[]) => keys === 'any' || keys.includes('any')
const county = (text: string) => text.replace(/ (in|for) \{town\}/g, '').replace(/\{town\} /g, '')
/** A text that still wants a town's facts has no place on a county-wide page. */
const complete = (text: string) => !text.includes('{')

/** What the county-wide page of a service says: the guide's lines that hold for any house, five of a kind at most. */
export function serviceHubContent(service: Service, prices: Prices): ServiceHubContent {
  const guide = guides[service.slug]
  const general = (lines: readonly (readonly [FactKey | readonly FactKey[], string])[]) =>
    lines
      .filter(([keys]) => holdsAnywhere(keys))
      .map(([, text]) => county(text))
      .filter(complete)
      .slice(0, 5)
  return {
    scope: guide.scope,
    range: (guide.price.wording ?? '{sum}').replace(
      '{sum}',
      formatRange(priceSum(prices, guide.price.titles)),
    ),
    timeline: guide.timeline,
    note: guide.price.note,
    leadTimes: guide.leadTimes,
    drivers: general(guide.drivers),
    decide: general(guide.decide),
    questions: guide.questions
      .filter(([keys]) => holdsAnywhere(keys))
      .map(([, question, answer]) => ({ question: county(question), answer: county(answer) }))
      .filter(({ question, answer }) => complete(question) && complete(answer))
      .slice(0, 5),
  }
}

const bathServices: readonly ServiceSlug[] = ['bathroom-remodeling']
const mixedServices: readonly ServiceSlug[] = [
  'home-renovation',
  'flooring-installation',
  'tile-backsplash-installation',
  'countertops-vanities',
]

/** Three projects that show a service: baths for bathrooms, kitchens for cabinets, some of both where both are meant. */
export function projectsOfService(projects: readonly Project[], service: ServiceSlug): Project[] {
  const [kitchens, baths] = (['kitchen', 'bathroom'] as const).map((type) =>
    projects.filter(({ projectType }) => projectType === type),
  ) as [Project[], Project[]]
  if (bathServices.includes(service)) return baths.slice(0, 3)
  if (mixedServices.includes(service)) return [...kitchens.slice(0, 1), ...baths.slice(0, 2)]
  return kitchens.slice(0, 3)
}

/** A town's planning notes for its own page; few and hedged where little is known of the place. */
function townHubNotes(town: Town): { title: string; text: string }[] {
  const { watch, confidence } = requireTownNotes(town.slug)
  const notes = watch.filter(({ topic }) => !householdTopics.includes(topic))
  return (confidence === 'low' ? notes.slice(0, notesOnLowConfidence) : notes).map(({ topic, note }) => ({
    title: topicTitles[topic][0] ?? '',
    text: confidence === 'low' ? `To check at the visit, not a given: ${note}` : note,
  }))
}

/** A town's own page: its facts and neighbors. */
export type TownHubContent = {
  setting: string
  about: string
  services: string
  facts: { label: string; value: string }[]
  notes: { title: string; text: string }[]
  nearby: { slug: string; name: string; miles: number }[]
  township: { slug: string; name: string }[]
}

/** What the page of a town says. */
export function townHubContent(town: Town): TownHubContent {
  const { setting } = requireTownNotes(town.slug)
  return {
    setting,
    about: pullText(town, guides['kitchen-remodeling']),
    services: `Each has a page for ${town.name}, with its price range, the permit office and what local houses ask for.`,
    facts: factRows(town),
    notes: townHubNotes(town),
    nearby: town.nearby.map((slug) => {
      const other = requireTown(slug)
      return { slug, name: other.name, miles: milesBetween(town, other) }
    }),
    township: towns
      .filter(
        (other) => other.township === town.township && other !== town && !town.nearby.includes(other.slug),
      )
      .map(({ slug, name }) => ({ slug, name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}
