import 'server-only'
import { type JobMoment, type JobPermission, type JobPhoto, maxJobPhotos } from '@/lib/job-types'
import { AppError } from '@/lib/errors'
import { type Prisma } from '@/prisma/generated/sqlite/client'
import { database, type Reader, type Transaction, write } from './client'
import { parseJson } from './json'
import { present } from './page-fields'

const photoSelect = {
  id: true,
  moment: true,
  file: true,
  width: true,
  height: true,
  takenAt: true,
  over: true,
} satisfies Prisma.JobPhotoSelect

export const photosOfJob = {
  photos: { select: photoSelect, orderBy: [{ takenAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.JobSelect

export type JobPhotoRow = Prisma.JobPhotoGetPayload<{ select: typeof photoSelect }>

export const toJobPhoto = (row: JobPhotoRow): JobPhoto => ({
  ...row,
  moment: row.moment as JobMoment,
  takenAt: row.takenAt.toISOString(),
})

/** Returns a job's photo; null if there is none of this id. @throws AppError not-found for a job that isn't there */
export async function getJobPhoto(jobId: string, id: string): Promise<JobPhoto | null> {
  const db = await database()
  const where = { id: jobId, ...present }
  const row = await db.job.findUnique({
    where,
    select: { photos: { where: { id }, select: photoSelect } },
  })
  if (!row) throw new AppError('not-found')
  return row.photos[0] ? toJobPhoto(row.photos[0]) : null
}

/**
 * Adds a photo to a job, unless it has it already.
 * @throws AppError not-found for a job that isn't there, conflict for another job's photo, invalid beyond maxJobPhotos
 */
export const addJobPhoto = (jobId: string, photo: JobPhoto): Promise<{ photo: JobPhoto; isNew: boolean }> =>
  write(async (db) => {
    const existing = await getJobPhoto(jobId, photo.id)
    if (existing) return { photo: existing, isNew: false }
    if (await db.jobPhoto.findUnique({ where: { id: photo.id }, select: { id: true } }))
      throw new AppError('conflict', { detail: 'Another job has this photo.' })
    if ((await db.jobPhoto.count({ where: { jobId } })) >= maxJobPhotos)
      throw new AppError('invalid', {
        detail: `A job has room for ${maxJobPhotos} photos. Remove one that isn’t needed.`,
      })
    const photos = { create: { ...photo, takenAt: new Date(photo.takenAt) } }
    await db.job.update({ where: { id: jobId }, data: { photos }, select: { id: true } })
    return { photo, isNew: true }
  })

/** Removes a job's photo. @returns its file, null if it wasn't there */
export const removeJobPhoto = (jobId: string, id: string): Promise<string | null> =>
  write(async (db) => {
    const photo = await getJobPhoto(jobId, id)
    if (!photo) return null
    await db.job.update({ where: { id: jobId }, data: { photos: { delete: { id } } }, select: { id: true } })
    return photo.file
  })

/** Returns projects by their ids, without those in the trash. */
export async function projectsById(ids: string[]) {
  const db = await database()
  const rows = await db.project.findMany({
    where: { id: { in: ids }, ...present },
    select: { id: true, slug: true, isPublished: true, version: true },
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns true for a project in the trash. */
export async function isProjectTrashed(id: string): Promise<boolean> {
  const db = await database()
  return (await db.project.count({ where: { id, deletedAt: { not: null } } })) > 0
}

/** Stores the project that was made of a job, and its version after that. */
export const noteJobProject = (id: string, projectId: string, projectVersion: number): Promise<unknown> =>
  write((db) => db.job.update({ where: { id }, data: { projectId, projectVersion }, select: { id: true } }))

/** Parses the permission in a job's column. */
export const toPermission = ({ id, permission }: { id: string; permission: string | null }) =>
  permission === null
    ? null
    : (parseJson(permission, { model: 'Job', id, field: 'permission' }) as JobPermission | null)

/** Returns the job of which a project was made, with its permission; null for any other project. */
export async function jobOfProject(db: Reader | Transaction, projectId: string) {
  const job = await db.job.findUnique({ where: { projectId }, select: { id: true, permission: true } })
  return job && { id: job.id, permission: toPermission(job) }
}

/** Writes into the audit log who published the project of a job, and how the permission was given. The name stays with the job. */
export async function noteProjectPublished(
  tx: Transaction,
  projectId: string,
  staffId: string | undefined,
): Promise<void> {
  const job = await jobOfProject(tx, projectId)
  if (!job?.permission) return
  const detail = `given ${job.permission.way} on ${job.permission.givenOn}`
  const data = { staffId, action: 'project-published', target: job.id, detail }
  await tx.auditEntry.create({ data, select: { id: true } })
}

async function projectIdsOf(tx: Transaction, where: Prisma.JobWhereInput): Promise<{ in: string[] }> {
  const jobs = await tx.job.findMany({ where, select: { projectId: true } })
  return { in: jobs.flatMap(({ projectId }) => projectId ?? []) }
}

/** Hides the projects whose jobs have no permission. */
export async function hideUnpermitted(tx: Transaction): Promise<void> {
  const id = await projectIdsOf(tx, { permission: null })
  await tx.project.updateMany({ where: { id, isPublished: true }, data: { isPublished: false } })
}

/** Removes the drafts that were made of jobs for good. */
export async function removeDraftsOf(tx: Transaction, ids: string[]): Promise<void> {
  const id = await projectIdsOf(tx, { id: { in: ids } })
  await tx.project.deleteMany({ where: { id, isPublished: false } })
}
