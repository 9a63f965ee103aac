import { type PageComponent } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { unmovedIds } from '@/lib/page-document/unmoved-ids'

export type Side = 'local' | 'remote'

/** The side that wins, by the question's key; the local one if there is no answer. */
export type Answers = Readonly<Partial<Record<string, Side>>>

/** Something that both have changed in different ways; null on the side that has deleted it. */
type Question<Value> = { key: string; local: Value | null; remote: Value | null }

type DocumentMerge = { merged: PageDocument; questions: Question<PageComponent>[] }

/** Returns blocks by id. */
export const blocksById = (blocks: readonly PageComponent[]): Map<string, PageComponent> =>
  new Map(blocks.map((block) => [block.id, block]))

/**
 * Merges two documents that began as `base`: the added, edited, moved and deleted blocks of each. The fields of a block
 * that both changed are merged one by one. It asks (by the block's id) only about blocks of which both changed the same
 * field differently, or which one changed and the other deleted; the answer is about these fields. A block that both
 * moved is where the local document has it. A new block follows the one it was added after; where both added
 * something there, the local one comes first. Pure, and the same for the same arguments.
 */
export function mergeDocuments(
  base: PageDocument,
  local: PageDocument,
  remote: PageDocument,
  answers: Answers = {},
): DocumentMerge {
  const [baseBlocks, localBlocks] = [blocksById(base.blocks), blocksById(local.blocks)]
  const remoteBlocks = blocksById(withFreeIds(remote.blocks, baseBlocks, localBlocks))
  const questions: Question<PageComponent>[] = []
  /** The merged blocks; a null keeps the place of a contested one. */
  const outcome = new Map<string, PageComponent | null>()
  for (const id of new Set([...baseBlocks.keys(), ...localBlocks.keys(), ...remoteBlocks.keys()])) {
    const [baseBlock, localBlock, remoteBlock] = [
      baseBlocks.get(id),
      localBlocks.get(id),
      remoteBlocks.get(id),
    ]
    const isBlockContested = isContested(baseBlock, localBlock, remoteBlock)
    const mergedBlock = isBlockContested ? mergeBlock(baseBlock, localBlock, remoteBlock, answers[id]) : null
    const isAsked = isBlockContested && (mergedBlock === null || mergedBlock.asked)
    if (isAsked) questions.push({ key: id, local: localBlock ?? null, remote: remoteBlock ?? null })
    const takesRemote = isAsked
      ? answers[id] === 'remote'
      : sameValue(localBlock, baseBlock) && !sameValue(localBlock, remoteBlock)
    const winner = mergedBlock ? mergedBlock.block : takesRemote ? remoteBlock : localBlock
    if (winner || isAsked) outcome.set(id, winner ?? null)
  }

  const isOld = (id: string) => baseBlocks.has(id) && outcome.has(id)
  const places = {
    base: [...baseBlocks.keys()],
    local: [...localBlocks.keys()],
    remote: [...remoteBlocks.keys()],
  }
  const stayedHere = unmovedIds(places.base, places.local)
  const stayedThere = unmovedIds(places.base, places.remote)
  const localOrder = places.local.filter(isOld)
  // The remote order, and in it the blocks moved locally, each after the one that it follows there; a block that
  // was moved on the other side only is no longer there.
  const order = places.remote.filter((id) => isOld(id) && (stayedHere.has(id) || !localBlocks.has(id)))
  const isMovedThere = (id: string) => stayedHere.has(id) && remoteBlocks.has(id) && !stayedThere.has(id)
  let place = -1
  for (const id of localOrder) {
    if (!order.includes(id)) order.splice(place + 1, 0, id)
    if (!isMovedThere(id)) place = order.indexOf(id)
  }
  // New blocks come last, the local ones after the remote ones, so that they end up right after their neighbor.
  for (const ids of [places.remote, places.local]) {
    const remaining = ids.filter((id) => outcome.has(id))
    for (const [index, id] of remaining.entries())
      if (!order.includes(id)) order.splice(order.indexOf(remaining[index - 1] ?? '') + 1, 0, id)
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
    const [baseValue, localValue, remoteValue] = [base[key], local[key], remote[key]]
    const isAsked = isContested(baseValue, localValue, remoteValue)
    if (isAsked) questions.push({ key, local: localValue, remote: remoteValue })
    const winner = (isAsked ? answers[key] === 'remote' : sameValue(localValue, baseValue))
      ? remoteValue
      : localValue
    if (winner !== undefined) merged[key] = winner
  }
  return { merged, questions }
}

/** Returns true if both sides changed a value, differently. */
export const isContested = (base: unknown, local: unknown, remote: unknown) =>
  !sameValue(local, remote) && !sameValue(local, base) && !sameValue(remote, base)

/** Returns a block with the changes of both; null where one has deleted it, or given it another type. */
function mergeBlock(base?: PageComponent, local?: PageComponent, remote?: PageComponent, side?: Side) {
  if (!base || !local || !remote || local.type !== remote.type) return null
  const fields = Object.keys({ ...remote.config, ...local.config })
  const chosen = Object.fromEntries(fields.map((field) => [field, side]))
  const { merged, questions } = mergeFields(base.config, local.config, remote.config, chosen)
  return { block: { ...local, config: merged }, asked: questions.length > 0 }
}

/** Returns the remote blocks. One that was added under an id that a new local block has gets a free id. */
function withFreeIds(
  remote: readonly PageComponent[],
  baseBlocks: ReadonlyMap<string, PageComponent>,
  localBlocks: ReadonlyMap<string, PageComponent>,
): readonly PageComponent[] {
  const takenIds = new Set([...baseBlocks.keys(), ...localBlocks.keys(), ...remote.map(({ id }) => id)])
  return remote.map((block) => {
    if (baseBlocks.has(block.id) || !localBlocks.has(block.id) || sameValue(localBlocks.get(block.id), block))
      return block
    // Ids are limited to 100 characters.
    const stem = block.id.slice(0, 90)
    let number = 2
    while (takenIds.has(`${stem}-${number}`)) number += 1
    const id = `${stem}-${number}`
    takenIds.add(id)
    return { ...block, id }
  })
}
