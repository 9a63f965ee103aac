import 'server-only'
import {
  type AreaService,
  type LandingKind,
  type PageCopy,
  type Listing,
  type Place,
} from '@/lib/content/areas'
import { serviceSlugs } from '@/lib/business/services'
import { getTownPage } from '@/lib/content/town-pages'
import {
  addPlace,
  removePlace,
  savePlace,
  savePageCopy,
  saveService,
  setListing,
} from '@/lib/data/area-changes'
import { landingKey, copyRevisions, textColumns } from '@/lib/data/area-rows'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { addRevision } from '@/lib/data/revisions'
import { AppError } from '@/lib/errors'
import { parseComponents } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { toStored } from '@/lib/page-document/stored'
import { revalidate } from '@/lib/revalidate'
import {
  type LandingPatch,
  type LandingState,
  type PlaceFields,
  type PlacePatch,
  type ServicePatch,
} from '@/lib/schemas/areas'

// What staff do with places, services and own words. Each change has the pages rendered again that show it, and no others.

/** Those that name a place among their nearest. */
const neighborsOf = (slug: string, places: readonly Place[]) =>
  places.filter(({ nearby }) => nearby.includes(slug)).map((place) => place.slug)

/** @throws AppError not-found, conflict (with `current`) */
export async function changePlace(slug: string, patch: PlacePatch): Promise<Place> {
  const { before, after } = await savePlace(slug, patch)
  await revalidate({ kind: 'place', before, after, neighbors: neighborsOf(after.slug, await listPlaces()) })
  return after
}

/** Adds a place: its pages are there at once, and every list counts it. @throws AppError conflict (slug) */
export async function makePlace(fields: PlaceFields): Promise<Place> {
  const place = await addPlace(fields)
  await revalidate({ kind: 'site' })
  return place
}

/** Takes a place away. @returns the place that its addresses lead to @throws AppError not-found, conflict */
export async function dropPlace(slug: string): Promise<{ removed: Place; to: Place }> {
  const change = await removePlace(slug, getTownPage(slug) !== null)
  await revalidate({ kind: 'site' })
  return change
}

/** @throws AppError not-found, conflict (with `current`) */
export async function changeService(
  slug: string,
  patch: ServicePatch & { isOn?: boolean },
): Promise<AreaService> {
  const { before, after } = await saveService(slug, patch)
  const places = (await listPlaces()).map((place) => place.slug)
  await revalidate({ kind: 'service', before, after, places })
  return after
}

/** A page's kind by the last part of its address. @throws AppError not-found */
export async function requireLandingKind(place: string, kind: string): Promise<LandingKind> {
  if (!isLandingKind(place, kind) || !(await getPlace(place))) throw new AppError('not-found')
  return kind
}

const isLandingKind = (place: string, kind: string): kind is LandingKind =>
  kind === 'town' ? getTownPage(place) !== null : (serviceSlugs as readonly string[]).includes(kind)

/** Saves a page's own words; `blocks` are the types that it may have. @throws AppError not-found, invalid, conflict */
export async function changePageCopy(
  place: string,
  kind: string,
  { version, revisionName, blocks: sent, pictures, ...texts }: LandingPatch,
  blocks: BlockRegistry,
  staffId?: string,
): Promise<PageCopy> {
  const service = await requireLandingKind(place, kind)
  const patch = {
    ...texts,
    ...(sent && { blocks: storedBlocks(sent, blocks) }),
    ...(pictures && { pictures: chosenPictures(pictures) }),
  }
  const saved = await savePageCopy(place, service, patch, version, { staffId, name: revisionName })
  await revalidate({ kind: 'landing', place, service })
  return saved
}

/** Keeps texts under a name and leaves the page as it is. @throws AppError not-found, invalid */
export async function keepPageCopy(
  place: string,
  kind: string,
  { name, blocks: sent, pictures, ...texts }: LandingState,
  blocks: BlockRegistry,
  staffId?: string,
): Promise<void> {
  const service = await requireLandingKind(place, kind)
  const state = { ...texts, blocks: storedBlocks(sent, blocks), pictures: chosenPictures(pictures) }
  await addRevision(copyRevisions, landingKey(place, service), textColumns(state), { staffId, name })
}

const storedBlocks = (sent: unknown[], blocks: BlockRegistry) =>
  toStored(parseComponents(sent, blocks).blocks, blocks)

const chosenPictures = (pictures: LandingState['pictures']) =>
  Object.fromEntries(Object.entries(pictures).filter(([, src]) => src))

/** Whether search engines may list some pages. @returns how many weren't so before @throws AppError invalid */
export async function changeListing(ids: readonly string[], listing: Listing): Promise<number> {
  const places = new Set((await listPlaces()).map(({ slug }) => slug))
  const pages = ids.map((id) => id.split('/') as [string, string])
  if (pages.some(([place, kind]) => !places.has(place) || !isLandingKind(place, kind)))
    throw new AppError('invalid', {
      detail: 'Some of these pages don’t exist any more. Load the list again.',
    })
  const changed = await setListing(ids, listing)
  for (const id of changed) {
    const [place, service] = id.split('/') as [string, LandingKind]
    await revalidate({ kind: 'landing', place, service })
  }
  return changed.length
}
