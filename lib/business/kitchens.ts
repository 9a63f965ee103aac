import {
  type Choice,
  choiceAddress,
  choiceCode,
  chosenFinishes,
  type Finish,
  startFor,
  surfaces,
} from './finishes'
import { togethers } from './finish-togethers'

// The visualizer's kitchens that are shown elsewhere too, as one picture each: the first of the combinations that go together.
// `npm run kitchens` composes them; lib/content/facts/images.json says what they show.

export const kitchenIds = [
  'white-and-navy',
  'sage-and-oak',
  'white-oak',
  'greige-and-walnut',
  'forest-and-terracotta',
  'navy-and-limestone',
] as const
export type KitchenId = (typeof kitchenIds)[number]

const togetherOf = (id: KitchenId) => togethers.find((together) => together.id === id)!

/** What each is called. */
export const kitchenNames = Object.fromEntries(kitchenIds.map((id) => [id, togetherOf(id).name])) as Record<
  KitchenId,
  string
>

/** What each has been put together of. */
export const kitchenChoice = (id: KitchenId): Choice => togetherOf(id).choice

/** The path of its picture. */
export const kitchenPicture = (id: KitchenId): string => `/images/design-${id}.webp`

/** The first of these kitchens of which all finishes are offered; the first of all where none is. */
export const offeredKitchen = (ids: readonly KitchenId[], finishes: readonly Finish[]): KitchenId =>
  [...ids, ...kitchenIds].find(
    (id) => chosenFinishes(kitchenChoice(id), finishes).length === surfaces.length,
  ) ?? kitchenIds[0]

/** Where the visualizer shows a choice: its own address where it begins with it anyway, as that is kept rendered. */
export const startAddress = (choice: Choice): string =>
  choiceCode(choice) === choiceCode(startFor()) ? '/design' : choiceAddress(choice)
