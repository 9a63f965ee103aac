import { reorder } from '@/lib/data/arranged'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { orderSchema } from '@/lib/schemas/content-fields'

/** PUT: gives the testimonials the order of `ids`; answers with the ids as they stand now, what others moved included. */
export const PUT = handle({
  auth: 'staff',
  schema: orderSchema,
  maxBytes: 128 * 1024,
  run: async ({ input }) => {
    const ids = await reorder('testimonial', input)
    await revalidate({ kind: 'testimonial' })
    return { ids }
  },
})
