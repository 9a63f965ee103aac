import {
  type Choice,
  type Finish,
  type FinishId,
  finishesOf,
  type Surface,
  surfaceNames,
  surfaces,
} from './finishes'

/** What staff decide of a finish. `at` is where its cost lies, as in Finish; `place` where among those of its surface it stands. */
export type OwnFinish = { name: string; hidden: boolean; at: number; place: number }

/** The same of all finishes, as the settings hold it. */
export type FinishValues = { finishes: Record<Surface, Record<FinishId, OwnFinish>> }

/** A finish as staff see it: visitors aren't offered what is hidden. */
export type StaffFinish = Finish & { hidden: boolean }

/** For each finish of each surface what `of` says. */
export const forEachFinish = <Value>(of: (finish: Finish, place: number) => Value) =>
  Object.fromEntries(
    surfaces.map((surface) => [
      surface,
      Object.fromEntries(finishesOf(surface).map((finish, place) => [finish.id, of(finish, place)])),
    ]),
  ) as Record<Surface, Record<FinishId, Value>>

/** What the site comes with. */
export const builtInValues: FinishValues = {
  finishes: forEachFinish(({ name, cost }, place) => ({ name, hidden: false, at: cost.at, place })),
}

/** A name of several capitals is a maker's ("Hudson Blue"): it keeps them within a sentence. */
const saidAs = (name: string) => (/\s[A-Z0-9]/.test(name) ? name : undefined)

/** All finishes as staff named, ordered and priced them, with those that they hide. */
export function staffFinishes({ finishes }: FinishValues): StaffFinish[] {
  return surfaces.flatMap((surface) =>
    finishesOf(surface)
      .map((finish) => ({ finish, own: finishes[surface][finish.id]! }))
      .sort((one, other) => one.own.place - other.own.place)
      .map(({ finish, own: { name, hidden, at } }) => ({
        ...finish,
        ...(name !== finish.name && { name, said: saidAs(name) }),
        cost: { ...finish.cost, at },
        hidden,
      })),
  )
}

/** Those that visitors are offered. */
export const offeredFinishes = (values: FinishValues): Finish[] =>
  staffFinishes(values).flatMap(({ hidden, ...finish }) => (hidden ? [] : finish))

/** What an address asks for that isn't offered any more, or not in its room, each with what is shown in its place: "Navy isn’t offered…". */
export function goneFrom(asked: Choice, shown: Choice, all: readonly StaffFinish[]): string[] {
  const find = (surface: Surface, id: FinishId) =>
    all.find((finish) => finish.surface === surface && finish.id === id)
  return surfaces.flatMap((surface) => {
    const [gone, instead] = [find(surface, asked[surface]), find(surface, shown[surface])]
    if (!gone || !instead || gone === instead) return []
    const what = surfaceNames[surface].toLowerCase()
    return gone.hidden
      ? `${gone.name} isn’t offered for the ${what} any more: you see ${instead.name}.`
      : `This room has no ${what} in ${gone.name}: you see ${instead.name}.`
  })
}

/** The first finish of each surface that is offered: what stands in for one that isn't. */
export const firstOffered = (finishes: readonly Finish[]): Choice =>
  Object.fromEntries(
    surfaces.map((surface) => [surface, finishesOf(surface, finishes)[0]?.id ?? '']),
  ) as Choice
