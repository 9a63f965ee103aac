import 'server-only'
import {
  type LandingKind,
  type LandingRevision,
  type LandingTexts,
  type LandingWords,
} from '@/lib/content/areas'
import { AppError } from '@/lib/errors'
import {
  landingKey,
  type LandingRow,
  revisionFields,
  textFields,
  textColumns,
  type TextColumns,
  toLandingRevision,
} from './area-rows'
import { database, type Reader, type Transaction, write } from './client'
import { noteRevision } from './media-mentions'
import { type Saving } from './page-revisions'
import { thinLandingRevisions } from './thin-revisions'

type State = TextColumns & { version: number }

/** A state's texts without its number. */
const textsOf = (state: TextColumns): TextColumns =>
  Object.fromEntries(
    (Object.keys(textFields) as (keyof TextColumns)[]).map((name) => [name, state[name]]),
  ) as TextColumns

async function keep(
  tx: Transaction,
  landingId: string,
  state: State,
  more: { staffId?: string; name?: string; createdAt?: Date },
) {
  const data = { landingId, ...textsOf(state), version: state.version, ...more }
  const kept = await tx.landingRevision.create({ data, select: { id: true } })
  await noteRevision(tx, kept.id, { content: state.pictures, components: state.blocks })
}

/**
 * Keeps what is saved of a page's own words, and once what was there before the first save. A save that changes nothing
 * leaves nothing, unless it names a state that has no name.
 */
export async function keepLanding(
  tx: Transaction,
  landingId: string,
  state: State,
  before: LandingRow | null,
  { staffId, name = '' }: Saving,
): Promise<void> {
  const isKept = (texts: TextColumns) =>
    tx.landingRevision.findFirst({
      where: { landingId, ...textsOf(texts) },
      select: { id: true, name: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
  if (before && !(await isKept(before))) await keep(tx, landingId, before, { createdAt: before.updatedAt })
  const isSame = before && JSON.stringify(textsOf(before)) === JSON.stringify(textsOf(state))
  const same = isSame ? await isKept(state) : null
  if (same && (!name || !same.name)) {
    if (name)
      await tx.landingRevision.update({ where: { id: same.id }, data: { name }, select: { id: true } })
    return
  }
  await keep(tx, landingId, state, { staffId, name })
  await thinLandingRevisions(tx, landingId)
}

/** Who saved a version of a page's own words: a save that changed nothing left nothing, and is nobody's. */
export async function whoSavedLanding(
  db: Pick<Reader, 'landingRevision'>,
  landingId: string,
  version: number,
): Promise<{ id: string; name: string } | null> {
  const kept = await db.landingRevision.findFirst({
    where: { landingId, version },
    select: { staff: { select: { id: true, name: true } } },
  })
  return kept?.staff ?? null
}

/** The name of who saved own words as they are now, or null where nobody knows. */
export const nameOfWhoSaved = async ({ place, service, version }: LandingWords): Promise<string | null> =>
  (await whoSavedLanding(await database(), landingKey(place, service), version))?.name ?? null

/** Keeps texts that aren't saved under a name. @throws AppError not-found where the page has no words yet */
export async function keepLandingTexts(
  place: string,
  service: LandingKind,
  texts: LandingTexts,
  { staffId, name }: Saving,
): Promise<void> {
  const id = landingKey(place, service)
  await write((db) =>
    db.$transaction(async (tx) => {
      const row = await tx.landingPage.findUnique({
        where: { id },
        select: { id: true },
      })
      if (!row) throw new AppError('not-found')
      await keep(tx, id, { ...textColumns(texts), version: 0 }, { staffId, name })
      await thinLandingRevisions(tx, id)
    }),
  )
}

/** The kept states of a page's own words, newest first. */
export async function listLandingRevisions(place: string, service: LandingKind): Promise<LandingRevision[]> {
  const db = await database()
  const rows = await db.landingRevision.findMany({
    where: { landingId: landingKey(place, service) },
    select: revisionFields,
    orderBy: [{ createdAt: 'desc' }, { version: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toLandingRevision)
}
