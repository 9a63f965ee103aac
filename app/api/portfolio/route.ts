import { listProjects } from '@/lib/data/projects'
import { handle } from '@/lib/http/handle'

/** GET: all projects, in the order in which staff keep them. */
export const GET = handle({ run: () => listProjects() })
