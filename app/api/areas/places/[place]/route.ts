import { changePlace, dropPlace } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { getPlace } from '@/lib/data/areas'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { placePatchSchema } from '@/lib/schemas/areas'

/** GET: one place. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const place = await getPlace(params.place ?? '')
    if (!place) throw new AppError('not-found')
    return place
  },
})

/** PUT: changes what is sent; 409 with the place as it is now (`current`) when `version` isn't its version any more. */
export const PUT = handle({
  auth: 'staff',
  schema: placePatchSchema,
  run: async ({ input, params, staff, request }) => {
    const place = await changePlace(params.place ?? '', input)
    await auditRequest(staff, request, { action: 'place-changed', target: place.name })
    return place
  },
})

/** DELETE: takes a place and its pages away; answers where its addresses lead from now on (`to`). */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { removed, to } = await dropPlace(params.place ?? '')
    await auditRequest(staff, request, {
      action: 'place-removed',
      target: removed.name,
      detail: `its addresses lead to ${to.name}`,
    })
    return { removed, to: { slug: to.slug, name: to.name } }
  },
})
