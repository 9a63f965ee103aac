import 'server-only'
import { seedPageCopy, seedPlaces, seedServices } from '@/lib/content/area-seed'
import { landingKey, textColumns } from './area-rows'
import { type Transaction, write } from './client'

// The places, services and own words of the files go into the database once, and a newer file's texts after them as long as
// nobody has saved anything in their place (version 1).

const placeRow = ({
  slug,
  notes,
  drive: _drive,
  nearby: _nearby,
  updatedAt: _at,
  ...facts
}: (typeof seedPlaces)[number]) => ({
  slug,
  ...facts,
  notes: JSON.stringify(notes),
})
const serviceRow = (
  { features, guide, updatedAt: _at, ...facts }: (typeof seedServices)[number],
  position: number,
) => ({ ...facts, features: JSON.stringify(features), guide: JSON.stringify(guide), position })
const landingRow = ({ place, service, listing, version, ...texts }: (typeof seedPageCopy)[number]) => ({
  id: landingKey(place, service),
  place,
  service,
  listing,
  version,
  ...textColumns(texts),
})

const select = { version: true } as const
const byMost = 100

/** Fills the tables that are empty. A place that staff have removed doesn't come back: its table has others. */
async function fill(tx: Transaction): Promise<void> {
  if ((await tx.place.count()) === 0) await tx.place.createMany({ data: seedPlaces.map(placeRow) })
  if ((await tx.service.count()) === 0) await tx.service.createMany({ data: seedServices.map(serviceRow) })
  if ((await tx.landingPage.count()) > 0) return
  const rows = seedPageCopy.map(landingRow)
  for (let start = 0; start < rows.length; start += byMost)
    await tx.landingPage.createMany({ data: rows.slice(start, start + byMost) })
}

/** Fills the tables that are empty. To be called inside of a write, before anything is changed. */
export const seedMissing = (): Promise<void> => write((db) => db.$transaction(fill, { timeout: 30_000 }))

/**
 * Fills the tables that are empty, and brings what nobody has saved yet up to date with the files.
 * @returns how many rows were brought up to date
 */
export async function seedAreas(): Promise<number> {
  return write(async (db) => {
    await db.$transaction(fill, { timeout: 30_000 })
    let renewed = 0
    await db.$transaction(
      async (tx) => {
        const places = new Map(
          (await tx.place.findMany({ where: { version: 1 } })).map((row) => [row.slug, row]),
        )
        for (const place of seedPlaces.map(placeRow))
          if (differs(places.get(place.slug), place)) {
            await tx.place.update({
              where: { slug: place.slug },
              data: place,
              select,
            })
            renewed += 1
          }
        const services = new Map(
          (await tx.service.findMany({ where: { version: 1 } })).map((row) => [row.slug, row]),
        )
        for (const service of seedServices.map(serviceRow))
          if (differs(services.get(service.slug), service)) {
            await tx.service.update({
              where: { slug: service.slug },
              data: service,
              select,
            })
            renewed += 1
          }
        const landings = new Map(
          (await tx.landingPage.findMany({ where: { version: 1 } })).map((row) => [row.id, row]),
        )
        for (const { listing: _listing, ...landing } of seedPageCopy.map(landingRow)) {
          const { id } = landing
          if (!differs(landings.get(id), landing)) continue
          await tx.landingPage.update({ where: { id }, data: landing, select })
          renewed += 1
        }
      },
      { timeout: 60_000 },
    )
    return renewed
  })
}

/** Whether a row that nobody has saved says something else than the file. */
const differs = (row: object | undefined, seed: object): boolean =>
  row !== undefined &&
  Object.entries(seed).some(([name, value]) => (row as Record<string, unknown>)[name] !== value)
