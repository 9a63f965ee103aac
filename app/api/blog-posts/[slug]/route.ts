import { getPublishedPost } from '@/lib/data/posts'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'

/** GET: one published post, else 404. */
export const GET = handle({
  run: async ({ params }) => {
    const post = await getPublishedPost(params.slug ?? '')
    if (!post) throw new AppError('not-found', { detail: 'The requested blog post could not be found.' })
    return post
  },
})
