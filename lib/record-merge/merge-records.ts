import { type PageComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { unmovedIds } from '@/lib/page-document/unmoved-ids'
import { inWords } from '@/lib/text/in-words'
import { blockKey, blocksIn, fieldNames, labelOf } from './changes'
import { type Answers, blocksById, isContested, mergeDocuments, mergeFields, type Side } from './merge'
import { type BlockFields, type RecordFields } from './record-fields'

/** The base of two people's changes to a record, and the version of each. */
export type Versions<Draft> = { base: Draft; local: Draft; remote: Draft }

/** Whose change a part of the merged record is; of a contested part one version has to be chosen. */
export type Origin = 'same' | 'local' | 'remote' | 'both' | 'contested'

/** A field or a block of the merged record, and where it comes from. */
export type MergedPart = {
  key: string
  name: string
  origin: Origin
  /** The labels of a block's fields that both have changed differently. */
  fields: string[]
}

/** `block` is null for one that is left out. */
type MergedBlock = MergedPart & { block: PageComponent | null }

export type RecordMerge<Draft> = {
  draft: Draft
  /** The keys of fields and blocks that both have changed differently. */
  contested: ReadonlySet<string>
  /** The fields that at least one has changed. */
  fields: MergedPart[]
  /** The merged blocks in their order, with the omitted ones at their places. */
  blocks: MergedBlock[]
}

/** Merges two drafts that began as `base`. What both changed differently stays the local one unless answered. */
export function mergeRecords<Draft, Fields extends object>(
  record: RecordFields<Draft, Fields>,
  { base, local, remote }: Versions<Draft>,
  answers: Answers = {},
): RecordMerge<Draft> {
  const versions = { base: record.split(base), local: record.split(local), remote: record.split(remote) }
  const { merged, questions } = mergeFields(versions.base, versions.local, versions.remote, answers)
  const contested = new Set(questions.map(({ key }) => key))
  const fields = fieldNames(record, merged).flatMap((name): MergedPart[] => {
    const isChanged = (side: Fields) => !sameValue(side[name], versions.base[name])
    const origin = originOf(isChanged(versions.local), isChanged(versions.remote), contested.has(name))
    const label = labelOf(name, record.fields[name])
    return origin === 'same' ? [] : [{ key: name, name: label, origin, fields: [] }]
  })
  if (!record.blocks) return { draft: record.join(merged), contested, fields, blocks: [] }

  contested.delete('blocks')
  const blocks = mergeBlocks(record.blocks, versions, answers)
  for (const { key, origin } of blocks.parts) if (origin === 'contested') contested.add(key)
  return {
    draft: record.join({ ...merged, blocks: blocks.merged }),
    contested,
    fields,
    blocks: blocks.parts,
  }
}

function originOf(isLocal: boolean, isRemote: boolean, isAsked: boolean): Origin {
  if (isAsked) return 'contested'
  if (isLocal) return isRemote ? 'both' : 'local'
  return isRemote ? 'remote' : 'same'
}

function mergeBlocks(record: BlockFields, { base, local, remote }: Versions<object>, answers: Answers) {
  const documentIn = (fields: object) => documentOf([...blocksIn(fields)])
  const documents = [documentIn(base), documentIn(local), documentIn(remote)] as const
  const answersById: Record<string, Side | undefined> = {}
  for (const { id } of documents.flatMap(({ blocks }) => blocks)) answersById[id] = answers[blockKey(id)]
  const { merged, questions } = mergeDocuments(...documents, answersById)
  const contestedKeys = new Set(questions.map(({ key }) => key))
  const baseBlocks = blocksById(documents[0].blocks)
  const localBlocks = blocksById(documents[1].blocks)
  const remoteBlocks = blocksById(documents[2].blocks)
  const mergedBlocks = blocksById(merged.blocks)
  const [stayedHere, stayedThere] = [
    unmovedIds([...baseBlocks.keys()], [...localBlocks.keys()]),
    unmovedIds([...baseBlocks.keys()], [...remoteBlocks.keys()]),
  ]
  const order = [...mergedBlocks.keys()]
  for (const ids of [[...baseBlocks.keys()], [...remoteBlocks.keys()]])
    for (const [index, id] of ids.entries()) {
      const isOut = !order.includes(id) && (baseBlocks.has(id) || contestedKeys.has(id))
      if (isOut) order.splice(order.indexOf(ids[index - 1] ?? '') + 1, 0, id)
    }
  const parts = order.map((id): MergedBlock => {
    const [before, local, remote] = [baseBlocks.get(id), localBlocks.get(id), remoteBlocks.get(id)]
    const block = mergedBlocks.get(id)
    const isChanged = (side: PageComponent | undefined, unmovedSet: Set<string>) =>
      before ? !sameValue(side, before) || (side !== undefined && !unmovedSet.has(id)) : side !== undefined
    // A remote block that got a free id is in neither list.
    const isNew = !before && !local && !remote
    const isAsked = contestedKeys.has(id)
    const { type } = block ?? before ?? local ?? remote!
    return {
      key: blockKey(id),
      name: record.nameOf(type),
      origin: originOf(isChanged(local, stayedHere), isChanged(remote, stayedThere) || isNew, isAsked),
      fields: isAsked && before && local && remote ? contestedFields(record, before, local, remote) : [],
      block: block ?? null,
    }
  })
  return { merged: merged.blocks, parts }
}

function contestedFields(
  { labelOf }: BlockFields,
  { config: before }: PageComponent,
  { type, config: local }: PageComponent,
  { config: remote }: PageComponent,
) {
  return Object.keys({ ...local, ...remote })
    .filter((field) => isContested(before[field], local[field], remote[field]))
    .map((field) => labelOf(type, field))
}

/** Returns "2 from you, 1 from Dana and 1 changed by both in different ways". */
export function countParts(parts: readonly Pick<MergedPart, 'origin'>[], name: string): string {
  const count = (origin: Origin) => parts.filter((part) => part.origin === origin).length
  const [local, remote, both, contested] = [
    count('local'),
    count('remote'),
    count('both'),
    count('contested'),
  ]
  const counts = [
    local && `${local} from you`,
    remote && `${remote} from ${name}`,
    both && `${both} from both of you`,
    contested && `${contested} changed by both in different ways`,
  ].filter((text) => typeof text === 'string')
  return inWords(counts)
}
