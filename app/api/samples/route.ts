import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { listedRecords } from '@/lib/records/registry'
import { removeSamples } from '@/lib/records/samples'
import { revalidate } from '@/lib/revalidate'
import { counted } from '@/lib/text/counted'

/** DELETE: puts all samples into the trash; answers with their ids, which bring them back. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    const removed = await removeSamples()
    for (const change of listedRecords.flatMap(({ invalidates }) => invalidates)) await revalidate(change)
    const detail = listedRecords
      .map(({ one, several }) => counted(removed[several.toLowerCase()]?.length ?? 0, one.toLowerCase()))
      .join(', ')
    await auditRequest(staff, request, { action: 'samples-removed', detail })
    return removed
  },
})
