import { changeArea } from '@/app/api/record-handlers'
import { handle } from '@/lib/http/handle'
import { serviceStore } from '@/lib/records/service/store'
import { serviceOnSchema } from '@/lib/schemas/areas'

/** PUT { isOn }: offers a service, or takes it and its pages off the site; meanwhile its addresses are redirected. */
export const PUT = handle({
  auth: 'owner',
  schema: serviceOnSchema,
  run: ({ input: { isOn }, params, ...caller }) =>
    changeArea(
      serviceStore,
      params.slug ?? '',
      { isOn },
      caller,
      isOn ? 'offered again' : 'taken off the site',
    ),
})
