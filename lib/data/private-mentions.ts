import 'server-only'
import { database } from './client'
import { trashed } from './leads'
import { getSetting } from './settings'

/** Lists the texts that name private files: the photos of all leads, those in the trash too, of reviews, and the claims' documents. */
export async function listPrivateMentions(): Promise<string[]> {
  const db = await database()
  const withPhotos = { where: { photos: { not: '' } }, select: { photos: true } }
  const [leads, reviews] = [await db.lead.findMany(withPhotos), await db.review.findMany(withPhotos)]
  return [...[...leads, ...reviews].map(({ photos }) => photos), JSON.stringify(await getSetting('profile'))]
}

/** Lists the photos of a lead, or of all in the trash, and of those merged into them, as their fields have them. */
export async function listPhotosOf(lead: { id: string } | 'trashed'): Promise<string[]> {
  const db = await database()
  const which = lead === 'trashed' ? { status: trashed } : lead
  const where = { photos: { not: '' }, OR: [which, { mergedInto: which }] }
  return (await db.lead.findMany({ where, select: { photos: true } })).map(({ photos }) => photos)
}
