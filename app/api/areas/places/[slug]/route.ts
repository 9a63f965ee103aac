import { areaHandlers } from '@/app/api/record-handlers'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { placeStore, removePlace } from '@/lib/records/place/store'
import { revalidate } from '@/lib/revalidate'

export const { GET, PUT } = areaHandlers(placeStore).item

/** DELETE: removes a place and its pages; answers where its addresses lead from now on (`to`). */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, staff, request }) => {
    const { removed, to } = await removePlace(params.slug ?? '')
    await revalidate({ kind: 'site' })
    await auditRequest(staff, request, {
      action: 'place-removed',
      target: removed.name,
      detail: `its addresses lead to ${to.name}`,
    })
    return { removed, to: { slug: to.slug, name: to.name } }
  },
})
