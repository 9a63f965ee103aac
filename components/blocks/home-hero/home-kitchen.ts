import {
  type Choice,
  type Finish,
  finishesOf,
  type KitchenSurface,
  type Surface,
  surfaces,
} from '@/lib/business/finishes'
import { kitchenChoice, kitchenPicture, offeredKitchen, type KitchenId } from '@/lib/business/kitchens'
import selection from '@/lib/content/facts/home-kitchen.json'

const swatches = 4

/** The kitchen of the home page's picture, and the finishes that may be tried there. */
export type HomeKitchen = { picture: string; choice: Choice; offered: Record<Surface, Finish[]> }

/** Returns the kitchen for the finishes on offer: its own first, then those of the file, then others. */
export function homeKitchen(finishes: readonly Finish[]): HomeKitchen {
  const kitchen = offeredKitchen(selection.kitchens as KitchenId[], finishes)
  const choice = kitchenChoice(kitchen)
  const offeredEntries = surfaces.flatMap((surface) => {
    const selectedIds: string[] | undefined = (
      selection.finishes as Partial<Record<KitchenSurface, string[]>>
    )[surface]
    if (!selectedIds) return []
    const surfaceFinishes = finishesOf(surface, finishes)
    const ids = [...new Set([choice[surface], ...selectedIds, ...surfaceFinishes.map(({ id }) => id)])]
    const shownFinishes = ids
      .flatMap((id) => surfaceFinishes.find((finish) => finish.id === id) ?? [])
      .slice(0, swatches)
    return shownFinishes.length > 1 ? [[surface, shownFinishes] as const] : []
  })
  return { picture: kitchenPicture(kitchen), choice, offered: Object.fromEntries(offeredEntries) }
}

/** Returns the finishes that are drawn over the picture: those on offer that aren't its own. */
export const layersOf = ({ choice, offered }: HomeKitchen): Finish[] =>
  Object.values(offered)
    .flat()
    .filter(({ surface, id }) => choice[surface] !== id)
