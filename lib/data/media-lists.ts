import 'server-only'
import { database, type Writer } from './client'
import type { Media } from '@/lib/content-types'
import { newestFirst, select, toMedia } from './media'
import { noteEarlierMentions, picturesIn } from './media-mentions'
import { listSharePictures, sharePicturesKey } from './share-pictures'

// The library's screen: what it lists is found here, so that only a page of it is read.

type Part = {
  /** Those whose alt text is missing. */
  bare?: boolean
  /** Those that may be among them, by content hash. */
  hashes?: readonly string[]
}

const where = ({ bare, hashes }: Part) => ({
  ...(bare && { alt: '' }),
  ...(hashes && { hash: { in: [...hashes] } }),
})

export async function countMedia(part: Part = {}): Promise<number> {
  return (await database()).media.count({ where: where(part) })
}

/** Some uploaded pictures, newest first. */
export async function listMediaPart(part: Part, skip: number, take: number): Promise<Media[]> {
  const db = await database()
  const rows = await db.media.findMany({ where: where(part), orderBy: [...newestFirst], skip, take, select })
  return rows.map(toMedia)
}

/**
 * What every uploaded picture is found by, newest first. A search that looks past capitals and accents can't be the
 * database's without a column of its own for it: these three are all that is read for one.
 */
export async function listMediaWords() {
  const db = await database()
  return db.media.findMany({ select: { hash: true, name: true, alt: true }, orderBy: [...newestFirst] })
}

/** The content hashes of the uploaded pictures that nothing shows but what is in the trash, newest first. */
export async function listUnusedHashes(): Promise<string[]> {
  await noteEarlierMentions()
  // A mention and a picture are no relation of the schema's.
  const db = (await database()) as Writer
  const [rows, landings, projects, settings, shared] = await Promise.all([
    db.$queryRaw<{ hash: string }[]>`
      SELECT "hash" FROM "Media" WHERE "hash" NOT IN (
        SELECT "picture" FROM "MediaMention" WHERE "kind" IN ('page', 'post') AND "ownerId" IN (
          SELECT "id" FROM "Page" WHERE "deletedAt" IS NULL
          UNION ALL SELECT "id" FROM "Post" WHERE "deletedAt" IS NULL
        )
      ) ORDER BY "createdAt" DESC, "id" ASC`,
    db.landingPage.findMany({ select: { pictures: true, blocks: true } }),
    db.project.findMany({ where: { deletedAt: null }, select: { beforeImage: true, afterImage: true } }),
    db.setting.findMany({
      where: { value: { contains: '/media/' }, key: { not: sharePicturesKey } },
      select: { value: true },
    }),
    listSharePictures(),
  ])
  const chosen = shared.filter(({ page }) => !page.deletedAt).map(({ picture }) => ({ picture }))
  const elsewhere = picturesIn(
    [...landings, ...projects, ...settings, ...chosen].flatMap(Object.values).join(' '),
  )
  return rows.map(({ hash }) => hash).filter((hash) => !elsewhere.has(hash))
}
