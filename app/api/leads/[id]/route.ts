import { auditRequest } from '@/lib/auth/audit'
import { phoneHours } from '@/lib/business/hours'
import { changeLead, deleteLead } from '@/lib/data/lead-changes'
import { getProfile } from '@/lib/data/settings'
import { handle } from '@/lib/http/handle'
import { photoIds } from '@/lib/lead-photos'
import { requireStored } from '@/lib/private-files/store'
import { purgeWithPhotos } from '@/lib/private-files/sweep'
import { leadChangeSchema } from '@/lib/schemas/lead-work'

/** PATCH: changes a lead, whose new files are stored already; 200 with the lead and its history. */
export const PATCH = handle({
  auth: 'staff',
  schema: leadChangeSchema,
  run: async ({ input, params, staff }) => {
    const before = photoIds(input.expected?.photos ?? '')
    await requireStored(photoIds(input.photos ?? '').filter((id) => !before.includes(id)))
    const hours = phoneHours(await getProfile())
    return changeLead(params.id ?? '', input, { staffId: staff.id, hours })
  },
})

/** DELETE: deletes a lead and all its data on its sender's request; for owners. The log has no name. */
export const DELETE = handle({
  auth: 'owner',
  run: async ({ params, request, staff }) => {
    const { id = '' } = params
    const count = await purgeWithPhotos({ id }, () => deleteLead(id))
    await auditRequest(staff, request, {
      action: 'lead-deleted',
      target: id,
      detail: count > 1 ? `with ${count - 1} merged into it` : '',
    })
  },
})
