import { handle } from '@/lib/http/handle'
import { bringBackPost } from '@/lib/posts/blog-posts'

/** POST: brings a deleted post back, at a free address when another post has taken its own since. */
export const POST = handle({ auth: 'staff', run: ({ params }) => bringBackPost(params.id ?? '') })
