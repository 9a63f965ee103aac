import { listLandingRows } from '@/lib/areas/measures'
import { handle } from '@/lib/http/handle'

/** GET: every page of a place and a service with its measures, and whether it is indexed. */
export const GET = handle({ auth: 'staff', run: () => listLandingRows() })
