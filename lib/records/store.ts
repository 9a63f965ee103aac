import 'server-only'
import { AppError } from '@/lib/errors'
import { database, type Transaction, write, type Writer } from '@/lib/data/client'
import { present } from '@/lib/data/page-fields'
import { isMissing, isDuplicate } from '@/lib/data/database-errors'
import { listOrSamples, withBuildFallback } from '@/lib/data/build-fallback'
import { inOrder, type Row, tableOf } from '@/lib/data/table'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { mergeOrder } from '@/lib/order'
import { type OrderFields } from '@/lib/schemas/content-fields'
import { type RecordKind, type Shape, type Stored, type Values } from './define-record'

/** What a kind does otherwise than others when it is read and written. Columns are its model's. */
type StoreRules<Fields extends Shape, Item> = {
  /** What visitors see while nothing is stored. */
  samples: Item[]
  /** Makes a record of its columns; without it they are the record. */
  toItem?: (row: Row) => Item
  /** Visitors see only what this says, besides what is in the trash. */
  shownWhere?: object
  /** Fills columns that records of older versions lack. @returns true if there were any */
  complete?: (rows: readonly Row[]) => Promise<boolean>
  /** Checks what is to be saved and returns its columns; `current` is null for a new record. */
  toColumns?: (db: Writer, changes: Partial<Values<Fields>>, current: Row | null) => Promise<object>
  /** Runs in the same transaction as a change. */
  onChanged?: (tx: Transaction, before: Row, after: Row) => Promise<void>
  /** Returns the refusal of columns of which one has to be unique and is taken. */
  takenError?: (db: Writer, columns: Row) => Promise<AppError>
  /** Returns the columns that change when a record is put into the trash, and when it comes back. */
  trashColumns?: (row: Row) => object
  restoredColumns?: (db: Writer | Transaction, row: Row) => Promise<object>
}

const place = { id: true, position: true, updatedAt: true }
const inTrash = { deletedAt: { not: null } }

/** How a kind of record is read and written. Lists come in the order that staff gave them. */
export interface RecordStore<Fields extends Shape = Shape, Item extends object = object> {
  record: RecordKind<Fields>
  /** How many samples visitors see while nothing is stored. */
  samples: number
  /** Returns those that visitors see; the samples while there are none. */
  listShown(): Promise<Item[]>
  /** Returns all for staff; never samples that only stand in. */
  list(): Promise<(Item & Stored)[]>
  /** Returns the record of an id, or null. */
  get(id: string): Promise<(Item & Stored) | null>
  /** Returns when somebody last changed one, as ISO; null while there are samples only. */
  lastChange(): Promise<string | null>
  /** Counts the stored ones; samples that only stand in don't count. */
  count(): Promise<{ total: number; featured: number; samples: number }>
  /** Adds a record before all others. @throws AppError invalid when there are too many; conflict when a unique value is taken */
  create(input: Partial<Values<Fields>>): Promise<Item & Stored>
  /**
   * Changes the fields that are named.
   * @throws AppError not-found; conflict when its version isn't `version` any more (with the record as it is, `now`), or when a
   * unique value is taken
   */
  update(id: string, changes: Partial<Values<Fields>> & { version?: number }): Promise<Item & Stored>
  /** Puts a record into the trash, from where restore() brings it back, and returns it. @throws AppError not-found */
  trash(id: string): Promise<Item & Stored>
  /** Brings a record back from the trash, to its old place. @throws AppError not-found */
  restore(id: string): Promise<Item & Stored>
  /** Gives all of them an order; see mergeOrder() for what others changed meanwhile. @returns the ids as they stand now */
  reorder(order: OrderFields): Promise<string[]>
  /** Puts all samples into the trash. @returns their ids */
  trashSamples(tx: Transaction): Promise<string[]>
  /** Brings samples back from the trash; what isn't there, or no sample, is passed over. */
  restoreSamples(tx: Transaction, ids: readonly string[]): Promise<void>
}

/** Returns the store of a kind of record. */
export function recordStore<Fields extends Shape, Item extends { id: string }>(
  record: RecordKind<Fields>,
  rules: StoreRules<Fields, Item>,
): RecordStore<Fields, Item> {
  const { model, one } = record
  const columns = Object.keys({ ...record.fields, ...record.apiFields })
  const flagged = (flag: 'isFeatured' | 'isSample') =>
    columns.includes(flag) ? { [flag]: true } : { id: '' }
  const select = Object.fromEntries(['id', ...columns].map((column) => [column, true]))
  const storedSelect = { ...select, version: true, updatedAt: true }
  const toItem = (row: Row) => (rules.toItem ? rules.toItem(row) : (row as Item))
  const toStored = ({ version, updatedAt, ...row }: Row) =>
    ({ ...toItem(row), version, updatedAt: (updatedAt as Date).toISOString() }) as Item & Stored
  const reader = async () => tableOf(await database(), model)

  async function read(query: object): Promise<Row[]> {
    const rows = await (await reader()).findMany(query)
    return (await rules.complete?.(rows)) ? (await reader()).findMany(query) : rows
  }

  const listShown = (): Promise<Item[]> =>
    listOrSamples(async () => {
      const where = { ...present, ...rules.shownWhere }
      return (await read({ where, select, orderBy: inOrder })).map(toItem)
    }, rules.samples)

  const list = async () =>
    (await read({ where: present, select: storedSelect, orderBy: inOrder })).map(toStored)

  async function get(id: string) {
    const [row] = await read({ where: { id, ...present }, select: storedSelect })
    return row ? toStored(row) : null
  }

  const lastChange = (): Promise<string | null> =>
    withBuildFallback(async () => {
      const latest = await (
        await reader()
      ).aggregate({
        where: columns.includes('isSample') ? { isSample: false } : {},
        _max: { updatedAt: true },
      })
      return (latest._max?.updatedAt as Date | null)?.toISOString() ?? null
    }, null)

  async function count() {
    const table = await reader()
    const counts = [{}, flagged('isFeatured'), flagged('isSample')].map((more) =>
      table.count({ where: { ...present, ...more } }),
    )
    const [total = 0, featured = 0, samples = 0] = await Promise.all(counts)
    return { total, featured, samples }
  }

  const columnsOf = async (db: Writer, changes: Partial<Values<Fields>>, current: Row | null): Promise<Row> =>
    withoutUndefined((await rules.toColumns?.(db, changes, current)) ?? changes) as Row

  const asRefusal = (error: unknown, db: Writer, data: Row): unknown =>
    isDuplicate(error) && rules.takenError ? rules.takenError(db, data) : error

  const create = (input: Partial<Values<Fields>>) =>
    write(async (db) => {
      const table = tableOf(db, model)
      const data = await columnsOf(db, { ...record.defaults, ...withoutUndefined(input) }, null)
      const [first] = await table.findMany({ where: present, orderBy: inOrder, take: 1, select: place })
      if (first && (await table.count({ where: present })) >= record.most)
        throw new AppError('invalid', {
          detail: `There is room for ${record.most} ${record.several.toLowerCase()}. Delete one that visitors no longer need.`,
        })
      const position = Number(first?.position ?? 1) - 1
      try {
        return toStored(await table.create({ data: { ...data, position }, select: storedSelect }))
      } catch (error) {
        throw await asRefusal(error, db, data)
      }
    })

  const update = (id: string, { version, ...changes }: Partial<Values<Fields>> & { version?: number }) =>
    write(async (db) => {
      const current = await tableOf(db, model).findUnique({ where: { id, ...present }, select: storedSelect })
      if (!current) throw new AppError('not-found')
      if (version !== undefined && version !== current.version)
        throw new AppError('conflict', {
          detail: `Somebody else has saved this ${one.toLowerCase()} since you opened it.`,
          about: { now: toStored(current) },
        })
      const data = await columnsOf(db, changes as Partial<Values<Fields>>, current)
      try {
        return await db.$transaction(async (tx) => {
          const where = { id, version: current.version, ...present }
          const next = { ...data, version: Number(current.version) + 1 }
          const saved = await tableOf(tx, model).update({ where, data: next, select: storedSelect })
          await rules.onChanged?.(tx, current, saved)
          return toStored(saved)
        })
      } catch (error) {
        throw isMissing(error)
          ? new AppError('conflict')
          : await asRefusal(error, db, { ...current, ...data })
      }
    })

  async function requireRow(db: Writer | Transaction, id: string, where: object): Promise<Row> {
    const row = await tableOf(db, model).findUnique({ where: { id, ...where }, select: storedSelect })
    if (!row) throw new AppError('not-found')
    return row
  }

  const trash = (id: string) =>
    write(async (db) => toStored(await trashRow(db, await requireRow(db, id, present))))

  async function trashRow(db: Writer | Transaction, row: Row): Promise<Row> {
    const data = { deletedAt: new Date(), ...rules.trashColumns?.(row) }
    await tableOf(db, model).update({ where: { id: row.id }, data, select: { id: true } })
    return row
  }

  const restore = (id: string) =>
    write(async (db) => toStored(await restoreRow(db, await requireRow(db, id, inTrash))))

  async function restoreRow(db: Writer | Transaction, row: Row): Promise<Row> {
    const data = { deletedAt: null, ...(await rules.restoredColumns?.(db, row)) }
    return tableOf(db, model).update({ where: { id: row.id }, data, select: storedSelect })
  }

  const reorder = ({ ids, before }: OrderFields): Promise<string[]> =>
    write((db) =>
      db.$transaction(async (tx) => {
        const table = tableOf(tx, model)
        const rows = await table.findMany({ where: present, orderBy: inOrder, select: place })
        const now = rows.map(({ id }) => String(id))
        const order = mergeOrder(before ?? now, ids, now)
        const rowById = new Map(rows.map((row) => [String(row.id), row]))
        for (const [position, id] of order.entries()) {
          const row = rowById.get(id)
          // Another place in the list is no change of the content: its version and date stay.
          if (row && row.position !== position)
            await table.updateMany({ where: { id }, data: { position, updatedAt: row.updatedAt } })
        }
        return order
      }),
    )

  async function trashSamples(tx: Transaction): Promise<string[]> {
    const where = { ...flagged('isSample'), ...present }
    const rows = await tableOf(tx, model).findMany({ where, select: storedSelect })
    for (const row of rows) await trashRow(tx, row)
    return rows.map(({ id }) => String(id))
  }

  async function restoreSamples(tx: Transaction, ids: readonly string[]): Promise<void> {
    const where = { AND: [{ id: { in: [...ids] } }, flagged('isSample')], ...inTrash }
    for (const row of await tableOf(tx, model).findMany({ where, select: storedSelect }))
      await restoreRow(tx, row)
  }

  return {
    record,
    samples: rules.samples.length,
    listShown,
    list,
    get,
    lastChange,
    count,
    create,
    update,
    trash,
    restore,
    reorder,
    trashSamples,
    restoreSamples,
  }
}
