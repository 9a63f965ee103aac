import { type JobFields, type JobMoment, type WonLead } from '@/lib/job-types'
import { suggestTitle } from '@/lib/jobs/suggest'
import { normalizePlace, getTown } from '@/lib/business/towns'
import { askedService } from '@/lib/business/asked-service'
import { getService } from '@/lib/business/services'
import { inWords } from '@/lib/text/in-words'
import { type LocalJob, type LocalPhoto } from './use-jobs'

export const photosOf = ({ photos }: LocalJob, moment: JobMoment): LocalPhoto[] =>
  photos.filter((photo) => photo.moment === moment)

export const titleOf = (job: LocalJob): string => job.title || suggestTitle(job)

/** Lists what publishing still needs. */
export function missingFrom(job: LocalJob): string[] {
  const missingItems: string[] = (['before', 'after'] as const)
    .filter((moment) => photosOf(job, moment).length === 0)
    .map((moment) => `${moment} photos`)
  if (missingItems.length > 0) return missingItems
  if (!job.place) missingItems.push('the place')
  if (!job.description.trim()) missingItems.push('two sentences')
  if (!job.permission) missingItems.push('the permission')
  return missingItems
}

/** Returns the next step: "Needs after photos", "Ready to publish". */
export function nextStep(job: LocalJob): string {
  if (job.isTrashed) return 'Moved to the trash by someone else'
  if (job.project?.isPublished) return 'Published'
  const missingItems = missingFrom(job)
  return missingItems.length > 0 ? `Needs ${inWords(missingItems)}` : 'Ready to publish'
}

/** Returns the fields that a new job takes from its lead. */
export function fieldsOfLead({ id, town, projectType, service }: WonLead): Partial<JobFields> {
  const serviceSlug = getService(askedService({ projectType, service }))?.slug ?? ''
  return {
    leadId: id,
    place: normalizePlace(getTown(town)?.name ?? town),
    ...fieldsOfService(serviceSlug),
  }
}

/** Returns a service, with its room if the service tells. */
export const fieldsOfService = (service: string): Pick<JobFields, 'service'> & Partial<JobFields> => ({
  service,
  ...(service.startsWith('kitchen') && { projectType: 'kitchen' }),
  ...(service.startsWith('bathroom') && { projectType: 'bathroom' }),
})
