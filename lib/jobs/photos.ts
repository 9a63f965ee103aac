import 'server-only'
import { type JobPhoto } from '@/lib/job-types'
import { addJobPhoto, getJobPhoto, removeJobPhoto } from '@/lib/data/jobs'
import { receivePhotos } from '@/lib/private-files/photos'
import { storePhoto } from '@/lib/private-files/store'
import { removeUnsent } from '@/lib/private-files/sweep'

const messages = {
  busy: 'Many photos are coming in right now. It will be sent again in a few seconds.',
  full: 'The site’s disk is full. Tell whoever runs the site; the photo is sent again later.',
} as const

/**
 * Stores a job's photo, unless the job has it already: `read` gives its bytes.
 * @throws AppError as addJobPhoto(), receivePhotos() and storePhoto()
 */
export async function takeJobPhoto(
  jobId: string,
  about: Pick<JobPhoto, 'id' | 'moment' | 'over' | 'takenAt'>,
  read: () => Promise<Buffer>,
): Promise<{ photo: JobPhoto; isNew: boolean }> {
  const existing = await getJobPhoto(jobId, about.id)
  if (existing) return { photo: existing, isNew: false }
  const { id: file, ...size } = await receivePhotos(async () => storePhoto(await read()), messages)
  let isNew = false
  try {
    const storedPhoto = await addJobPhoto(jobId, { ...about, file, ...size })
    isNew = storedPhoto.isNew
    return storedPhoto
  } finally {
    // The same photo may have come by another request meanwhile.
    if (!isNew) await removeUnsent(file)
  }
}

/** Deletes a job's photo. @throws AppError not-found for a job that isn't there */
export async function deleteJobPhoto(jobId: string, id: string): Promise<void> {
  const file = await removeJobPhoto(jobId, id)
  if (file) await removeUnsent(file)
}
