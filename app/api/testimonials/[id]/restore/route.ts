import { restoreTestimonial } from '@/lib/data/testimonials'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'

/** POST: brings a testimonial back from the trash. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const testimonial = await restoreTestimonial(params.id ?? '')
    await revalidate({ kind: 'testimonial' })
    return testimonial
  },
})
