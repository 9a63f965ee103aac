import { builtInFinishes } from './finish-list'
import { togethers, type Together } from './finish-togethers'
import { type Choice, type Finish, type FinishId, type Surface, surfaces } from './finish-types'
import { findRoom, finishesIn, roomAddress } from './rooms'

export { type Choice, type Finish, type FinishId, type Surface, surfaces } from './finish-types'

export const surfaceNames: Record<Surface, string> = {
  cabinets: 'Cabinets',
  island: 'Island',
  counter: 'Countertop',
  splash: 'Backsplash',
  floor: 'Floor',
  metal: 'Metal',
}

/** What the page starts with. */
const start: Choice = togethers[1]!.choice

/** Which combination a service's page starts with: one that shows what the page is about. */
const startsOf: Record<string, Together['id']> = {
  'kitchen-remodeling': 'sage-and-oak',
  'custom-cabinets': 'white-oak',
  'cabinet-refacing': 'white-and-navy',
  'countertops-vanities': 'walnut-and-travertine',
  'tile-backsplash-installation': 'forest-and-terracotta',
  'flooring-installation': 'greige-and-walnut',
  'home-renovation': 'navy-and-limestone',
}

/** What can be chosen for a surface, in its order. */
export const finishesOf = (surface: Surface, finishes: readonly Finish[] = builtInFinishes): Finish[] =>
  finishes.filter((finish) => finish.surface === surface)

const findFinish = (surface: Surface, id: FinishId | null | undefined, finishes: readonly Finish[]) =>
  finishes.find((finish) => finish.surface === surface && finish.id === id)

/** The finishes of a choice, in the surfaces' order; a surface whose finish isn't in the list is left out. */
export const chosenFinishes = (choice: Choice, finishes: readonly Finish[] = builtInFinishes): Finish[] =>
  surfaces.flatMap((surface) => findFinish(surface, choice[surface], finishes) ?? [])

/** Of an address: URLSearchParams, or as Next hands them to a page. */
type ChoiceParams = URLSearchParams | Partial<Record<string, string | string[]>>

function parameter(params: ChoiceParams, name: string): string | undefined {
  const value = params instanceof URLSearchParams ? params.get(name) : params[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The choice that an address holds (`?cabinets=sage&island=oak…`, with `room` where it isn't the built-in kitchen's). A surface that
 * it doesn't name, or whose finish isn't offered in that room, has that of `otherwise`, or else the first that is offered.
 */
export function parseChoice(
  params: ChoiceParams,
  finishes: readonly Finish[] = builtInFinishes,
  otherwise: Choice = start,
): Choice {
  const room = findRoom(parameter(params, 'room'))?.id
  const offered = finishesIn(room, finishes)
  const chosen = Object.fromEntries(
    surfaces.map((surface) => {
      const found =
        findFinish(surface, parameter(params, surface), offered) ??
        findFinish(surface, otherwise[surface], offered) ??
        finishesOf(surface, offered)[0]
      return [surface, found?.id ?? otherwise[surface]]
    }),
  ) as Choice
  return room ? { ...chosen, room } : chosen
}

/** The choice that an address holds where it names a finish that is offered for every surface, and no room that there isn't; else null. */
export function readChoice(
  params: ChoiceParams,
  finishes: readonly Finish[] = builtInFinishes,
): Choice | null {
  const room = parameter(params, 'room')
  const offered = finishesIn(room, finishes)
  const isWhole = surfaces.every((surface) => findFinish(surface, parameter(params, surface), offered))
  return isWhole && (!room || findRoom(room)) ? parseChoice(params, finishes) : null
}

const query = (choice: Choice) => surfaces.map((surface) => `${surface}=${choice[surface]}`).join('&')

/** "/design?cabinets=sage&island=oak&…": the page that shows this choice. */
export const choiceAddress = (choice: Choice): string => `${roomAddress(choice.room)}?${query(choice)}`

/** The path of the picture of a choice, a JPEG: 1200 × 630 as link previews show it, or the whole room, 1600 × 1067. */
export const choicePicture = (choice: Choice, shape: 'share' | 'room' = 'room'): string =>
  `/design/picture?${query(choice)}${choice.room ? `&room=${choice.room}` : ''}${shape === 'share' ? '&shape=share' : ''}`

/** A choice as one part of a path: its finishes in the surfaces' order, and its room. */
export const choiceCode = (choice: Choice): string =>
  [...surfaces.map((surface) => choice[surface]), ...(choice.room ? [choice.room] : [])].join('_')

/** What a code says of each surface, offered or not; null for what is no code, and for a room that there isn't. */
export function splitCode(code: string): Choice | null {
  const ids = code.split('_')
  const room = ids[surfaces.length]
  if (ids.length !== surfaces.length && !(findRoom(room) && ids.length === surfaces.length + 1)) return null
  if (!ids.every((id) => /^[a-z0-9-]+$/.test(id))) return null
  const chosen = Object.fromEntries(surfaces.map((surface, index) => [surface, ids[index]])) as Choice
  return room ? { ...chosen, room } : chosen
}

/** The choice of a code whose finishes are all offered; else null. */
export function decodeChoice(code: string, finishes: readonly Finish[] = builtInFinishes): Choice | null {
  const named = splitCode(code)
  return named && readChoice(named, finishes)
}

const said = ({ name, said }: Finish) => said ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

const phrases: Record<Surface, (words: string) => string> = {
  cabinets: (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)} cabinets`,
  island: (words) => ` with ${withArticle(words)} island`,
  counter: (words) => `, ${withArticle(words)} counter`,
  splash: (words) => `, ${withArticle(words)} backsplash`,
  floor: (words) => `, ${words} on the floor`,
  metal: (words) => `, and pulls, faucet and pendants in ${words}.`,
}

/** What a finish adds to the sentence about the kitchen, with the comma or space before it: ", a soapstone counter". */
export const finishPhrase = (finish: Finish): string => phrases[finish.surface](said(finish))

/** "Sage cabinets with a natural oak island, a Calacatta marble counter, …, and pulls, faucet and pendants in black." */
export const choiceText = (choice: Choice, finishes: readonly Finish[] = builtInFinishes): string =>
  chosenFinishes(choice, finishes).map(finishPhrase).join('')

/** The combinations that go together, as far as all of their finishes are offered in the room. */
export const offeredTogethers = (
  finishes: readonly Finish[] = builtInFinishes,
  room?: string,
): readonly Together[] =>
  togethers
    .filter(({ choice }) => chosenFinishes(choice, finishesIn(room, finishes)).length === surfaces.length)
    .map((together) => (room ? { ...together, choice: { ...together.choice, room } } : together))

/** What the visualizer starts with when it is opened from a page: a service's slug; anything else has the page's own start. */
export function startFor(
  page?: string,
  finishes: readonly Finish[] = builtInFinishes,
  room?: string,
): Choice {
  const wanted = togethers.find(({ id }) => id === startsOf[page ?? ''])?.choice ?? start
  return parseChoice({ ...wanted, room }, finishes)
}

/** How a finish's cost is marked beside the others of its surface. */
export const costMark = ({ cost }: Finish): '$' | '$$' | '$$$' =>
  cost.at < 1 / 3 ? '$' : cost.at < 2 / 3 ? '$$' : '$$$'

const costNames = {
  $: 'Costs less than most',
  $$: 'Costs about the average',
  $$$: 'Costs more than most',
} as const

/** The same in words. */
export const costWords = (finish: Finish): string => costNames[costMark(finish)]
