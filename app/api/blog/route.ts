import { listPosts } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'
import { addPost } from '@/lib/posts/blog-posts'
import { longestPostBody, postSchema } from '@/lib/schemas/posts'

/** GET: staff's list of all posts, drafts included. */
export const GET = handle({ auth: 'staff', run: () => listPosts() })

/** POST: adds a post; 201, or 409 with two free slugs (`suggestions`) when its own is taken. */
export const POST = handle({
  auth: 'staff',
  schema: postSchema,
  maxBytes: longestPostBody,
  run: async ({ input, staff }) => Response.json(await addPost(input, staff.id), { status: 201 }),
})
