import { type Choice, type Finish, finishesOf, type Surface } from '@/lib/business/finishes'
import { finishesIn, surfacesOf } from '@/lib/business/rooms'
import { type PriceRange } from '@/lib/business/money'
import { roomCost } from './finish-levels'
import { type LinePrices } from './estimate'

/** Additional cost of finishes, least and most, by their ids joined by `+`. */
type Added = { surfaces: Surface[]; by: Record<string, [from: number, to: number]> }
/** Cost of every possible choice: `base` and what each group of surfaces adds to it. */
export type RoomCosts = { base: [from: number, to: number]; added: Added[] }

/** Returns the surfaces of a room by the line that their finishes decide together, as in roomCost(). */
function groupsOf(room: string | undefined): Surface[][] {
  const facts = surfacesOf(room)
  const lines = [...new Set(facts.map(({ line }) => line))]
  return lines.map((line) => facts.filter((surface) => surface.line === line).map(({ id }) => id))
}

/** Returns roomCost() of every choice of these finishes, small enough for a page. `choice` is any of them. */
export function roomCosts(choice: Choice, lines: LinePrices, finishes: readonly Finish[]): RoomCosts {
  const offeredFinishes = finishesIn(choice.room, finishes)
  const totalOf = (change: Choice) => roomCost({ ...choice, ...change }, lines, finishes).total
  const base = totalOf({})
  const added = groupsOf(choice.room).map((group): Added => {
    const by = Object.fromEntries(
      choicesOf(group, offeredFinishes).map((change) => {
        const { from, to } = totalOf(change)
        return [keyOf(group, { ...choice, ...change }), [from - base.from, to - base.to] as [number, number]]
      }),
    )
    return { surfaces: group, by }
  })
  return {
    base: [base.from, base.to],
    added: added.filter(({ by }) => Object.values(by).some(([from, to]) => from || to)),
  }
}

const keyOf = (group: readonly Surface[], choice: Choice) => group.map((surface) => choice[surface]).join('+')

/** Returns every choice of the finishes of some surfaces. */
function choicesOf(group: readonly Surface[], finishes: readonly Finish[]): Choice[] {
  return group.reduce<Choice[]>(
    (choices, surface) =>
      choices.flatMap((choice) =>
        finishesOf(surface, finishes).map(({ id }) => ({ ...choice, [surface]: id })),
      ),
    [{}],
  )
}

/** Returns the cost of a choice from the result of roomCosts(). */
export function costOf(choice: Choice, { base, added }: RoomCosts): PriceRange {
  const parts = added.map((group) => group.by[keyOf(group.surfaces, choice)] ?? ([0, 0] as const))
  const end = (index: 0 | 1) => parts.reduce((sum, part) => sum + part[index], base[index])
  return { from: end(0), to: end(1) }
}
