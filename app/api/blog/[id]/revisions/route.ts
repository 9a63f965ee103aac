import { listPostRevisions } from '@/lib/data/post-revisions'
import { requirePost } from '@/lib/data/posts'
import { handle } from '@/lib/http/handle'
import { keepPostRevision } from '@/lib/posts/blog-posts'
import { longestPostBody, postRevisionSchema } from '@/lib/schemas/posts'

/** GET: the kept states of a post, newest first, without their texts. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => listPostRevisions((await requirePost(params.id ?? '')).id),
})

/** POST: keeps a state under a name and leaves the post as it is; 201. */
export const POST = handle({
  auth: 'staff',
  schema: postRevisionSchema,
  maxBytes: longestPostBody,
  run: async ({ input, params, staff }) =>
    Response.json(await keepPostRevision(params.id ?? '', input, staff.id), { status: 201 }),
})
