import { layerOf } from './design-layers'
import { builtInFinishes } from './finish-list'
import { combinations, type Combination } from './finish-combinations'
import { type Choice, type Finish, type FinishId, type Surface, surfaces } from './finish-types'
import { capitalized } from '@/lib/text/in-words'
import { type CostMark, findRoom, finishesIn, looksOf, roomAddress, surfaceName, surfacesOf } from './rooms'

export {
  type Choice,
  type Finish,
  type FinishId,
  type KitchenSurface,
  type Surface,
  surfaces,
} from './finish-types'

const start: Choice = combinations[1]!.choice

/** The combination with which a service's page starts: one that shows what the page is about. */
const startsOf: Record<string, Combination['id']> = {
  'kitchen-remodeling': 'sage-and-oak',
  'custom-cabinets': 'white-oak',
  'cabinet-refacing': 'white-and-navy',
  'countertops-vanities': 'walnut-and-travertine',
  'tile-backsplash-installation': 'forest-and-terracotta',
  'flooring-installation': 'greige-and-walnut',
  'home-renovation': 'navy-and-limestone',
}

/** Returns the finishes of a surface, in their order. */
export const finishesOf = (surface: Surface, finishes: readonly Finish[] = builtInFinishes): Finish[] =>
  finishes.filter((finish) => finish.surface === surface)

const findFinish = (surface: Surface, id: FinishId | null | undefined, finishes: readonly Finish[]) =>
  finishes.find((finish) => finish.surface === surface && finish.id === id)

/** Returns the finishes of a choice, in the surfaces' order, without those that aren't in the list, or not in its room. */
export function chosenFinishes(choice: Choice, finishes: readonly Finish[] = builtInFinishes): Finish[] {
  const offeredFinishes = finishesIn(choice.room, finishes)
  return surfacesOf(choice.room).flatMap(({ id }) => findFinish(id, choice[id], offeredFinishes) ?? [])
}

/** Parameters of an address: URLSearchParams, or as Next passes them to a page. */
type ChoiceParams = URLSearchParams | Partial<Record<string, string | string[]>>

function parameter(params: ChoiceParams, name: string): string | undefined {
  const value = params instanceof URLSearchParams ? params.get(name) : params[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Reads a choice from an address (`?cabinets=sage&island=oak…`, with `room` for other rooms). A surface that it doesn't name,
 * or whose finish isn't offered in that room, gets the one of `otherwise`, else the first on offer.
 */
export function parseChoice(
  params: ChoiceParams,
  finishes: readonly Finish[] = builtInFinishes,
  otherwise?: Choice,
): Choice {
  const room = findRoom(parameter(params, 'room'))?.id
  const offeredFinishes = finishesIn(room, finishes)
  const usual = otherwise ?? looksOf(room)?.[0]?.choice ?? start
  const finishIds = Object.fromEntries(
    surfacesOf(room).map(({ id: surface }) => {
      const finish =
        findFinish(surface, parameter(params, surface), offeredFinishes) ??
        findFinish(surface, usual[surface], offeredFinishes) ??
        finishesOf(surface, offeredFinishes)[0]
      return [surface, finish?.id ?? usual[surface]]
    }),
  )
  return room ? { ...finishIds, room } : finishIds
}

/** Reads a choice from an address that names an offered finish for every surface and no unknown room; else returns null. */
export function readChoice(
  params: ChoiceParams,
  finishes: readonly Finish[] = builtInFinishes,
): Choice | null {
  const room = parameter(params, 'room')
  const offeredFinishes = finishesIn(room, finishes)
  const isWhole = surfacesOf(room).every(({ id }) => findFinish(id, parameter(params, id), offeredFinishes))
  return isWhole && (!room || findRoom(room)) ? parseChoice(params, finishes) : null
}

/** Returns the finishes of a room of which an address asks for samples by their layers' names, in its order, without those that aren't offered. */
export const samplesNamed = (
  names: readonly string[],
  room: string | undefined,
  finishes: readonly Finish[] = builtInFinishes,
): Finish[] => {
  const options = finishesIn(room, finishes)
  return [...new Set(names)].flatMap((name) => options.find((finish) => layerOf(finish) === name) ?? [])
}

/** Returns the samples in words: "Sage (Cabinets), Slate (Floor)". */
export const samplesText = (samples: readonly Finish[]): string =>
  samples.map(({ name, surface, room }) => `${name} (${surfaceName(surface, room)})`).join(', ')

const query = (choice: Choice) =>
  finishIds(choice)
    .map(([surface, id]) => `${surface}=${id}`)
    .join('&')

/** Returns a choice's finishes by surface, in the surfaces' order. */
const finishIds = (choice: Choice): [Surface, FinishId][] =>
  surfacesOf(choice.room).map(({ id }) => [id, choice[id] ?? ''])

/** Returns the address of the page that shows a choice: "/design?cabinets=sage&island=oak&…", with the samples to bring. */
export const choiceAddress = (choice: Choice, samples: readonly Finish[] = []): string =>
  `${roomAddress(choice.room)}?${query(choice)}${samples.map((finish) => `&sample=${layerOf(finish)}`).join('')}`

const pictureQuery = (choice: Choice) => `${query(choice)}${choice.room ? `&room=${choice.room}` : ''}`

/** Shapes of a choice's picture: the whole room, 1600 × 1067 or small, and 1200 × 630 as link previews show it. */
export const designShapes = ['room', 'small', 'share'] as const
export type DesignShape = (typeof designShapes)[number]

/** Returns the path of a choice's picture, a JPEG. */
export const choicePicture = (choice: Choice, shape: DesignShape = 'room'): string =>
  `/design/picture?${pictureQuery(choice)}${shape === 'room' ? '' : `&shape=${shape}`}`

/** Returns the path of the QR code of a choice's address, an SVG. */
export const choiceQr = (choice: Choice): string => `/design/qr?${pictureQuery(choice)}`

/** Returns a choice as one part of a path: its finishes in the surfaces' order, and its room. */
export const choiceCode = (choice: Choice): string =>
  [...finishIds(choice).map(([, id]) => id), ...(choice.room ? [choice.room] : [])].join('_')

/** Splits a code into its finishes, offered or not; returns null for an invalid code and for an unknown room. */
export function splitCode(code: string): Choice | null {
  const ids = code.split('_')
  const room = findRoom(ids.at(-1))?.id
  const ofRoom = surfacesOf(room)
  if (ids.length !== ofRoom.length + (room ? 1 : 0)) return null
  if (!ids.every((id) => /^[a-z0-9-]+$/.test(id))) return null
  const choice = Object.fromEntries(ofRoom.map(({ id }, index) => [id, ids[index]]))
  return room ? { ...choice, room } : choice
}

/** Returns the choice of a code if all of its finishes are offered, else null. */
export function decodeChoice(code: string, finishes: readonly Finish[] = builtInFinishes): Choice | null {
  const choice = splitCode(code)
  return choice && readChoice(choice, finishes)
}

const nameInSentence = ({ name, said }: Finish) => said ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

/** Returns a finish's part of the sentence about the room, with the comma or space before it: ", a soapstone counter". */
export function finishPhrase(finish: Finish): string {
  const name = nameInSentence(finish)
  const { says = '' } = surfacesOf(finish.room).find(({ id }) => id === finish.surface) ?? {}
  return says.replace(/\{(a )?finish\}/gi, (slot, article?: string) => {
    const words = article ? withArticle(name) : name
    return /[A-Z]/.test(slot) ? capitalized(words) : words
  })
}

/**
 * Returns the sentence about a room: "Sage cabinets with a natural oak island, …, and pulls, faucet and pendants in
 * black."
 */
export const choiceText = (choice: Choice, finishes: readonly Finish[] = builtInFinishes): string =>
  chosenFinishes(choice, finishes).map(finishPhrase).join('')

/** Returns the combinations of which the room offers all finishes. */
export const offeredCombinations = (
  finishes: readonly Finish[] = builtInFinishes,
  room?: string,
): readonly Combination[] =>
  looksOf(room) ??
  combinations
    .map((combination) => (room ? { ...combination, choice: { ...combination.choice, room } } : combination))
    .filter(({ choice }) => chosenFinishes(choice, finishes).length === surfaces.length)

/** Returns the visualizer's first choice when it is opened from the page of a service (its slug), or its own. */
export function startFor(
  page?: string,
  finishes: readonly Finish[] = builtInFinishes,
  room?: string,
): Choice {
  const firstChoice = combinations.find(({ id }) => id === startsOf[page ?? ''])?.choice
  return parseChoice({ ...firstChoice, room }, finishes)
}

/** Returns how a finish's cost compares with the others of its surface. */
export const costMark = ({ cost }: Finish): CostMark =>
  cost.at < 1 / 3 ? '$' : cost.at < 2 / 3 ? '$$' : '$$$'

const costNames = {
  $: 'Costs less than most',
  $$: 'Costs about the average',
  $$$: 'Costs more than most',
} as const

/** Returns the cost level of a finish in words. */
export const costText = (finish: Finish): string => costNames[costMark(finish)]
