import { auditRequest } from '@/lib/auth/audit'
import { purgeWithPhotos } from '@/lib/private-files/sweep'
import { records } from '@/lib/records/registry'
import { emptyTrash } from '@/lib/records/trash'
import { handle } from '@/lib/http/handle'
import { emptyTrashSchema } from '@/lib/schemas/trash'
import { counted } from '@/lib/text/counted'

/** DELETE { until }: purges what was in the trash at that moment; 200 with the number of each kind. For owners only. */
export const DELETE = handle({
  auth: 'owner',
  schema: emptyTrashSchema,
  run: async ({ input, staff, request }) => {
    const counts = await purgeWithPhotos('trashed', () => emptyTrash(new Date(input.until)))
    const words = records
      .filter(({ kind }) => counts[kind] > 0)
      .map(({ kind, one }) => counted(counts[kind], one.toLowerCase()))
    await auditRequest(staff, request, { action: 'trash-emptied', detail: words.join(', ') })
    return counts
  },
})
