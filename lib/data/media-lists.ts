import 'server-only'
import { database, type Writer } from './client'
import type { Media } from '@/lib/content-types'
import { newestFirst, select, toMedia } from './media'
import { noteEarlierMentions, picturesIn } from './media-mentions'
import { listSharePictures, sharePicturesKey } from './share-pictures'

// Queries for the library screen, so that only one page of it is read.

type Part = {
  bare?: boolean
  /** By content hash. */
  hashes?: readonly string[]
}

const where = ({ bare, hashes }: Part) => ({
  ...(bare && { alt: '' }),
  ...(hashes && { hash: { in: [...hashes] } }),
})

export async function countMedia(part: Part = {}): Promise<number> {
  return (await database()).media.count({ where: where(part) })
}

export async function listMediaPart(part: Part, skip: number, take: number): Promise<Media[]> {
  const db = await database()
  const rows = await db.media.findMany({ where: where(part), orderBy: [...newestFirst], skip, take, select })
  return rows.map(toMedia)
}

/**
 * Lists what pictures are searched by, newest first. Only these three columns are read: neither database can
 * ignore case and accents without a column for it.
 */
export async function listMediaTexts() {
  const db = await database()
  return db.media.findMany({ select: { hash: true, name: true, alt: true }, orderBy: [...newestFirst] })
}

/** Lists the hashes of uploaded pictures that nothing outside the trash shows, newest first. */
export async function listUnusedHashes(): Promise<string[]> {
  await noteEarlierMentions()
  // Mentions and pictures have no relation in the schema.
  const db = (await database()) as Writer
  const [rows, landings, projects, settings, shareRows] = await Promise.all([
    db.$queryRaw<{ hash: string }[]>`
      SELECT "hash" FROM "Media" WHERE "hash" NOT IN (
        SELECT "picture" FROM "MediaMention" WHERE "kind" IN ('page', 'post') AND "ownerId" IN (
          SELECT "id" FROM "Page" WHERE "deletedAt" IS NULL
          UNION ALL SELECT "id" FROM "Post" WHERE "deletedAt" IS NULL
        )
      ) ORDER BY "createdAt" DESC, "id" ASC`,
    db.landingPage.findMany({ select: { pictures: true, blocks: true } }),
    db.project.findMany({
      where: { deletedAt: null },
      select: { beforeImage: true, afterImage: true, details: true },
    }),
    db.setting.findMany({
      where: { value: { contains: '/media/' }, key: { not: sharePicturesKey } },
      select: { value: true },
    }),
    listSharePictures(),
  ])
  const sharePictures = shareRows.filter(({ page }) => !page.deletedAt).map(({ picture }) => ({ picture }))
  const elsewhere = picturesIn(
    [...landings, ...projects, ...settings, ...sharePictures].flatMap(Object.values).join(' '),
  )
  return rows.map(({ hash }) => hash).filter((hash) => !elsewhere.has(hash))
}
