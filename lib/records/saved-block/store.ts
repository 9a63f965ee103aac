import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SavedBlock } from '@/lib/content-types'
import { changeSavedBlocks, listSavedBlocks, type SavedBlockRow } from '@/lib/data/saved-blocks'
import { AppError } from '@/lib/errors'
import { readClipboardBlocks, toStoredClipboardBlocks } from '@/lib/page-document/clipboard-blocks'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { openBlocks } from '@/lib/page-document/stored'
import { mostSavedBlocks, type SavedBlockFields } from '@/lib/schemas/saved-blocks'

// Blocks that staff keep under a name and add to pages as copies. Each function answers with all of them, by name.

const opened = (rows: readonly SavedBlockRow[], registry: BlockRegistry): SavedBlock[] =>
  rows
    .flatMap(({ id, name, block }) =>
      openBlocks([{ ...block, id }], registry).map(({ type, config }) => ({ id, name, type, config })),
    )
    .sort((one, other) => one.name.localeCompare(other.name))

export const savedBlocks = async (registry: BlockRegistry): Promise<SavedBlock[]> =>
  opened(await listSavedBlocks(), registry)

/** Keeps a block. @throws AppError invalid (it can't be taken, or there are too many) */
export async function keepBlock(
  { name, block: sent }: SavedBlockFields,
  registry: BlockRegistry,
): Promise<SavedBlock[]> {
  const [block] = toStoredClipboardBlocks(readClipboardBlocks([sent], registry), registry)
  const add = (rows: SavedBlockRow[]) => {
    if (rows.length < mostSavedBlocks) return [...rows, { id: randomUUID(), name, block: block! }]
    throw new AppError('invalid', {
      detail: `There are ${mostSavedBlocks} saved components already. Delete one you no longer use, then save this.`,
    })
  }
  return opened(await changeSavedBlocks(add), registry)
}

/** Gives a kept block another name. @throws AppError not-found */
export const renameSavedBlock = async (
  id: string,
  name: string,
  registry: BlockRegistry,
): Promise<SavedBlock[]> =>
  opened(
    await changeSavedBlocks((rows) => {
      requireRow(rows, id)
      return rows.map((row) => (row.id === id ? { ...row, name } : row))
    }),
    registry,
  )

/** Takes a kept block away; pages keep their copies. @throws AppError not-found */
export const dropSavedBlock = async (id: string, registry: BlockRegistry): Promise<SavedBlock[]> =>
  opened(
    await changeSavedBlocks((rows) => {
      requireRow(rows, id)
      return rows.filter((row) => row.id !== id)
    }),
    registry,
  )

function requireRow(rows: readonly SavedBlockRow[], id: string): void {
  if (rows.some((row) => row.id === id)) return
  throw new AppError('not-found', { detail: 'Somebody has deleted this saved component meanwhile.' })
}
