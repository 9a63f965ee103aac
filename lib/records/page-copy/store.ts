import 'server-only'
import { serviceSlugs } from '@/lib/business/services'
import { type CopyTexts, type LandingKind, type Listing, type PageCopy } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { copyRevisions, landingFields, landingKey, textColumns, toPageCopy } from '@/lib/data/area-rows'
import { getPlace, listPlaces } from '@/lib/data/areas'
import { addRevision, getRevisionAuthor, keepRevision, type Saving } from '@/lib/data/revisions'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { AppError } from '@/lib/errors'
import { parsePage } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { toStored } from '@/lib/page-document/stored'
import { changeAreas, outdated } from '../area-store'
import { type CopyPatch } from './definition'

const isLandingKind = (place: string, kind: string): kind is LandingKind =>
  kind === 'town' ? getTownPage(place) !== null : (serviceSlugs as readonly string[]).includes(kind)

/** Returns a page's kind by the last part of its address. @throws AppError not-found */
export async function requireLandingKind(place: string, kind: string): Promise<LandingKind> {
  if (!isLandingKind(place, kind) || !(await getPlace(place))) throw new AppError('not-found')
  return kind
}

/** Returns what was sent as texts; `blocks` are the types that a page may have. @throws AppError invalid */
export function textsIn(
  { blocks: sentBlocks, pictures, ...texts }: CopyPatch,
  blocks: BlockRegistry,
): Partial<CopyTexts> {
  return withoutUndefined({
    ...texts,
    blocks: sentBlocks && toStored(parsePage(sentBlocks, null, blocks).blocks, blocks),
    pictures: pictures && Object.fromEntries(Object.entries(pictures).filter(([, src]) => src)),
  })
}

/**
 * Saves page copy; where none was written, it begins here. Every save is a revision.
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
  return changeAreas(async (tx) => {
    const row = await tx.landingPage.findUnique({ where: { id }, select: landingFields })
    if (expectedVersion !== undefined && (row?.version ?? 0) !== expectedVersion) {
      const author = row && (await getRevisionAuthor('landing', id, row.version, tx))
      throw outdated(row && toPageCopy(row), author?.name)
    }
    const columns = textColumns({ ...(row && toPageCopy(row)), ...patch })
    const savedRow = await tx.landingPage.upsert({
      where: { id },
      create: { id, place, service, ...columns },
      update: { ...columns, version: { increment: 1 } },
      select: landingFields,
    })
    await keepRevision(tx, copyRevisions, id, { ...columns, version: savedRow.version }, row, saving)
    return toPageCopy(savedRow)
  })
}

/** Stores texts as a revision and leaves the page as it is. @throws AppError not-found, invalid */
export async function keepPageCopy(
  place: string,
  kind: string,
  { name, ...state }: CopyPatch & { name: string },
  blocks: BlockRegistry,
  staffId?: string,
): Promise<void> {
  const id = landingKey(place, await requireLandingKind(place, kind))
  await addRevision(copyRevisions, id, textColumns(textsIn(state, blocks)), { staffId, name })
}

/**
 * Says whether search engines may list some pages ("place/service"); one without copy gets a row for it.
 * @returns those that weren't so before
 * @throws AppError invalid where a page doesn't exist
 */
export async function setListing(ids: readonly string[], listing: Listing): Promise<string[]> {
  const places = new Set((await listPlaces()).map(({ slug }) => slug))
  const pages = ids.map((id) => id.split('/') as [string, string])
  if (pages.some(([place, kind]) => !places.has(place) || !isLandingKind(place, kind)))
    throw new AppError('invalid', {
      detail: 'Some of these pages no longer exist. Reload the list and try again.',
    })
  return changeAreas(async (tx) => {
    const changedIds: string[] = []
    for (const [place, service] of pages) {
      const id = landingKey(place, service)
      const row = await tx.landingPage.findUnique({ where: { id }, select: { listing: true } })
      if ((row?.listing ?? 'auto') === listing) continue
      await tx.landingPage.upsert({
        where: { id },
        create: { id, place, service, listing },
        update: { listing },
        select: { id: true },
      })
      changedIds.push(`${place}/${service}`)
    }
    return changedIds
  })
}
