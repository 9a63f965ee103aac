import 'server-only'
import { formatMoney, formatRange } from '@/lib/business/money'
import { type ServiceSlug } from '@/lib/business/services'
import { write } from '@/lib/data/client'
import { isProjectTrashed, noteJobProject } from '@/lib/data/jobs'
import { getMediaByHash, updateMedia } from '@/lib/data/media'
import { AppError } from '@/lib/errors'
import { type Job, type JobPair } from '@/lib/job-types'
import { addPicture, deletePicture, withUses } from '@/lib/media/library'
import { parseMediaPath } from '@/lib/media/path'
import { invalidate } from '@/lib/records/invalidate'
import { project } from '@/lib/records/project/definition'
import { projectStore } from '@/lib/records/project/store'
import { counted } from '@/lib/text/counted'
import { officeDay } from '@/lib/time/office-time'
import { cropPair, pairOf } from './pair'
import { jobStore, requireJob } from './store'
import { suggestAlts, suggestTitle } from './suggest'

const messages = {
  place: 'Enter the place, for example Nyack, NY',
  description: 'Say in a sentence or two what was done',
  pair: 'Take a photo of before and one of after',
  permission: 'Record the homeowner’s permission first',
  trashed: 'Its project is in the trash. Restore it there, or delete it for good, first.',
} as const

type Pictures = { beforeImage: string; afterImage: string }
const noPictures: Pictures = { beforeImage: '', afterImage: '' }

/** Returns how a job's photos are cropped. @throws AppError invalid, with a message for each fact that its project needs */
function requireFacts(job: Job, isToPublish: boolean): JobPair {
  const pair = pairOf(job)
  const isMissing = {
    place: !job.place,
    description: !job.description,
    pair: !pair,
    permission: isToPublish && !job.permission,
  }
  const names = (['place', 'description', 'pair', 'permission'] as const).filter((name) => isMissing[name])
  if (pair && names.length === 0) return pair
  throw new AppError('invalid', {
    detail: `${names.map((name) => messages[name]).join('. ')}.`,
    errors: Object.fromEntries(names.map((name) => [name, messages[name]])),
  })
}

function costOf({ costFrom, costTo }: Job): string {
  const [from, to] = [costFrom ?? costTo, costTo ?? costFrom]
  if (from === null || to === null) return ''
  const range = { from: Math.min(from, to), to: Math.max(from, to) }
  return from === to ? formatMoney(from) : formatRange(range, '–')
}

/** Returns the fields of a job's project, without its pictures. */
function fieldsOf(job: Job) {
  const takenTimes = job.photos.filter(({ moment }) => moment === 'after').map(({ takenAt }) => takenAt)
  return {
    title: job.title || suggestTitle(job),
    location: job.place,
    description: job.description,
    projectType: job.projectType,
    service: job.service as ServiceSlug | '',
    cost: costOf(job),
    timeline: job.weeks ? counted(job.weeks, 'week') : '',
    completedAt: takenTimes.length > 0 ? `${officeDay(takenTimes.sort().at(-1)!)}T12:00:00.000Z` : null,
  }
}

/** Adds a job's pair to the picture library, with alt texts. */
async function addPictures(job: Job, pair: JobPair): Promise<Pictures> {
  const croppedPair = await cropPair(pair, job.photos)
  if (!croppedPair) throw new AppError('invalid', { errors: { pair: messages.pair } })
  const alts = suggestAlts(job)
  const add = async (moment: 'before' | 'after') => {
    const { media } = await addPicture(croppedPair[moment], `${suggestTitle(job)} ${moment}`)
    return (await withUses(media.alt ? media : await updateMedia(media.id, { alt: alts[moment] }))).src
  }
  return { beforeImage: await add('before'), afterImage: await add('after') }
}

/** Deletes pictures that an earlier draft had, unless something else shows them. */
async function removePictures(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const media = await getMediaByHash(parseMediaPath(path)?.hash ?? '')
    if (!media) continue
    await deletePicture(media.id).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'conflict')) throw error
    })
  }
}

/**
 * Makes the project of a job as a draft, or makes the draft again; `isToPublish` publishes it. Pictures for visitors are made
 * with the homeowner's permission only: without it the draft has none. What staff have edited in the draft stays, but for
 * its pictures. A published project stays as it is.
 * @throws AppError not-found; invalid, with messages by field; conflict if the project is in the trash
 */
export async function makeProject(
  id: string,
  { staffId, isToPublish }: { staffId: string; isToPublish: boolean },
): Promise<Job> {
  const job = await requireJob(id)
  if (job.project?.isPublished) return job
  const pair = requireFacts(job, isToPublish)
  const pictures = job.permission ? await addPictures(job, pair) : null
  const unusedPaths = await write(async () => {
    const { projectId, projectVersion } = await jobStore.require(id)
    const before = projectId ? await projectStore.get(projectId) : null
    if (before?.isPublished) return []
    if (projectId && !before && (await isProjectTrashed(projectId)))
      throw new AppError('conflict', { detail: messages.trashed })
    const isEdited = before !== null && before.version !== projectVersion
    const changes = isEdited ? { ...pictures } : { ...fieldsOf(job), ...noPictures, ...pictures }
    let after = before
      ? (await projectStore.update(before.id, changes, { staffId })).after
      : await projectStore.create({ ...changes, isPublished: false }, { staffId })
    const note = () => noteJobProject(id, after.id, isEdited ? projectVersion : after.version)
    await note()
    if (isToPublish) {
      after = (await projectStore.update(after.id, { isPublished: true }, { staffId })).after
      await note()
    }
    await invalidate(project, before, after)
    const now = [after.beforeImage, after.afterImage]
    return before && !isEdited
      ? [before.beforeImage, before.afterImage].filter((path) => !now.includes(path))
      : []
  })
  await removePictures(unusedPaths)
  return requireJob(id)
}
