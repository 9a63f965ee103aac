import { getLead } from '@/lib/data/leads'
import { getProfile } from '@/lib/data/settings'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { storePhoto } from '@/lib/private-files/store'
import { leadPictureSchema } from '@/lib/schemas/lead-messages'
import { drawLeadPicture } from '@/lib/seo/lead-picture'

/** POST: draws a lead's plan, or the room put together, and stores the picture for an email: 201 `{ id }`. */
export const POST = handle({
  auth: 'staff',
  schema: leadPictureSchema,
  limit: { name: 'lead-pictures', points: 30, seconds: 600 },
  run: async ({ input, params }) => {
    const lead = await getLead(params.id ?? '')
    const picture = lead && (await drawLeadPicture(lead, input.kind, await getProfile()))
    if (!picture) throw new AppError('not-found')
    const { id } = await storePhoto(picture)
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})
