import rows from '@/lib/content/facts/finishes.json'
import { type Finish, type KitchenSurface, surfaces } from './finish-types'

type Row = Omit<Finish, 'surface'>

// An island has the cabinets' finishes, but wears differently, since shoes, stools and bags hit it.
const island = Object.entries(rows.island).map(([id, wear]) => ({
  ...rows.cabinets.find((finish) => finish.id === id)!,
  wear,
}))

const finishes: Record<KitchenSurface, Row[]> = { ...rows, island }

/** Finishes of the built-in kitchen, in the order in which its layers were rendered. */
export const builtInFinishes: readonly Finish[] = surfaces.flatMap((surface) =>
  finishes[surface].map(({ id, ...finish }) => ({ id, surface, ...finish })),
)
