import 'server-only'
import {
  type AreaService,
  type LandingKind,
  type CopyTexts,
  type PageCopy,
  type Listing,
  type Place,
} from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { AppError } from '@/lib/errors'
import { type PlaceFields, type PlacePatch, type ServicePatch } from '@/lib/schemas/areas'
import { landingKey, copyRevisions, textColumns, toPageCopy, landingFields } from './area-rows'
import { seedMissing } from './area-seeding'
import { getPlace, getService, listPlaces } from './areas'
import { type Transaction, write } from './client'
import { moveRedirect } from './redirects'
import { loadRedirects } from './redirect-table'
import { isMissing, isDuplicate } from './database-errors'
import { getRevisionAuthor, keepRevision, type Saving } from './revisions'
import { withoutUndefined } from './without-undefined'

// What staff change of places, services and own words. Each save names the version that was edited; another one at the
// database is a conflict, which carries what is there now.

type Changed<Thing> = { before: Thing; after: Thing }

/** Runs a change in a transaction, on tables that have at least what comes with the site. */
const change = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
  write(async (db) => {
    await seedMissing()
    return db.$transaction(run)
  })

const outdated = (current: unknown, savedBy: string | null = null) =>
  new AppError('conflict', { about: { current, savedBy } })

/** The columns of a place, or of what a patch names of one. */
const placeColumns = <Fields extends Omit<PlacePatch, 'version'>>({ notes, ...facts }: Fields) =>
  withoutUndefined({ ...facts, notes: notes && JSON.stringify(notes) })

/** Changes the fields that `patch` names. @throws AppError not-found, conflict (with `current`) */
export async function savePlace(slug: string, { version, ...patch }: PlacePatch): Promise<Changed<Place>> {
  const before = await requirePlace(slug)
  const expected = version ?? before.version
  await change((tx) =>
    tx.place.update({
      where: { slug: before.slug, version: expected },
      data: { ...placeColumns(patch), version: expected + 1 },
      select: { slug: true },
    }),
  ).catch(async (error: unknown) => {
    throw isMissing(error) ? outdated(await getPlace(slug)) : error
  })
  return { before, after: await requirePlace(slug) }
}

async function requirePlace(slug: string): Promise<Place> {
  const place = await getPlace(slug)
  if (!place) throw new AppError('not-found')
  return place
}

/** The addresses of a place's pages, each with what it is called by. */
const addressesOf = (place: string, services: readonly string[]) => [
  `/rockland/${place}`,
  ...services.map((service) => `/rockland/${place}/${service}`),
]

const slugTaken = () => {
  const message = 'Another place or service has this address. Choose a different one.'
  return new AppError('conflict', { detail: message, errors: { slug: message } })
}

async function createPlace(tx: Transaction, fields: PlaceFields): Promise<void> {
  if (
    await tx.service.findUnique({
      where: { slug: fields.slug },
      select: { slug: true },
    })
  )
    throw slugTaken()
  const last = await tx.place.findFirst({ orderBy: { position: 'desc' }, select: { position: true } })
  const { slug, notes, ...facts } = fields
  await tx.place.create({
    data: { slug, ...facts, notes: JSON.stringify(notes), position: (last?.position ?? -1) + 1 },
    select: { slug: true },
  })
  const services = await tx.service.findMany({ select: { slug: true } })
  const own = addressesOf(
    slug,
    services.map((service) => service.slug),
  )
  const townPage = getTownPage(slug) ? [`/${slug}`] : []
  await tx.redirect.deleteMany({ where: { fromPath: { in: [...own, ...townPage] } } })
}

/** Adds a place behind the others; its pages take the place of redirects. @throws AppError conflict (slug) */
export async function addPlace(fields: PlaceFields): Promise<Place> {
  await change((tx) => createPlace(tx, fields)).catch((error: unknown) => {
    throw isDuplicate(error) ? slugTaken() : error
  })
  await loadRedirects()
  return requirePlace(fields.slug)
}

/**
 * Takes a place away; its addresses lead to those of the nearest place. Own words and their revisions stay, for the case
 * that it comes back. `townPage`: it has a page of its own at the root, which leads to `instead` of it.
 * @returns the place, and the one that its addresses lead to
 * @throws AppError not-found, conflict for the last one
 */
export async function removePlace(
  slug: string,
  hasTownPage: boolean,
): Promise<{ removed: Place; to: Place }> {
  const removed = await requirePlace(slug)
  const to = removed.nearby[0] && (await getPlace(removed.nearby[0]))
  if (!to) throw new AppError('conflict', { detail: 'This is the last place: the site needs one.' })
  await change(async (tx) => {
    await tx.place.delete({ where: { slug: removed.slug }, select: { slug: true } })
    const services = (await tx.service.findMany({ select: { slug: true } })).map((service) => service.slug)
    const targets = addressesOf(to.slug, services)
    for (const [index, from] of addressesOf(removed.slug, services).entries())
      await moveRedirect(tx, from, targets[index]!)
    if (hasTownPage) await moveRedirect(tx, `/${removed.slug}`, `/rockland/${to.slug}`)
  })
  await loadRedirects()
  return { removed, to }
}

/** What an import does, in one step: all of it or nothing. */
export async function takePlaces(
  added: readonly PlaceFields[],
  changed: readonly { slug: string; patch: PlacePatch }[],
): Promise<Place[]> {
  await change(async (tx) => {
    for (const fields of added) await createPlace(tx, fields)
    for (const { slug, patch } of changed) {
      const { version: _version, ...facts } = patch
      const data = { ...placeColumns(facts), version: { increment: 1 } }
      await tx.place.update({ where: { slug }, data, select: { slug: true } })
    }
  })
  await loadRedirects()
  return listPlaces()
}

/** Changes the fields that `patch` names. @throws AppError not-found, conflict (with `current`) */
export async function saveService(
  slug: string,
  { version, features, guide, ...patch }: ServicePatch & { isOn?: boolean },
): Promise<Changed<AreaService>> {
  const before = await requireService(slug)
  const expected = version ?? before.version
  const lists = { features: features && JSON.stringify(features), guide: guide && JSON.stringify(guide) }
  await change((tx) =>
    tx.service.update({
      where: { slug: before.slug, version: expected },
      data: { ...withoutUndefined({ ...patch, ...lists }), version: expected + 1 },
      select: { slug: true },
    }),
  ).catch(async (error: unknown) => {
    throw isMissing(error) ? outdated(await getService(slug)) : error
  })
  return { before, after: await requireService(slug) }
}

async function requireService(slug: string): Promise<AreaService> {
  const service = await getService(slug)
  if (!service) throw new AppError('not-found')
  return service
}

/**
 * Saves a page's own words; where none were written, they begin here. Every save is kept (revisions.ts).
 * @throws AppError conflict (with `current`, and `savedBy` as far as is known)
 */
export async function savePageCopy(
  place: string,
  service: LandingKind,
  patch: Partial<CopyTexts>,
  expectedVersion: number | undefined,
  saving: Saving = {},
): Promise<PageCopy> {
  const id = landingKey(place, service)
  return change(async (tx) => {
    const row = await tx.landingPage.findUnique({
      where: { id },
      select: landingFields,
    })
    if (expectedVersion !== undefined && (row?.version ?? 0) !== expectedVersion) {
      const who = row && (await getRevisionAuthor('landing', id, row.version, tx))
      throw outdated(row && toPageCopy(row), who?.name)
    }
    const now = row ? toPageCopy(row) : undefined
    const columns = textColumns({ ...(now as CopyTexts), ...withoutUndefined(patch) })
    const saved = await tx.landingPage.upsert({
      where: { id },
      create: { id, place, service, ...columns },
      update: { ...columns, version: { increment: 1 } },
      select: landingFields,
    })
    await keepRevision(tx, copyRevisions, id, { ...columns, version: saved.version }, row, saving)
    return toPageCopy(saved)
  })
}

/**
 * Whether search engines may list some pages ("place/service"); those that have no own words get a row for it.
 * @returns those that weren't so before
 */
export async function setListing(ids: readonly string[], listing: Listing): Promise<string[]> {
  return change(async (tx) => {
    const changed: string[] = []
    for (const id of ids) {
      const [place = '', service = ''] = id.split('/')
      const key = { id: landingKey(place, service) }
      const where = key
      const row = await tx.landingPage.findUnique({ where, select: { listing: true } })
      if ((row?.listing ?? 'auto') === listing) continue
      const select = { place: true } as const
      await tx.landingPage.upsert({
        where,
        create: { ...key, place, service, listing },
        update: { listing },
        select,
      })
      changed.push(id)
    }
    return changed
  })
}
