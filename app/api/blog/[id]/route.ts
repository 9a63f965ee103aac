import { auditRequest } from '@/lib/auth/audit'
import { requirePost, whoSavedPost } from '@/lib/data/posts'
import { hasRevision } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { changePost, removePost } from '@/lib/posts/blog-posts'
import { longestPostBody, postPatchSchema } from '@/lib/schemas/posts'

/** GET: one post, draft or published, who saved it, and whether a revision keeps it. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const post = await requirePost(params.id ?? '')
    const [savedBy, isKept] = await Promise.all([
      whoSavedPost(post.id),
      hasRevision('post', post.id, post.version),
    ])
    return { ...post, savedBy, hasRevision: isKept }
  },
})

/**
 * PUT: changes the fields that are sent; 409 when `version` isn't the post's version any more, with the post as it is
 * now (`post`, `savedBy`, and `hasRevision`: whether this version is kept), or with `suggestions` when its slug is taken.
 */
export const PUT = handle({
  auth: 'staff',
  schema: postPatchSchema,
  maxBytes: longestPostBody,
  run: ({ input, params, staff }) => changePost(params.id ?? '', input, staff.id),
})

/** DELETE: takes the post away; for 30 days it can be restored. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { title } = await removePost(params.id ?? '')
    await auditRequest(staff, request, { action: 'post-deleted', target: params.id, detail: title })
    return new Response(null, { status: 204 })
  },
})
