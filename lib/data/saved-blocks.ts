import 'server-only'
import { type StoredComponent } from '@/lib/content-types'
import { isRecord, isText } from '@/lib/type-guards'
import { database, type Reader, write } from './client'
import { parseJsonList } from './json'
import { settingText, storeSetting } from './setting-rows'

/** A block that staff keep to use again, as it is stored. */
export type SavedBlockRow = { id: string; name: string; block: Omit<StoredComponent, 'id'> }

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
  return text !== null ? parseJsonList(text, isRow, { model: 'Setting', id: key, field: 'value' }) : []
}

/** The blocks that staff keep. */
export const listSavedBlocks = async (): Promise<SavedBlockRow[]> => read(await database())

/** Changes what is kept; `change` may refuse by throwing. */
export const changeSavedBlocks = (
  change: (rows: SavedBlockRow[]) => SavedBlockRow[],
): Promise<SavedBlockRow[]> =>
  write(async (db) => {
    const rows = change(await read(db))
    await storeSetting(db, key, rows)
    return rows
  })
