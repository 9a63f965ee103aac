import { changeService } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { serviceOnSchema } from '@/lib/schemas/areas'

/** PUT { isOn }: offers a service, or takes it and its pages off the site; its addresses lead on meanwhile. */
export const PUT = handle({
  auth: 'owner',
  schema: serviceOnSchema,
  run: async ({ input: { isOn }, params, staff, request }) => {
    const service = await changeService(params.service ?? '', { isOn })
    await auditRequest(staff, request, {
      action: 'service-changed',
      target: service.name,
      detail: isOn ? 'offered again' : 'taken off the site',
    })
    return service
  },
})
