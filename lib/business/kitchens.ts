import {
  type Choice,
  choiceAddress,
  choiceCode,
  chosenFinishes,
  type Finish,
  startFor,
  surfaces,
} from './finishes'
import { combinations } from './finish-combinations'

// Kitchens and baths of the visualizer with a whole picture for other pages: some of the combinations that go together.
// `npm run kitchens` composes them; lib/content/facts/images.json has their alt texts.

export const kitchenIds = [
  'white-and-navy',
  'sage-and-oak',
  'white-oak',
  'greige-and-walnut',
  'forest-and-terracotta',
  'navy-and-limestone',
  'walnut-and-travertine',
  'charcoal-and-oak',
] as const
export type KitchenId = (typeof kitchenIds)[number]

const combinationOf = (id: KitchenId) => combinations.find((together) => together.id === id)!

export const kitchenNames = Object.fromEntries(
  kitchenIds.map((id) => [id, combinationOf(id).name]),
) as Record<KitchenId, string>

export const kitchenChoice = (id: KitchenId): Choice => combinationOf(id).choice

/** Looks of the bath, as the kitchens'. */
export const bathIds = [
  'sage-and-checkerboard',
  'oak-and-pattern',
  'walnut-and-terracotta',
  'navy-and-blush',
  'forest-and-limestone',
  'white-and-charcoal',
] as const

export const bathPicture = (id: (typeof bathIds)[number]): string => `/images/design-bath-${id}.webp`

export const kitchenPicture = (id: KitchenId): string => `/images/design-${id}.webp`

/** Returns the first kitchen of which all finishes are offered; the first of all if there is none. */
export const offeredKitchen = (ids: readonly KitchenId[], finishes: readonly Finish[]): KitchenId =>
  [...ids, ...kitchenIds].find(
    (id) => chosenFinishes(kitchenChoice(id), finishes).length === surfaces.length,
  ) ?? kitchenIds[0]

/** Returns the visualizer's address for a choice: its own address for its first choice, since that page is cached. */
export const startAddress = (choice: Choice): string =>
  choiceCode(choice) === choiceCode(startFor()) ? '/design' : choiceAddress(choice)
