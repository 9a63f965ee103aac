import 'server-only'
import { seedMissing } from '@/lib/data/area-seeding'
import { jsonColumns } from '@/lib/data/area-rows'
import { type Transaction, write } from '@/lib/data/client'
import { isMissing } from '@/lib/data/database-errors'
import { tableOf } from '@/lib/data/table'
import { AppError } from '@/lib/errors'
import { type Change } from '@/lib/revalidate'
import { type RecordKind } from './define-record'

// Places and services are few, come with the site and are known by their slugs.

export type Area = { slug: string; name: string; version: number }
type Patch = { version?: number; [field: string]: unknown }

/** Reads and changes places or services. */
export type AreaStore<Item extends Area = Area> = {
  record: RecordKind
  list: () => Promise<Item[]>
  /** Returns the record. @throws AppError not-found */
  require: (slug: string) => Promise<Item>
  /** Changes the fields that are named. @throws AppError not-found, conflict (with `current`) */
  save: (slug: string, patch: Patch) => Promise<{ before: Item; after: Item }>
  /** Returns what a change invalidates. */
  invalidated(before: Item, after: Item): Promise<Change>
}

/** Runs a change in a transaction, on tables that have at least what comes with the site. */
export const changeAreas = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  write(async (db) => {
    await seedMissing()
    return db.$transaction(run)
  })

/** Returns the refusal of a version that isn't stored any more. */
export const outdated = (current: unknown, savedBy: string | null = null) =>
  new AppError('conflict', { about: { current, savedBy } })

/** Returns the store of places or of services. */
export function areaStore<Item extends Area>(
  record: RecordKind,
  {
    get,
    ...rules
  }: Pick<AreaStore<Item>, 'list' | 'invalidated'> & { get: (slug: string) => Promise<Item | null> },
): AreaStore<Item> {
  async function requireItem(slug: string): Promise<Item> {
    const item = await get(slug)
    if (!item) throw new AppError('not-found')
    return item
  }

  async function save(slug: string, { version, ...patch }: Patch) {
    const before = await requireItem(slug)
    const expectedVersion = version ?? before.version
    await changeAreas((tx) =>
      tableOf(tx, record.model).update({
        where: { slug: before.slug, version: expectedVersion },
        data: { ...jsonColumns(patch), version: expectedVersion + 1 },
        select: { slug: true },
      }),
    ).catch(async (error: unknown) => {
      throw isMissing(error) ? outdated(await get(slug)) : error
    })
    return { before, after: await requireItem(slug) }
  }

  return { record, ...rules, require: requireItem, save }
}
