import 'server-only'
import { type Job, type JobFields, type JobPair } from '@/lib/job-types'
import { write } from '@/lib/data/client'
import { isDuplicate } from '@/lib/data/database-errors'
import {
  hideUnpermitted,
  type JobPhotoRow,
  photosOfJob,
  projectsById,
  toJobPhoto,
  toPermission,
} from '@/lib/data/jobs'
import { parseJson } from '@/lib/data/json'
import { type Row } from '@/lib/data/table'
import { AppError } from '@/lib/errors'
import { type Stored } from '@/lib/records/define-record'
import { job } from '@/lib/records/job/definition'
import { recordStore } from '@/lib/records/store'
import { revalidate } from '@/lib/revalidate'
import { suggestTitle } from './suggest'

type StoredJob = Omit<Job, 'project'> & { name: string; projectId: string | null; projectVersion: number }
type JobRow = Row & { id: string; pair: string | null; permission: string | null; createdAt: Date }

function toStoredJob(row: JobRow): StoredJob {
  const pair = row.pair === null ? null : parseJson(row.pair, { model: 'Job', id: row.id, field: 'pair' })
  return {
    ...row,
    pair: pair as JobPair | null,
    permission: toPermission(row),
    photos: (row.photos as unknown as JobPhotoRow[]).map(toJobPhoto),
    createdAt: row.createdAt.toISOString(),
  } as unknown as StoredJob
}

/** Reads and saves jobs. Taking a permission back hides the project in the same transaction. */
export const jobStore = recordStore<typeof job.fields, StoredJob>(job, {
  samples: [],
  columns: ['name', 'projectId', 'projectVersion', 'createdAt'],
  relations: photosOfJob,
  toItem: (row) => toStoredJob(row as JobRow),
  toColumns(_db, { pair, permission, ...fields }, current) {
    const facts = { ...current, ...fields } as JobFields
    return {
      ...fields,
      name: facts.title || suggestTitle(facts),
      pair: pair && JSON.stringify(pair),
      permission: permission && JSON.stringify(permission),
    }
  },
  async outdated(now) {
    return new AppError('conflict', {
      detail: 'Someone else has changed this job since.',
      about: { now: await toJob(now) },
    })
  },
  async onSaved(tx, { before, after }) {
    if (!before?.permission || after.permission || !after.projectId) return
    await hideUnpermitted(tx)
  },
})

/** Returns jobs as the API answers them. */
async function toJobs(jobs: readonly (StoredJob & Stored)[]): Promise<Job[]> {
  const projects = await projectsById(jobs.flatMap(({ projectId }) => projectId ?? []))
  return jobs.map(({ name: _name, projectId, projectVersion, ...rest }) => {
    const { version, ...project } = projects.get(projectId ?? '') ?? { version: 0 }
    const isEdited = version !== projectVersion
    return { ...rest, project: version ? { ...project, isEdited } : null } as Job
  })
}

const toJob = async (stored: StoredJob & Stored) => (await toJobs([stored]))[0]!

/** Lists all jobs, newest first. */
export const listJobs = async (): Promise<Job[]> => toJobs(await jobStore.list())

/** @throws AppError not-found */
export const requireJob = async (id: string): Promise<Job> => toJob(await jobStore.require(id))

/** Brings a job back from the trash. @throws AppError not-found */
export const restoreJob = async (id: string): Promise<Job> => toJob(await jobStore.restore(id))

/**
 * Adds a job, or changes the given fields of the one with this id. Equal values are no change, so that a request can be sent
 * twice.
 * @throws AppError not-found if it is in the trash; conflict, with the job as it is (`now`), if its version isn't `version`
 */
export const saveJob = (
  id: string,
  { version, ...fields }: Partial<JobFields> & { version?: number },
): Promise<{ job: Job; isNew: boolean }> =>
  write(async () => {
    const current = await jobStore.get(id)
    if (!current) return { job: await addJob(id, fields), isNew: true }
    const isChanged = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(current[name as keyof JobFields])
    const changes = Object.fromEntries(Object.entries(fields).filter(isChanged))
    if (Object.keys(changes).length === 0) return { job: await toJob(current), isNew: false }
    const { after } = await jobStore.update(id, { ...changes, version })
    if (current.permission && !after.permission && after.projectId) await revalidate({ kind: 'project' })
    return { job: await toJob(after), isNew: false }
  })

async function addJob(id: string, fields: Partial<JobFields>): Promise<Job> {
  try {
    return await toJob(await jobStore.create({ ...fields, id } as Parameters<typeof jobStore.create>[0]))
  } catch (error) {
    // The job of this id is in the trash.
    throw isDuplicate(error) ? new AppError('not-found') : error
  }
}
