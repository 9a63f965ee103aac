import { invalidate } from '@/app/api/record-handlers'
import { handle } from '@/lib/http/handle'
import { listedRecords } from '@/lib/records/registry'
import { restoreSamples, samplesSchema } from '@/lib/records/samples'

/** POST: brings the samples of these ids back from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  schema: samplesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    await restoreSamples(input)
    await invalidate(...listedRecords)
    return new Response(null, { status: 204 })
  },
})
