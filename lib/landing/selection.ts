/** One text that could stand in a slot. `id` is unique in its service; `group` admits one of its texts to a page. */
export type Choice = { id: string; weight: number; group?: string }
/** A place on a page that takes `take` of the choices that are true for it. */
export type Slot = { name: string; take: number; choices: Choice[] }

const passes = 4

/**
 * Gives every page the choices for its slots, so that pages resemble each other as little as their facts allow.
 * All choices offered to a page are true for it; this only decides which of them it shows. Rare ones come first,
 * then single swaps that lower the sum of the fourth powers of the shared weights, which tells on the worst pairs.
 * In: the slots of each page. Out: for each page, slot name → chosen ids in the order the slot lists them.
 */
export function allocate(pages: Slot[][]): Map<string, string[]>[] {
  const weight = new Map<string, number>()
  const eligible = new Map<string, number>()
  for (const slots of pages)
    for (const { choices } of slots)
      for (const { id, weight: words } of choices) {
        weight.set(id, words)
        eligible.set(id, (eligible.get(id) ?? 0) + 1)
      }
  const rarity = (choice: Choice) => eligible.get(choice.id) ?? 0
  const users = new Map<string, Set<number>>([...weight.keys()].map((id) => [id, new Set<number>()]))
  const usersOf = (id: string) => users.get(id) ?? new Set<number>()

  const chosen = pages.map((slots, page) =>
    slots.map(({ take, choices }) => {
      const picked: Choice[] = []
      const order = [...choices].sort(
        (a, b) => rarity(a) - rarity(b) || usersOf(a.id).size - usersOf(b.id).size || (a.id < b.id ? -1 : 1),
      )
      for (const choice of order) {
        if (picked.length === take) break
        if (choice.group && picked.some(({ group }) => group === choice.group)) continue
        picked.push(choice)
        usersOf(choice.id).add(page)
      }
      return picked
    }),
  )

  const shared = pages.map(() => new Float64Array(pages.length))
  for (const [id, set] of users)
    for (const a of set) for (const b of set) if (a !== b) shared[a]![b]! += weight.get(id) ?? 0

  for (let pass = 0; pass < passes; pass++) {
    let swapped = false
    pages.forEach((slots, page) => {
      const row = shared[page]!
      slots.forEach((slot, slotIndex) => {
        const picked = chosen[page]![slotIndex]!
        picked.forEach((out, position) => {
          const outUsers = usersOf(out.id)
          let best: Choice | null = null
          let bestGain = 1e-6
          for (const choice of slot.choices) {
            if (picked.includes(choice)) continue
            if (choice.group && picked.some((other) => other !== out && other.group === choice.group))
              continue
            let gain = 0
            for (const other of outUsers) {
              if (other === page) continue
              const before = row[other]!
              const after = before - out.weight + (usersOf(choice.id).has(other) ? choice.weight : 0)
              gain += before ** 4 - after ** 4
            }
            for (const other of usersOf(choice.id)) {
              if (outUsers.has(other)) continue
              gain += row[other]! ** 4 - (row[other]! + choice.weight) ** 4
            }
            if (gain > bestGain) [best, bestGain] = [choice, gain]
          }
          if (!best) return
          swapped = true
          for (const other of outUsers)
            if (other !== page) {
              row[other]! -= out.weight
              shared[other]![page]! -= out.weight
            }
          outUsers.delete(page)
          for (const other of usersOf(best.id)) {
            row[other]! += best.weight
            shared[other]![page]! += best.weight
          }
          usersOf(best.id).add(page)
          picked[position] = best
        })
      })
    })
    if (!swapped) break
  }

  return pages.map(
    (slots, page) =>
      new Map(
        slots.map(({ name, choices }, slotIndex) => {
          const ids = new Set(chosen[page]![slotIndex]!.map(({ id }) => id))
          return [name, choices.filter(({ id }) => ids.has(id)).map(({ id }) => id)]
        }),
      ),
  )
}
