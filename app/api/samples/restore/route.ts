import { handle } from '@/lib/http/handle'
import { invalidate } from '@/lib/records/invalidate'
import { listedRecords } from '@/lib/records/registry'
import { restoreSamples, samplesSchema } from '@/lib/records/samples'

/** POST: restores the samples with these ids from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  schema: samplesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    await restoreSamples(input)
    for (const record of listedRecords) await invalidate(record, null, null)
  },
})
