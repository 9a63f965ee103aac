import { postRevisions } from '@/lib/data/post-fields'
import { requirePost } from '@/lib/data/posts'
import { listShortRevisions } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { mostRevisions } from '@/lib/page-document/prunable-revisions'
import { addPostRevision } from '@/lib/posts/blog-posts'
import { longestPostBody, postRevisionSchema } from '@/lib/schemas/posts'

/** GET: the revisions of a post, newest first, without their texts. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await requirePost(params.id ?? '')
    return listShortRevisions(postRevisions, id, mostRevisions, ({ content: _, ...revision }) => revision)
  },
})

/** POST: keeps a state under a name and leaves the post as it is; 201. */
export const POST = handle({
  auth: 'staff',
  schema: postRevisionSchema,
  maxBytes: longestPostBody,
  run: async ({ input, params, staff }) =>
    Response.json(await addPostRevision(params.id ?? '', input, staff.id), { status: 201 }),
})
