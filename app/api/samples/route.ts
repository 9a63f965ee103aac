import { auditRequest } from '@/lib/auth/audit'
import { removeSamples } from '@/lib/data/samples'
import { handle } from '@/lib/http/handle'
import { revalidate } from '@/lib/revalidate'
import { counted } from '@/lib/text/counted'

/** DELETE: puts all sample projects and testimonials into the trash; answers with their ids, which bring them back. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ staff, request }) => {
    const removed = await removeSamples()
    await revalidate({ kind: 'project' })
    await revalidate({ kind: 'testimonial' })
    const { projects, testimonials } = removed
    const detail = `${counted(projects.length, 'project')}, ${counted(testimonials.length, 'testimonial')}`
    await auditRequest(staff, request, { action: 'samples-removed', detail })
    return removed
  },
})
