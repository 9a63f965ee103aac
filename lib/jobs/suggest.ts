import { getService } from '@/lib/business/services'
import { type JobFields } from '@/lib/job-types'
import { capitalized } from '@/lib/text/in-words'

type Facts = Pick<JobFields, 'place' | 'projectType' | 'service'>

/** Returns " in Nyack" for "Nyack, NY". */
const inPlace = ({ place }: Facts) => (place ? ` in ${place.replace(/,.*$/, '')}` : '')

/** Returns "kitchen remodeling" or another service, in small letters. */
const workOf = ({ projectType, service }: Facts) =>
  (getService(service)?.name ?? `${projectType} remodeling`).toLowerCase().replace('&', 'and')

/** Returns the title that a job has without one of its own: "Kitchen remodeling in Nyack". */
export const suggestTitle = (job: Facts): string => capitalized(workOf(job)) + inPlace(job)

/** Returns alt texts for the pictures of a job: "Kitchen in Nyack before the remodeling". */
export function suggestAlts(job: Facts): { before: string; after: string } {
  const room = capitalized(job.projectType) + inPlace(job)
  const work = workOf(job).replace(/^(kitchen|bathroom) /, 'the ')
  return { before: `${room} before ${work}`, after: `${room} after ${work}` }
}
