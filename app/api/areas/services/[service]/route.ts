import { changeService } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { getService } from '@/lib/data/areas'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { servicePatchSchema } from '@/lib/schemas/areas'

/** In bytes: a guide with its passages. */
const longestService = 256 * 1024

/** GET: one service with its guide. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const service = await getService(params.service ?? '')
    if (!service) throw new AppError('not-found')
    return service
  },
})

/** PUT: changes what is sent; 409 with the service as it is now (`current`) when `version` isn't its version any more. */
export const PUT = handle({
  auth: 'staff',
  schema: servicePatchSchema,
  maxBytes: longestService,
  run: async ({ input, params, staff, request }) => {
    const service = await changeService(params.service ?? '', input)
    await auditRequest(staff, request, { action: 'service-changed', target: service.name })
    return service
  },
})
