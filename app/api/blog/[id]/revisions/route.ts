import { postRevisions } from '@/lib/data/post-fields'
import { addRevision, listShortRevisions } from '@/lib/data/revisions'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { handle } from '@/lib/http/handle'
import { cleanPostText } from '@/lib/page-document/post-html'
import { maxRevisions } from '@/lib/page-document/prunable-revisions'
import { post } from '@/lib/records/post/definition'
import { postStore } from '@/lib/records/post/store'

/** GET: the revisions of a post, newest first, without their texts. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await postStore.require(params.id ?? '')
    return listShortRevisions(postRevisions, id, maxRevisions, ({ content: _, ...revision }) => revision)
  },
})

/** POST: keeps a state under a name and leaves the post as it is; 201. */
export const POST = handle({
  auth: 'staff',
  schema: post.revisionSchema,
  maxBytes: post.longestBody,
  run: async ({ input: { name, content = '', ...fields }, params, staff }) => {
    const texts = { ...post.defaults, ...withoutUndefined(fields), content: cleanPostText(content) }
    const state = texts as Parameters<typeof postRevisions.parse>[0]
    const revision = await addRevision(postRevisions, params.id ?? '', state, { staffId: staff.id, name })
    return Response.json(revision, { status: 201 })
  },
})
