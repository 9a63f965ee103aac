import 'server-only'
import { type Place } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { jsonColumns } from '@/lib/data/area-rows'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { type Transaction } from '@/lib/data/client'
import { loadRedirects } from '@/lib/data/redirect-table'
import { moveRedirect } from '@/lib/data/redirects'
import { isDuplicate } from '@/lib/data/database-errors'
import { tableOf } from '@/lib/data/table'
import { AppError } from '@/lib/errors'
import { areaStore, changeAreas } from '../area-store'
import { place, type PlaceFields, type PlacePatch } from './definition'

/** A place is on its own pages, and on those that name it among their nearest. */
export const placeStore = areaStore<Place>(place, {
  list: listPlaces,
  get: getPlace,
  invalidated: async (before, after) => {
    const neighbors = (await listPlaces()).filter(({ nearby }) => nearby.includes(after.slug))
    return { kind: 'place', before, after, neighbors: neighbors.map(({ slug }) => slug) }
  },
})

/** Returns the addresses of a place's pages. */
async function addressesOf(tx: Transaction, slug: string): Promise<string[]> {
  const services = await tx.service.findMany({ select: { slug: true } })
  return [`/rockland/${slug}`, ...services.map((service) => `/rockland/${slug}/${service.slug}`)]
}

const slugTaken = () => {
  const message = 'Another place or service has this address. Choose a different one.'
  return new AppError('conflict', { detail: message, errors: { slug: message } })
}

async function createPlace(tx: Transaction, fields: PlaceFields): Promise<void> {
  const { slug } = fields
  if (await tx.service.findUnique({ where: { slug }, select: { slug: true } })) throw slugTaken()
  const last = await tx.place.findFirst({ orderBy: { position: 'desc' }, select: { position: true } })
  const data = { ...jsonColumns(fields), position: (last?.position ?? -1) + 1 }
  await tableOf(tx, 'place').create({ data, select: { slug: true } })
  const addresses = [...(await addressesOf(tx, slug)), ...(getTownPage(slug) ? [`/${slug}`] : [])]
  await tx.redirect.deleteMany({ where: { fromPath: { in: addresses } } })
}

/** Adds a place behind the others; its pages take the place of redirects. @throws AppError conflict (slug) */
export async function addPlace(fields: PlaceFields): Promise<Place> {
  await changeAreas((tx) => createPlace(tx, fields)).catch((error: unknown) => {
    throw isDuplicate(error) ? slugTaken() : error
  })
  await loadRedirects()
  return placeStore.require(fields.slug)
}

/**
 * Removes a place; its addresses lead to those of the nearest one, and a town page of it to that one's page. Page copy and
 * its revisions stay, in case it comes back.
 * @returns the place, and the one that its addresses lead to
 * @throws AppError not-found, conflict for the last one
 */
export async function removePlace(slug: string): Promise<{ removed: Place; to: Place }> {
  const removed = await placeStore.require(slug)
  const to = removed.nearby[0] && (await getPlace(removed.nearby[0]))
  if (!to)
    throw new AppError('conflict', { detail: 'The site needs at least one place. Add another one first.' })
  await changeAreas(async (tx) => {
    await tx.place.delete({ where: { slug: removed.slug }, select: { slug: true } })
    const targets = await addressesOf(tx, to.slug)
    for (const [index, from] of (await addressesOf(tx, removed.slug)).entries())
      await moveRedirect(tx, from, targets[index]!)
    if (getTownPage(removed.slug)) await moveRedirect(tx, `/${removed.slug}`, `/rockland/${to.slug}`)
  })
  await loadRedirects()
  return { removed, to }
}

/** Stores what an import brings, in one step: all of it or nothing. */
export async function takePlaces(
  newPlaces: readonly PlaceFields[],
  changes: readonly { slug: string; patch: PlacePatch }[],
): Promise<void> {
  await changeAreas(async (tx) => {
    for (const fields of newPlaces) await createPlace(tx, fields)
    for (const { slug, patch } of changes) {
      const { version: _version, ...facts } = patch
      const data = { ...jsonColumns(facts), version: { increment: 1 } }
      await tx.place.update({ where: { slug }, data, select: { slug: true } })
    }
  })
  await loadRedirects()
}
