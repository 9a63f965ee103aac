import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SavedBlock, type StoredComponent } from '@/lib/content-types'
import { database, type Reader, write } from '@/lib/data/client'
import { parseJsonList } from '@/lib/data/json'
import { settingText, storeSetting } from '@/lib/data/setting-rows'
import { AppError } from '@/lib/errors'
import { readClipboardBlocks, toStoredClipboardBlocks } from '@/lib/page-document/clipboard-blocks'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { openBlocks } from '@/lib/page-document/stored'
import { mostSavedBlocks, type SavedBlockFields } from '@/lib/schemas/saved-blocks'
import { isRecord, isText } from '@/lib/type-guards'

// Blocks that staff keep under a name and add to pages as copies. They are few and small, so one Setting row holds them all.

type SavedBlockRow = { id: string; name: string; block: Omit<StoredComponent, 'id'> }

const key = 'saved-blocks'

const isRow = (row: unknown): row is SavedBlockRow =>
  isRecord(row) &&
  isText(row.id) &&
  isText(row.name) &&
  isRecord(row.block) &&
  isText(row.block.type) &&
  isRecord(row.block.config)

async function read(db: Pick<Reader, 'setting'>): Promise<SavedBlockRow[]> {
  const text = await settingText(db, key)
  return text === null ? [] : parseJsonList(text, isRow, { model: 'Setting', id: key, field: 'value' })
}

/** Returns the store of saved blocks. Each of its functions returns all of them, by name. */
export function savedBlockStore(registry: BlockRegistry) {
  const open = (rows: readonly SavedBlockRow[]): SavedBlock[] =>
    rows
      .flatMap(({ id, name, block }) =>
        openBlocks([{ ...block, id }], registry).map(({ type, config }) => ({ id, name, type, config })),
      )
      .sort((a, b) => a.name.localeCompare(b.name))

  const change = (toRows: (rows: SavedBlockRow[]) => SavedBlockRow[]): Promise<SavedBlock[]> =>
    write(async (db) => {
      const rows = toRows(await read(db))
      await storeSetting(db, key, rows)
      return open(rows)
    })

  /** Replaces a row. @throws AppError not-found */
  const replace = (id: string, toRow: (row: SavedBlockRow) => SavedBlockRow[]) =>
    change((rows) => {
      if (rows.some((row) => row.id === id)) return rows.flatMap((row) => (row.id === id ? toRow(row) : row))
      throw new AppError('not-found', { detail: 'Someone has deleted this saved component in the meantime.' })
    })

  return {
    list: async () => open(await read(await database())),
    /** @throws AppError invalid (it can't be taken, or there are too many) */
    create({ name, block: sentBlock }: SavedBlockFields): Promise<SavedBlock[]> {
      const [block] = toStoredClipboardBlocks(readClipboardBlocks([sentBlock], registry), registry)
      return change((rows) => {
        if (rows.length < mostSavedBlocks) return [...rows, { id: randomUUID(), name, block: block! }]
        throw new AppError('invalid', {
          detail: `There are ${mostSavedBlocks} saved components already. Delete one you no longer use, then save this.`,
        })
      })
    },
    rename: (id: string, name: string) => replace(id, (row) => [{ ...row, name }]),
    /** Pages keep their copies. */
    remove: (id: string) => replace(id, () => []),
  }
}
