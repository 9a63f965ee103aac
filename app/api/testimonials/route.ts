import { createTestimonial, listTestimonials } from '@/lib/data/testimonials'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { testimonialSchema } from '@/lib/schemas/testimonials'

/** GET: all testimonials, in the order in which staff keep them. */
export const GET = handle({ run: () => listTestimonials() })

/** POST: adds a testimonial before the others; 201. */
export const POST = handle({
  auth: 'staff',
  schema: testimonialSchema,
  run: async ({ input }) => {
    const testimonial = await createTestimonial(input)
    await revalidate({ kind: 'testimonial' })
    return Response.json(testimonial, { status: 201 })
  },
})
