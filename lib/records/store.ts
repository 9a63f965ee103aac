import 'server-only'
import { cache } from 'react'
import { AppError } from '@/lib/errors'
import { database, type Transaction, write, type Writer } from '@/lib/data/client'
import { getProfile } from '@/lib/data/settings'
import { present } from '@/lib/data/page-fields'
import { maybeShown, visible } from '@/lib/data/page-schedule'
import { isMissing, isDuplicate } from '@/lib/data/database-errors'
import { listOrSamples, withBuildFallback } from '@/lib/data/build-fallback'
import { columnsOfModels, inOrder, type Row, tableOf } from '@/lib/data/table'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { mergeOrder } from '@/lib/order'
import { type OrderFields } from '@/lib/schemas/content-fields'
import { capitalized } from '@/lib/text/in-words'
import { type RecordKind, type Shape, type Stored, type Values } from './define-record'
import {
  type StoreRules,
  type RecordStore,
  type SavingRecord,
  type Changes,
  type RecordCounts,
} from './store-types'
import { inTrash, slugInTrash, slugNow } from './trash-rules'

const place = { id: true, position: true, updatedAt: true }

/** Returns the store of a kind of record. */
export function recordStore<Fields extends Shape, Item extends { id: string }>(
  record: RecordKind<Fields> & RecordKind,
  rules: StoreRules<Fields, Item>,
): RecordStore<Fields, Item> {
  const { model, one, trashedSlug, isScheduled } = record
  const modelColumns = columnsOfModels[capitalized(model) as keyof typeof columnsOfModels]
  const has = (column: string) => Object.hasOwn(modelColumns, column)
  const columns = [...Object.keys({ ...record.fields, ...record.apiFields }), ...(rules.columns ?? [])]
  const select = {
    ...Object.fromEntries(['id', ...columns].map((column) => [column, true])),
    ...rules.relations,
  }
  const storedSelect = { ...select, version: true, updatedAt: true }
  const trashSelect = trashedSlug ? { ...storedSelect, [trashedSlug]: true } : storedSelect
  const toItem = (row: Row) => (rules.toItem ? rules.toItem(row) : (row as Item))
  const toStored = (row: Row) =>
    ({
      ...toItem(row),
      version: row.version,
      updatedAt: (row.updatedAt as Date).toISOString(),
    }) as Item & Stored
  /** Returns a record as visitors may have seen it until now. */
  const toSeen = (row: Row) => ({
    ...toStored(row),
    ...(isScheduled && { isPublished: maybeShown(row as Parameters<typeof maybeShown>[0]) }),
  })
  const reader = async () => tableOf(await database(), model)

  async function read(query: object): Promise<Row[]> {
    const rows = await (await reader()).findMany(query)
    return (await rules.complete?.(rows)) ? (await reader()).findMany(query) : rows
  }

  /** Returns what visitors see, read once per request. */
  const listShown = cache((): Promise<Item[]> =>
    listOrSamples(async () => {
      const isHidden = has('isSample') && (await getProfile()).liveSince !== ''
      const where = {
        ...(isScheduled ? visible() : present),
        ...rules.shownWhere,
        ...(isHidden && { isSample: false }),
      }
      return (await read({ where, select, orderBy: inOrder })).map(toItem)
    }, rules.samples),
  )

  const list = async () =>
    (await read({ where: { ...present, ...rules.listedWhere }, select: storedSelect, orderBy: inOrder })).map(
      toStored,
    )

  async function get(id: string) {
    const [row] = await read({ where: { id, ...present }, select: storedSelect })
    return row ? toStored(row) : null
  }

  async function require(id: string) {
    const item = await get(id)
    if (!item) throw new AppError('not-found')
    return item
  }

  async function listDue(since: Date, until: Date) {
    const due = { gt: since, lte: until }
    const where = { ...present, OR: [{ publishAt: due }, { unpublishAt: due }] }
    return (await read({ where, select: storedSelect })).map(toStored)
  }

  const lastChange = (): Promise<string | null> =>
    withBuildFallback(async () => {
      const latest = await (
        await reader()
      ).aggregate({
        where: has('isSample') ? { isSample: false } : {},
        _max: { updatedAt: true },
      })
      return (latest._max?.updatedAt as Date | null)?.toISOString() ?? null
    }, null)

  async function count(): Promise<RecordCounts> {
    const table = await reader()
    const wheres = {
      total: {},
      ...(has('isFeatured') && { featured: { isFeatured: true } }),
      ...(has('isSample') && {
        own: { isSample: false },
        samples: { isSample: true, ...(has('isPublished') && { isPublished: true }) },
      }),
      ...(isScheduled && { published: visible() }),
    }
    const counts = Object.entries(wheres).map(
      async ([name, where]) =>
        [name, await table.count({ where: { ...present, ...rules.listedWhere, ...where } })] as const,
    )
    return Object.fromEntries(await Promise.all(counts)) as RecordCounts
  }

  const columnsOf = async (
    db: Writer,
    changes: Partial<Values<Fields>>,
    current: Row | null,
    saving: SavingRecord,
  ): Promise<Row> => ({
    ...(withoutUndefined((await rules.toColumns?.(db, changes, current, saving)) ?? changes) as Row),
    ...(has('savedById') && { savedById: saving.staffId ?? null }),
  })

  async function refusalOf(error: unknown, db: Writer, columns: Row): Promise<unknown> {
    if (!isDuplicate(error) || !trashedSlug) return error
    const message = `Another ${one.toLowerCase()} has this address.`
    return new AppError('conflict', {
      detail: `${message} Choose a different slug.`,
      errors: { slug: message },
      about: rules.suggestSlugs && { suggestions: await rules.suggestSlugs(db, columns) },
    })
  }

  /** Returns the position of a new record: before all others. @throws AppError invalid when there are too many */
  async function firstPosition(db: Writer) {
    const table = tableOf(db, model)
    const [first] = await table.findMany({ where: present, orderBy: inOrder, take: 1, select: place })
    const { most = Infinity, several } = record
    if (first && (await table.count({ where: present })) >= most)
      throw new AppError('invalid', {
        detail: `There is room for ${most} ${several.toLowerCase()}. Delete one that visitors no longer need.`,
      })
    return Number(first?.position ?? 1) - 1
  }

  const create = (input: Partial<Values<Fields>>, saving: SavingRecord = {}) =>
    write(async (db) => {
      const changes = { ...record.defaults, ...withoutUndefined(input) } as Partial<Values<Fields>>
      const data = await columnsOf(db, changes, null, saving)
      if (has('position')) data.position = await firstPosition(db)
      try {
        return await db.$transaction(async (tx) => {
          const after = await tableOf(tx, model).create({ data, select: storedSelect })
          await rules.onSaved?.(tx, { before: null, after, changes, saving: { staffId: saving.staffId } })
          return toStored(after)
        })
      } catch (error) {
        throw await refusalOf(error, db, data)
      }
    })

  async function conflict(id: string): Promise<AppError> {
    const now = await require(id)
    if (rules.outdated) return rules.outdated(now)
    return new AppError('conflict', {
      detail: `Someone else has saved this ${one.toLowerCase()} since you opened it.`,
      about: { now },
    })
  }

  const update = (
    id: string,
    { version, revisionName, ...rest }: Changes<Fields>,
    saving: SavingRecord = {},
  ) =>
    write(async (db) => {
      const changes = rest as Partial<Values<Fields>>
      const before = await requireRow(db, id, present)
      if (version !== undefined && version !== before.version) throw await conflict(id)
      const columns = await columnsOf(db, changes, before, saving)
      try {
        return await db.$transaction(async (tx) => {
          const where = { id, version: before.version, ...present }
          const data = { ...columns, version: Number(before.version) + 1 }
          const after = await tableOf(tx, model).update({ where, data, select: storedSelect })
          const { staffId } = saving
          await rules.onSaved?.(tx, { before, after, changes, saving: { staffId, name: revisionName } })
          return { before: toSeen(before), after: toStored(after) }
        })
      } catch (error) {
        throw isMissing(error) ? await conflict(id) : await refusalOf(error, db, { ...before, ...columns })
      }
    })

  async function requireRow(
    db: Writer | Transaction,
    id: string,
    where: object,
    columns = storedSelect,
  ): Promise<Row> {
    const row = await tableOf(db, model).findUnique({ where: { id, ...where }, select: columns })
    if (!row) throw new AppError('not-found')
    return row
  }

  const trash = (id: string) =>
    write(async (db) => toSeen(await trashRow(db, await requireRow(db, id, present))))

  async function trashRow(db: Writer | Transaction, row: Row): Promise<Row> {
    const id = String(row.id)
    const data = { deletedAt: new Date(), ...(trashedSlug && slugInTrash(trashedSlug, row)) }
    await tableOf(db, model).update({ where: { id }, data, select: { id: true } })
    await rules.onTrashed?.(db, id)
    return row
  }

  const restore = (id: string) =>
    write(async (db) => toStored(await restoreRow(db, await requireRow(db, id, inTrash, trashSelect))))

  async function restoreRow(db: Writer | Transaction, row: Row): Promise<Row> {
    const slug = trashedSlug && slugNow(trashedSlug, row)
    const data = {
      deletedAt: null,
      ...(trashedSlug && { [trashedSlug]: '', slug: await rules.freeSlug?.(db, { ...row, slug: slug! }) }),
      ...(await rules.restoredColumns?.(db, row)),
    }
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

  const samples = has('isSample') ? { isSample: true } : { id: '' }

  async function trashSamples(tx: Transaction): Promise<string[]> {
    const where = { ...samples, ...present }
    const rows = await tableOf(tx, model).findMany({ where, select: storedSelect })
    for (const row of rows) await trashRow(tx, row)
    return rows.map(({ id }) => String(id))
  }

  async function restoreSamples(tx: Transaction, ids: readonly string[]): Promise<void> {
    const where = { AND: [{ id: { in: [...ids] } }, samples], ...inTrash }
    for (const row of await tableOf(tx, model).findMany({ where, select: trashSelect }))
      await restoreRow(tx, row)
  }

  return {
    record,
    listShown,
    list,
    get,
    require,
    listDue,
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
