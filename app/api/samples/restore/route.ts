import { handle } from '@/lib/http/handle'
import { listedRecords } from '@/lib/records/registry'
import { restoreSamples, samplesSchema } from '@/lib/records/samples'
import { revalidate } from '@/lib/revalidate'

/** POST: brings the samples of these ids back from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  schema: samplesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    await restoreSamples(input)
    for (const change of listedRecords.flatMap(({ invalidates }) => invalidates)) await revalidate(change)
    return new Response(null, { status: 204 })
  },
})
