import { type PageComponent } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { unmovedIds } from '@/lib/page-document/unmoved-ids'

export type Side = 'local' | 'remote'

/** The version that stands, by the question's key. Without an answer it is the local one. */
export type Answers = Readonly<Partial<Record<string, Side>>>

/** Something that both have changed in different ways; null on the side that has deleted it. */
type Question<Value> = { key: string; local: Value | null; remote: Value | null }

type DocumentMerge = { merged: PageDocument; questions: Question<PageComponent>[] }

const listed = (blocks: readonly PageComponent[]) => new Map(blocks.map((block) => [block.id, block]))

/**
 * Merges two documents that began as `base`: the added, edited, moved and deleted blocks of each. The fields of a block
 * that both changed are merged one by one. It asks (by the block's id) only about blocks of which both changed the same
 * field differently, or which one changed and the other deleted; the answer is about these fields. A block that both
 * moved stands where the local document has it. A new block stays behind the one it was put behind; where both put
 * something there, the local one comes first. Pure, and the same for the same arguments.
 */
export function mergeDocuments(
  base: PageDocument,
  local: PageDocument,
  remote: PageDocument,
  answers: Answers = {},
): DocumentMerge {
  const [old, here] = [listed(base.blocks), listed(local.blocks)]
  const there = listed(withFreeIds(remote.blocks, old, here))
  const questions: Question<PageComponent>[] = []
  /** The merged blocks; a null keeps the place of a contested one. */
  const outcome = new Map<string, PageComponent | null>()
  for (const id of new Set([...old.keys(), ...here.keys(), ...there.keys()])) {
    const [was, one, other] = [old.get(id), here.get(id), there.get(id)]
    const contested = isContested(was, one, other)
    const both = contested ? bothIn(was, one, other, answers[id]) : null
    const asked = contested && (both === null || both.asked)
    if (asked) questions.push({ key: id, local: one ?? null, remote: other ?? null })
    const takesRemote = asked ? answers[id] === 'remote' : sameValue(one, was) && !sameValue(one, other)
    const taken = both ? both.block : takesRemote ? other : one
    if (taken || asked) outcome.set(id, taken ?? null)
  }

  const isOld = (id: string) => old.has(id) && outcome.has(id)
  const places = { base: [...old.keys()], local: [...here.keys()], remote: [...there.keys()] }
  const stayedHere = unmovedIds(places.base, places.local)
  const stayedThere = unmovedIds(places.base, places.remote)
  const localOrder = places.local.filter(isOld)
  // The remote order, and in it the blocks moved locally, each behind the one that it stands behind there; a block that
  // was moved on the other side only is no longer there.
  const order = places.remote.filter((id) => isOld(id) && (stayedHere.has(id) || !here.has(id)))
  const isMovedThere = (id: string) => stayedHere.has(id) && there.has(id) && !stayedThere.has(id)
  let place = -1
  for (const id of localOrder) {
    if (!order.includes(id)) order.splice(place + 1, 0, id)
    if (!isMovedThere(id)) place = order.indexOf(id)
  }
  // New blocks come last, the local ones after the remote ones, so that they end up right behind their neighbor.
  for (const ids of [places.remote, places.local]) {
    const left = ids.filter((id) => outcome.has(id))
    for (const [index, id] of left.entries())
      if (!order.includes(id)) order.splice(order.indexOf(left[index - 1] ?? '') + 1, 0, id)
  }

  return {
    merged: documentOf(order.flatMap((id) => outcome.get(id) ?? [])),
    questions,
  }
}

/** Merges two records that began as `base` field by field. It asks about fields that both changed differently. */
export function mergeFields<Fields extends object>(
  base: Fields,
  local: Fields,
  remote: Fields,
  answers: Answers = {},
): { merged: Fields; questions: Question<Fields[keyof Fields]>[] } {
  const questions: Question<Fields[keyof Fields]>[] = []
  const merged = {} as Fields
  for (const key of Object.keys({ ...remote, ...local }) as (keyof Fields & string)[]) {
    const [was, one, other] = [base[key], local[key], remote[key]]
    const asked = isContested(was, one, other)
    if (asked) questions.push({ key, local: one, remote: other })
    const taken = (asked ? answers[key] === 'remote' : sameValue(one, was)) ? other : one
    if (taken !== undefined) merged[key] = taken
  }
  return { merged, questions }
}

/** Returns true if both sides changed something, differently. */
export const isContested = (was: unknown, one: unknown, other: unknown) =>
  !sameValue(one, other) && !sameValue(one, was) && !sameValue(other, was)

/** Returns a block with the changes of both; null where one has deleted it, or given it another type. */
function bothIn(was?: PageComponent, one?: PageComponent, other?: PageComponent, side?: Side) {
  if (!was || !one || !other || one.type !== other.type) return null
  const fields = Object.keys({ ...other.config, ...one.config })
  const chosen = Object.fromEntries(fields.map((field) => [field, side]))
  const { merged, questions } = mergeFields(was.config, one.config, other.config, chosen)
  return { block: { ...one, config: merged }, asked: questions.length > 0 }
}

/** Returns the remote blocks. One that was added under an id that a new local block has gets a free id. */
function withFreeIds(
  remote: readonly PageComponent[],
  old: ReadonlyMap<string, PageComponent>,
  here: ReadonlyMap<string, PageComponent>,
): readonly PageComponent[] {
  const taken = new Set([...old.keys(), ...here.keys(), ...remote.map(({ id }) => id)])
  return remote.map((block) => {
    if (old.has(block.id) || !here.has(block.id) || sameValue(here.get(block.id), block)) return block
    // Ids are limited to 100 characters.
    const stem = block.id.slice(0, 90)
    let number = 2
    while (taken.has(`${stem}-${number}`)) number += 1
    const id = `${stem}-${number}`
    taken.add(id)
    return { ...block, id }
  })
}
