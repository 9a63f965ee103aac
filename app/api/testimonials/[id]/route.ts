import { auditRequest } from '@/lib/auth/audit'
import { deleteTestimonial, updateTestimonial } from '@/lib/data/testimonials'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { testimonialPatchSchema } from '@/lib/schemas/testimonials'

/** PUT: changes the fields that are sent; 409 with the testimonial as it is (`now`) when `version` isn't its version any more. */
export const PUT = handle({
  auth: 'staff',
  schema: testimonialPatchSchema,
  run: async ({ input, params }) => {
    const testimonial = await updateTestimonial(params.id ?? '', input)
    await revalidate({ kind: 'testimonial' })
    return testimonial
  },
})

/** DELETE: puts the testimonial into the trash; it can be restored. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { id, name } = await deleteTestimonial(params.id ?? '')
    await revalidate({ kind: 'testimonial' })
    await auditRequest(staff, request, { action: 'testimonial-deleted', target: id, detail: name })
    return new Response(null, { status: 204 })
  },
})
