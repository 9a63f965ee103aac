import { restoreSamples } from '@/lib/data/samples'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { samplesSchema } from '@/lib/schemas/content-fields'

/** POST: brings the samples of these ids back from the trash; 204. */
export const POST = handle({
  auth: 'staff',
  schema: samplesSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    await restoreSamples(input)
    await revalidate({ kind: 'project' })
    await revalidate({ kind: 'testimonial' })
    return new Response(null, { status: 204 })
  },
})
