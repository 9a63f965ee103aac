import { handle } from '@/lib/http/handle'
import { restoreJob } from '@/lib/jobs/store'

/** POST: restores a job from the trash. */
export const POST = handle({ auth: 'staff', run: ({ params }) => restoreJob(params.id ?? '') })
