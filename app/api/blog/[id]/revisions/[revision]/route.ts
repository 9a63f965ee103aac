import { getPostRevision } from '@/lib/data/post-revisions'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'

/** GET: one kept state of a post; it is restored by saving it. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const revision = await getPostRevision(params.id ?? '', params.revision ?? '')
    if (!revision) throw new AppError('not-found')
    return revision
  },
})
