import 'server-only'
import { database } from './client'
import { trashed } from './leads'
import { getSetting } from './settings'

/** Lists the texts that name private files: the photos of leads, jobs and reviews, messages' attachments, those in the trash too, and the claims' documents. */
export async function listPrivateMentions(): Promise<string[]> {
  const db = await database()
  const withPhotos = { where: { photos: { not: '' } }, select: { photos: true } }
  const [leads, reviews] = [await db.lead.findMany(withPhotos), await db.review.findMany(withPhotos)]
  const jobs = await db.jobPhoto.findMany({ select: { file: true } })
  const messages = await db.leadMessage.findMany({ where: { files: { not: '' } }, select: { files: true } })
  return [
    ...[...leads, ...reviews].map(({ photos }) => photos),
    ...[...jobs.map(({ file }) => file), ...messages.map(({ files }) => files)],
    JSON.stringify(await getSetting('profile')),
  ]
}

/** Lists the photos and files of a lead with those merged into it, or of a job; or of all in the trash. */
export async function listPhotosOf(record: { id: string } | 'trashed'): Promise<string[]> {
  const db = await database()
  const condition = record === 'trashed' ? { status: trashed } : record
  const lead = { OR: [condition, { mergedInto: condition }] }
  const leads = await db.lead.findMany({ where: { photos: { not: '' }, ...lead }, select: { photos: true } })
  const messages = await db.leadMessage.findMany({
    where: { files: { not: '' }, lead },
    select: { files: true },
  })
  const job = record === 'trashed' ? { deletedAt: { not: null } } : record
  const jobPhotos = await db.jobPhoto.findMany({ where: { job }, select: { file: true } })
  return [
    ...leads.map(({ photos }) => photos),
    ...messages.map(({ files }) => files),
    ...jobPhotos.map(({ file }) => file),
  ]
}
