import { isUnsent, readJobTables, type StoredJob, updateStored } from './job-store'

async function readWaiting() {
  const { jobs, photos } = (await readJobTables()) ?? { jobs: [], photos: [] }
  const jobIds = new Set(photos.map(({ job }) => job))
  return { jobs, photos, isWaiting: (job: StoredJob) => isUnsent(job) || jobIds.has(job.id) }
}

/** Counts the jobs with something to send on this device. */
export async function countWaitingJobs(): Promise<number> {
  const { jobs, isWaiting } = await readWaiting()
  return jobs.filter(isWaiting).length
}

/** Deletes the jobs on this device, but for what the site doesn't have yet. */
export async function forgetJobs(): Promise<void> {
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
  const { jobs, isWaiting } = await readWaiting()
  for (const job of jobs) if (!isWaiting(job)) await updateStored('jobs', job.id, () => undefined)
}
