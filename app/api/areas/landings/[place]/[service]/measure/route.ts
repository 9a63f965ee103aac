import { measureCopy } from '@/lib/areas/measures'
import { emptyCopy } from '@/lib/content/areas'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { measureSchema } from '@/lib/schemas/areas'

/** POST: answers with the page's measures for a copy that isn't saved. */
export const POST = handle({
  auth: 'staff',
  schema: measureSchema,
  maxBytes: maxDocumentLength,
  run: async ({ input, params: { place = '', service = '' } }) => {
    const measure = await measureCopy(place, service, { ...emptyCopy, ...input })
    if (!measure) throw new AppError('not-found')
    return measure
  },
})
