import { type PageComponent } from '@/lib/content-types'
import { sameValue } from '@/lib/page-document/same-value'
import { unmovedIds } from '@/lib/page-document/unmoved-ids'
import {
  type BlockFields,
  fieldLabel,
  plainValue,
  type RecordField,
  type RecordFields,
} from './record-fields'
import { type Piece, wordChange } from './text-change'

/** One line of what a version changes. */
export type Change = {
  kind: 'changed' | 'added' | 'removed' | 'up' | 'down' | 'settings'
  /** The field's name, or blockKey() of a block. */
  key: string
  name: string
  /** Its changed words, where there are any. */
  quote: Piece[]
  /** Says what else happened to it; may be empty. */
  note: string
}

/** Returns the key of a block among the answers; no field's name has this sign. */
export const blockKey = (id: string): string => `blocks:${id}`

/** Lists what a draft changes against another one, in the draft's order, and counts the blocks that are the same in both. */
export function listChanges<Draft, Fields extends object>(
  record: RecordFields<Draft, Fields>,
  from: Draft,
  to: Draft,
): { list: Change[]; same: number } {
  const [before, after] = [record.split(from), record.split(to)]
  const list = fieldNames(record, after)
    .filter((name) => !sameValue(before[name] ?? null, after[name] ?? null))
    .map((name) => changeOfField(name, record.fields[name], before[name], after[name]))
  if (!record.blocks) return { list, same: 0 }
  const blocks = listBlockChanges(record.blocks, blocksIn(before), blocksIn(after))
  return { list: [...list, ...blocks.list], same: blocks.same }
}

/** Lists the fields that are merged as a whole. */
export const fieldNames = <Draft, Fields extends object>(
  record: RecordFields<Draft, Fields>,
  fields: Fields,
): (keyof Fields & string)[] =>
  (Object.keys(fields) as (keyof Fields & string)[]).filter((name) => !(record.blocks && name === 'blocks'))

export const blocksIn = (fields: object): readonly PageComponent[] =>
  (fields as { blocks: readonly PageComponent[] }).blocks

export const labelOf = (name: string, field: { label: string } | undefined): string =>
  field?.label ?? fieldLabel(name)

/** Returns a value in words; null where it has none. */
export function valueText<Value>(field: RecordField<Value> | undefined, value: Value): string | null {
  return field?.text ? field.text(value) : field?.note ? null : plainValue(value)
}

function changeOfField<Value>(
  name: string,
  field: RecordField<Value> | undefined,
  before: Value,
  after: Value,
): Change {
  const change: Change = {
    kind: field?.kind ?? 'settings',
    key: name,
    name: labelOf(name, field),
    quote: [],
    note: '',
  }
  const [old, now] = [valueText(field, before), valueText(field, after)]
  // If only the markup changed, e.g. to bold, there is nothing to quote.
  if (now && now !== old) return { ...change, quote: wordChange(old ?? '', now) }
  return { ...change, note: field?.note?.(after) ?? (now === '' ? 'Emptied' : 'Changed') }
}

/** Finds the earlier version of each block of `after`, how it has changed, and the deleted blocks. */
export function pairBlocks<Block extends { id: string }>(before: readonly Block[], after: readonly Block[]) {
  const old = new Map(before.map((block, index) => [block.id, { block, index }]))
  const remainingIds = new Set(after.map(({ id }) => id))
  const unmovedBlockIds = unmovedIds([...old.keys()], [...remainingIds])
  return {
    pairs: after.map((block, index) => {
      const { block: earlier, index: place = -1 } = old.get(block.id) ?? {}
      const isMoved = earlier !== undefined && !unmovedBlockIds.has(block.id)
      return { block, index, earlier, place, isMoved, isChanged: earlier && !sameValue(earlier, block) }
    }),
    removed: before.filter(({ id }) => !remainingIds.has(id)),
  }
}

function listBlockChanges(
  { nameOf, openingOf, changeOf }: BlockFields,
  before: readonly PageComponent[],
  after: readonly PageComponent[],
): { list: Change[]; same: number } {
  const { pairs, removed } = pairBlocks(before, after)
  const list: Change[] = []
  let same = 0
  for (const { block, index, earlier, place, isMoved, isChanged } of pairs) {
    const line = { key: blockKey(block.id), name: nameOf(block.type) }
    if (!earlier) {
      const note = `New at position ${index + 1}`
      list.push({ ...line, kind: 'added', quote: openingOf(block), note })
      continue
    }
    const way = index < place ? 'up' : 'down'
    const to = isMoved ? `Moved ${index === place ? '' : `${way} `}to position ${index + 1}` : ''
    if (isChanged) {
      const { quote, note } = changeOf(earlier, block)
      list.push({ ...line, kind: 'changed', quote, note: [note, to].filter(Boolean).join('. ') })
    } else if (isMoved) list.push({ ...line, kind: way, quote: [], note: to })
    else same += 1
  }
  for (const block of removed)
    list.push({
      key: blockKey(block.id),
      name: nameOf(block.type),
      kind: 'removed',
      quote: openingOf(block),
      note: 'Deleted',
    })
  return { list, same }
}
