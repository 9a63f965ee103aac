/** One text that could stand in a slot. `id` is unique in its service; `group` admits one of its texts to a page. */
export type Choice = { id: string; weight: number; group?: string }
/** A place on a page that takes `take` of the choices that are true for it. */
export type Slot = { name: string; take: number; choices: Choice[] }

const passes = 4

/**
 * Gives every page the choices for its slots, so that pages resemble each other as little as their facts allow.
 * All choices offered to a page are true for it; this only decides which of them it shows. Rare ones come first,
 * then single swaps that make the pages less alike.
 * In: the slots of each page. Out: for each page, slot name → chosen ids in the order the slot lists them.
 */
export function allocate(pages: Slot[][]): Map<string, string[]>[] {
  const alike = likeness(pages.length)
  const chosen = rareFirst(pages, alike)
  for (let pass = 0; pass < passes; pass++) if (!swapOnce(pages, chosen, alike)) break
  return pages.map(
    (slots, page) =>
      new Map(
        slots.map(({ name, choices }, slot) => {
          const picked = chosen[page]![slot]!
          return [name, choices.filter((choice) => picked.includes(choice)).map(({ id }) => id)]
        }),
      ),
  )
}

type Likeness = ReturnType<typeof likeness>

/** Which page uses which text, and how many words every two pages share by it. */
function likeness(pageCount: number) {
  const users = new Map<string, Set<number>>()
  const shared = Array.from({ length: pageCount }, () => new Float64Array(pageCount))

  function usersOf({ id }: Choice): Set<number> {
    const known = users.get(id) ?? new Set()
    users.set(id, known)
    return known
  }
  function share(page: number, choice: Choice, words: number): void {
    for (const other of usersOf(choice)) {
      shared[page]![other]! += words
      shared[other]![page]! += words
    }
  }
  return {
    usersOf,
    add(page: number, choice: Choice): void {
      share(page, choice, choice.weight)
      usersOf(choice).add(page)
    },
    remove(page: number, choice: Choice): void {
      usersOf(choice).delete(page)
      share(page, choice, -choice.weight)
    },
    /** How far the sum of the fourth powers of what is shared falls by a swap: it tells on the worst pairs. */
    gainOf(page: number, { out, next }: { out: Choice; next: Choice }): number {
      const row = shared[page]!
      const [leaving, joining] = [usersOf(out), usersOf(next)]
      const fall = (other: number, by: number) => row[other]! ** 4 - (row[other]! - by) ** 4
      let gain = 0
      for (const other of leaving)
        if (other !== page) gain += fall(other, out.weight - (joining.has(other) ? next.weight : 0))
      for (const other of joining) if (!leaving.has(other)) gain += fall(other, -next.weight)
      return gain
    },
  }
}

/** Whether a choice may stand beside those picked already, `out` of which goes. */
const fits = (choice: Choice, picked: readonly Choice[], out?: Choice) =>
  !picked.includes(choice) &&
  !(choice.group && picked.some((other) => other !== out && other.group === choice.group))

/** Fills every slot, with the texts that are true for the fewest pages first. */
function rareFirst(pages: Slot[][], alike: Likeness): Choice[][][] {
  const eligible = new Map<string, number>()
  for (const { id } of pages.flat().flatMap(({ choices }) => choices))
    eligible.set(id, (eligible.get(id) ?? 0) + 1)
  const rank = (a: Choice, b: Choice) =>
    eligible.get(a.id)! - eligible.get(b.id)! ||
    alike.usersOf(a).size - alike.usersOf(b).size ||
    (a.id < b.id ? -1 : 1)

  return pages.map((slots, page) =>
    slots.map(({ take, choices }) => {
      const picked: Choice[] = []
      for (const choice of [...choices].sort(rank)) {
        if (picked.length === take) break
        if (!fits(choice, picked)) continue
        picked.push(choice)
        alike.add(page, choice)
      }
      return picked
    }),
  )
}

/** Swaps each chosen text for the best other one of its slot, if there is a better one. Says whether any was. */
function swapOnce(pages: Slot[][], chosen: Choice[][][], alike: Likeness): boolean {
  let swapped = false
  for (const [page, slots] of pages.entries())
    for (const [slot, { choices }] of slots.entries()) {
      const picked = chosen[page]![slot]!
      for (const [position, out] of picked.entries()) {
        const next = bestSwap(page, out, picked, choices, alike)
        if (!next) continue
        alike.remove(page, out)
        alike.add(page, next)
        picked[position] = next
        swapped = true
      }
    }
  return swapped
}

function bestSwap(page: number, out: Choice, picked: Choice[], choices: Choice[], alike: Likeness) {
  let best: Choice | undefined
  let bestGain = 1e-6
  for (const next of choices) {
    if (!fits(next, picked, out)) continue
    const gain = alike.gainOf(page, { out, next })
    if (gain > bestGain) [best, bestGain] = [next, gain]
  }
  return best
}
