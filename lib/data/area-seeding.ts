import 'server-only'
import { seedPageCopy, seedPlaces, seedServices } from '@/lib/content/area-seed'
import { jsonColumns, landingKey, textColumns } from './area-rows'
import { type Transaction, write } from './client'
import { type Row, tableOf } from './table'

// The places, services and page copy of the files go into the database once, and a newer file's texts after them as long as
// nobody has saved anything in their place (version 1).

/** The built-in rows of each table, and the column that names one. */
const tables = {
  place: {
    key: 'slug',
    rows: () =>
      seedPlaces.map(({ drive: _drive, nearby: _nearby, updatedAt: _at, ...place }) => jsonColumns(place)),
  },
  service: {
    key: 'slug',
    rows: () =>
      seedServices.map(({ updatedAt: _at, ...service }, position) => jsonColumns({ ...service, position })),
  },
  landingPage: {
    key: 'id',
    rows: () =>
      seedPageCopy.map(({ place, service, listing, version, ...texts }): Row => {
        const id = landingKey(place, service)
        return { id, place, service, listing, version, ...textColumns(texts) }
      }),
  },
} as const
const byMost = 100

/** Fills the tables that are empty. A place that staff have removed doesn't come back: its table has others. */
async function fill(tx: Transaction): Promise<void> {
  for (const [model, { rows }] of Object.entries(tables)) {
    if ((await tableOf(tx, model).count()) > 0) continue
    const data = rows()
    for (let start = 0; start < data.length; start += byMost)
      await tableOf(tx, model).createMany({ data: data.slice(start, start + byMost) })
  }
}

/** Fills the tables that are empty. To be called inside of a write, before anything is changed. */
export const seedMissing = (): Promise<void> => write((db) => db.$transaction(fill, { timeout: 30_000 }))

/**
 * Fills the tables that are empty, and brings what nobody has saved yet up to date with the files.
 * @returns how many rows were brought up to date
 */
export const seedAreas = (): Promise<number> =>
  write(async (db) => {
    await db.$transaction(fill, { timeout: 30_000 })
    return db.$transaction(renew, { timeout: 60_000 })
  })

async function renew(tx: Transaction): Promise<number> {
  let renewedCount = 0
  for (const [model, { key, rows }] of Object.entries(tables)) {
    const table = tableOf(tx, model)
    const stored = new Map((await table.findMany({ where: { version: 1 } })).map((row) => [row[key], row]))
    for (const { listing: _listing, ...data } of rows()) {
      const before = stored.get(data[key])
      if (!before || Object.entries(data).every(([name, value]) => before[name] === value)) continue
      await table.update({ where: { [key]: data[key] }, data, select: { version: true } })
      renewedCount += 1
    }
  }
  return renewedCount
}
