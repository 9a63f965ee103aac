import { type Choice, type Finish, finishesOf, type Surface } from '@/lib/business/finishes'
import { type PriceRange } from '@/lib/business/money'
import { kitchenCost } from './finish-levels'
import { type LinePrices } from './estimate'

/** Additional cost of finishes, least and most, by their ids joined by `+`. */
type Added = { surfaces: Surface[]; by: Record<string, [from: number, to: number]> }
/** Cost of every possible kitchen: `base` and what each group of surfaces adds to it. */
type KitchenCosts = { base: [from: number, to: number]; added: Added[] }

/** Surfaces whose finishes decide one line together, as in kitchenCost(). */
const groups: Surface[][] = [['cabinets', 'island'], ['counter'], ['splash'], ['floor'], ['metal']]

/** Returns kitchenCost() of every choice of these finishes, small enough for a page. `choice` is any of them. */
export function kitchenCosts(choice: Choice, lines: LinePrices, finishes: readonly Finish[]): KitchenCosts {
  const totalOf = (change: Partial<Choice>) => kitchenCost({ ...choice, ...change }, lines, finishes).total
  const base = totalOf({})
  const added = groups.map((group): Added => {
    const by = Object.fromEntries(
      choicesOf(group, finishes).map((change) => {
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
function choicesOf(group: readonly Surface[], finishes: readonly Finish[]): Partial<Choice>[] {
  return group.reduce<Partial<Choice>[]>(
    (choices, surface) =>
      choices.flatMap((choice) =>
        finishesOf(surface, finishes).map(({ id }) => ({ ...choice, [surface]: id })),
      ),
    [{}],
  )
}

/** Returns the cost of a choice from the result of kitchenCosts(). */
export function costOf(choice: Choice, { base, added }: KitchenCosts): PriceRange {
  const parts = added.map((group) => group.by[keyOf(group.surfaces, choice)] ?? ([0, 0] as const))
  const end = (at: 0 | 1) => parts.reduce((sum, part) => sum + part[at], base[at])
  return { from: end(0), to: end(1) }
}
