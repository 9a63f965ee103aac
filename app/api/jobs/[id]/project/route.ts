import { handle } from '@/lib/http/handle'
import { makeProject } from '@/lib/jobs/make-project'

/** POST: makes the project draft of a job, or makes it again; answers the job. */
export const POST = handle({
  auth: 'staff',
  run: ({ params, staff }) => makeProject(params.id ?? '', { staffId: staff.id, isToPublish: false }),
})
