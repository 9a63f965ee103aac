import { handle } from '@/lib/http/handle'
import { listJobs } from '@/lib/jobs/store'

/** GET: all jobs, newest first. */
export const GET = handle({ auth: 'staff', run: () => listJobs() })
