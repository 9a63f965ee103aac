import { type PageComponent } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { stayed } from '@/lib/page-document/stayed'

export type Side = 'mine' | 'theirs'

/** Whose version stands, by the question's key; what isn't answered stays mine. */
export type Answers = Readonly<Partial<Record<string, Side>>>

/** Something that both have changed in different ways; null where one has deleted it. */
export type Question<Value> = { key: string; mine: Value | null; theirs: Value | null }

type DocumentMerge = { merged: PageDocument; questions: Question<PageComponent>[] }

const listed = (blocks: readonly PageComponent[]) => new Map(blocks.map((block) => [block.id, block]))

/**
 * Puts two documents together that both began as `base`: each one's added, edited, moved and deleted blocks. Of a block
 * that both changed each one's fields are taken. Only blocks of which both changed the same field differently, or which
 * one changed and the other deleted, are asked about (by their id), and the answer is about these fields. Where
 * both moved a block, it stands where mine has it. A block that is new stays behind the one it was put behind; where
 * both put something there, mine comes first. Pure, and the same for the same arguments.
 */
export function mergeDocuments(
  base: PageDocument,
  mine: PageDocument,
  theirs: PageDocument,
  answers: Answers = {},
): DocumentMerge {
  const [old, my] = [listed(base.blocks), listed(mine.blocks)]
  const their = listed(withFreeIds(theirs.blocks, old, my))
  const questions: Question<PageComponent>[] = []
  /** What becomes of each block; a null keeps the place of one that is asked about. */
  const outcome = new Map<string, PageComponent | null>()
  for (const id of new Set([...old.keys(), ...my.keys(), ...their.keys()])) {
    const [was, one, other] = [old.get(id), my.get(id), their.get(id)]
    const contested = isContested(was, one, other)
    const both = contested ? bothIn(was, one, other, answers[id]) : null
    const asked = contested && (both === null || both.asked)
    if (asked) questions.push({ key: id, mine: one ?? null, theirs: other ?? null })
    const takeTheirs = asked ? answers[id] === 'theirs' : sameValue(one, was) && !sameValue(one, other)
    const taken = both ? both.block : takeTheirs ? other : one
    if (taken || asked) outcome.set(id, taken ?? null)
  }

  const isOld = (id: string) => old.has(id) && outcome.has(id)
  const places = { base: [...old.keys()], mine: [...my.keys()], theirs: [...their.keys()] }
  const mineStayed = stayed(places.base, places.mine)
  const theirsStayed = stayed(places.base, places.theirs)
  const myOrder = places.mine.filter(isOld)
  // Their order, and in it whatever I have moved, each behind the block that it stands behind with me; one that only
  // they have moved is no longer there.
  const order = places.theirs.filter((id) => isOld(id) && (mineStayed.has(id) || !my.has(id)))
  const movedByThem = (id: string) => mineStayed.has(id) && their.has(id) && !theirsStayed.has(id)
  let place = -1
  for (const id of myOrder) {
    if (!order.includes(id)) order.splice(place + 1, 0, id)
    if (!movedByThem(id)) place = order.indexOf(id)
  }
  // What is new comes last, mine after theirs, so that it ends up right behind its neighbour.
  for (const ids of [places.theirs, places.mine]) {
    const left = ids.filter((id) => outcome.has(id))
    for (const [index, id] of left.entries())
      if (!order.includes(id)) order.splice(order.indexOf(left[index - 1] ?? '') + 1, 0, id)
  }

  return {
    merged: documentOf(order.flatMap((id) => outcome.get(id) ?? [])),
    questions,
  }
}

/** Puts two records together that both began as `base`, field by field; fields changed differently are asked about. */
export function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  answers: Answers = {},
): { merged: Fields; questions: Question<Fields[keyof Fields]>[] } {
  const questions: Question<Fields[keyof Fields]>[] = []
  const merged = {} as Fields
  for (const key of Object.keys({ ...theirs, ...mine }) as (keyof Fields & string)[]) {
    const [was, one, other] = [base[key], mine[key], theirs[key]]
    const asked = isContested(was, one, other)
    if (asked) questions.push({ key, mine: one, theirs: other })
    const taken = (asked ? answers[key] === 'theirs' : sameValue(one, was)) ? other : one
    if (taken !== undefined) merged[key] = taken
  }
  return { merged, questions }
}

/** Whether both have changed something, differently. */
export const isContested = (was: unknown, one: unknown, other: unknown) =>
  !sameValue(one, other) && !sameValue(one, was) && !sameValue(other, was)

/** A block with what each has changed of it; null where one has deleted it, or it is of another type now. */
function bothIn(was?: PageComponent, one?: PageComponent, other?: PageComponent, side?: Side) {
  if (!was || !one || !other || one.type !== other.type) return null
  const fields = Object.keys({ ...other.config, ...one.config })
  const chosen = Object.fromEntries(fields.map((field) => [field, side]))
  const { merged, questions } = mergeFields(was.config, one.config, other.config, chosen)
  return { block: { ...one, config: merged }, asked: questions.length > 0 }
}

/** Their blocks; one that they added under an id that I have given to something else gets an id of its own. */
function withFreeIds(
  theirs: readonly PageComponent[],
  old: ReadonlyMap<string, PageComponent>,
  my: ReadonlyMap<string, PageComponent>,
): readonly PageComponent[] {
  const taken = new Set([...old.keys(), ...my.keys(), ...theirs.map(({ id }) => id)])
  return theirs.map((block) => {
    if (old.has(block.id) || !my.has(block.id) || sameValue(my.get(block.id), block)) return block
    // Ids are limited to 100 characters.
    const stem = block.id.slice(0, 90)
    let number = 2
    while (taken.has(`${stem}-${number}`)) number += 1
    const id = `${stem}-${number}`
    taken.add(id)
    return { ...block, id }
  })
}
