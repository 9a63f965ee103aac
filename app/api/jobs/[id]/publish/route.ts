import { handle } from '@/lib/http/handle'
import { makeProject } from '@/lib/jobs/make-project'

/** POST: makes the project of a job, and publishes it if the job has the homeowner's permission; answers the job. */
export const POST = handle({
  auth: 'staff',
  run: ({ params, staff }) => makeProject(params.id ?? '', { staffId: staff.id, isToPublish: true }),
})
