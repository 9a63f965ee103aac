import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { invalidate } from '@/lib/records/invalidate'
import { listedRecords } from '@/lib/records/registry'
import { removeSamples, sampleName } from '@/lib/records/samples'
import { counted } from '@/lib/text/counted'

/** DELETE: moves all samples to the trash; answers with their ids, which restore them. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    const removedIds = await removeSamples()
    for (const record of listedRecords) await invalidate(record, null, null)
    const detail = listedRecords
      .map((record) => counted(removedIds[sampleName(record)]?.length ?? 0, record.one.toLowerCase()))
      .join(', ')
    await auditRequest(staff, request, { action: 'samples-removed', detail })
    return removedIds
  },
})
