import { listServices } from '@/lib/data/areas'
import { handle } from '@/lib/http/handle'

/** GET: all services, also those that are off. */
export const GET = handle({ auth: 'staff', run: () => listServices() })
