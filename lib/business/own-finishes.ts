import {
  type Choice,
  type Finish,
  type FinishId,
  finishesOf,
  type KitchenSurface,
  type Surface,
  surfaces,
} from './finishes'
import { findOwnRoom, surfaceName } from './rooms'

/** Staff's settings of a built-in finish. `at` is the position of its cost, as in Finish; `place` its position within its surface. */
export type OwnFinish = { name: string; hidden: boolean; at: number; place: number }

/** The settings of all finishes. */
export type FinishValues = { finishes: Record<KitchenSurface, Record<FinishId, OwnFinish>> }

/** A finish for staff; visitors aren't offered a hidden one. */
export type StaffFinish = Finish & { hidden: boolean }

type KitchenFinish = Finish & { surface: KitchenSurface }

/** Returns the result of `valueOf` for each built-in finish of each surface. */
export const forEachFinish = <Value>(valueOf: (finish: KitchenFinish, place: number) => Value) =>
  Object.fromEntries(
    surfaces.map((surface) => [
      surface,
      Object.fromEntries(
        finishesOf(surface).map((finish, place) => [finish.id, valueOf({ ...finish, surface }, place)]),
      ),
    ]),
  ) as Record<KitchenSurface, Record<FinishId, Value>>

/** Settings that the site comes with. */
export const builtInValues: FinishValues = {
  finishes: forEachFinish(({ name, cost }, place) => ({ name, hidden: false, at: cost.at, place })),
}

/** Keeps the capitals of a maker's name ("Hudson Blue") within a sentence. */
const saidAs = (name: string) => (/\s[A-Z0-9]/.test(name) ? name : undefined)

/** Returns all finishes as staff named, ordered and priced them, with the hidden ones. */
export function staffFinishes({ finishes }: FinishValues): StaffFinish[] {
  return surfaces.flatMap((surface) =>
    finishesOf(surface)
      .map((finish) => ({ finish, own: finishes[surface][finish.id]! }))
      .sort((a, b) => a.own.place - b.own.place)
      .map(({ finish, own: { name, hidden, at } }) => ({
        ...finish,
        ...(name !== finish.name && { name, said: saidAs(name) }),
        cost: { ...finish.cost, at },
        hidden,
      })),
  )
}

/** Returns the finishes that visitors are offered. */
export const offeredFinishes = (values: FinishValues): Finish[] =>
  staffFinishes(values).flatMap(({ hidden, ...finish }) => (hidden ? [] : finish))

/**
 * Returns a sentence for each finish of an address that is no longer offered, or not in its room, with its replacement: "Navy
 * isn’t offered…". Staff hide none of a room's own.
 */
export function replacedFinishes(request: Choice, result: Choice, library: readonly StaffFinish[]): string[] {
  if (findOwnRoom(result.room)) return []
  const find = (surface: Surface, id: FinishId | undefined) =>
    library.find((finish) => finish.surface === surface && finish.id === id)
  return surfaces.flatMap((surface) => {
    const [before, after] = [find(surface, request[surface]), find(surface, result[surface])]
    if (!before || !after || before === after) return []
    const label = surfaceName(surface).toLowerCase()
    return before.hidden
      ? `${before.name} isn’t offered for the ${label} any more: you see ${after.name}.`
      : `This room has no ${label} in ${before.name}: you see ${after.name}.`
  })
}

/** Returns the first offered finish of each surface. */
export const firstOffered = (finishes: readonly Finish[]): Choice =>
  Object.fromEntries([...finishes].reverse().map(({ surface, id }) => [surface, id]))
