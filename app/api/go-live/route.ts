import * as z from 'zod/mini'
import { auditRequest } from '@/lib/auth/audit'
import { goLive, takeBack } from '@/lib/go-live/go-live'
import { handle } from '@/lib/http/handle'
import { allSamplesSchema } from '@/lib/records/samples'
import { revalidate } from '@/lib/revalidate'

const schema = z.object({ isLive: z.boolean('Send yes or no'), samples: z.optional(allSamplesSchema) })

/**
 * PUT { isLive, samples? }: takes the site live, and answers with the ids of the samples that went to the trash; or takes it back,
 * with samples: 204. 400 with what has to be done first.
 */
export const PUT = handle({
  auth: 'owner',
  maxBytes: 128 * 1024,
  schema,
  run: async ({ input, staff, request }) => {
    const samples = input.isLive ? await goLive() : await takeBack(input.samples ?? {})
    await revalidate({ kind: 'site' })
    await auditRequest(staff, request, { action: input.isLive ? 'went-live' : 'taken-back' })
    return samples
  },
})
