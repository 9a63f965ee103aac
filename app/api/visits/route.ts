import { handle } from '@/lib/http/handle'
import { photoFiles } from '@/lib/private-files/photo-files'
import { bookVisitSchema } from '@/lib/schemas/visits'
import { takeVisit } from '@/lib/visits/book'
import { refusedBooking } from '@/lib/visits/form-answer'
import { visitPath } from '@/lib/visits/visit-token'

type Answer = { id: string; path: string; isBooked: boolean; challenge: string | undefined }

/**
 * POST: books a visit: `path` leads to its page. If only the request was stored, for staff to answer, `isBooked` is
 * false and `path` leads to the thank-you page. 409 with the `nearest` free times if the time is taken.
 */
export const POST = handle({
  schema: bookVisitSchema,
  form: { done: (answer) => (answer as Answer).path, files: photoFiles, refused: refusedBooking },
  run: async ({ input, request }): Promise<Answer> => {
    const { leadId, visit, challenge } = await takeVisit(input, request)
    return { id: leadId, path: visit ? visitPath(visit.id) : '/thank-you', isBooked: !!visit, challenge }
  },
})
