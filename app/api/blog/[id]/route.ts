import { recordHandlers } from '@/app/api/record-handlers'
import { handle } from '@/lib/http/handle'
import { getLastSave } from '@/lib/records/last-save'
import { post } from '@/lib/records/post/definition'
import { postStore } from '@/lib/records/post/store'

/** GET: one post, draft or published, who saved it, and whether a revision keeps it. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const current = await postStore.require(params.id ?? '')
    return { ...current, ...(await getLastSave(post, current)) }
  },
})

/** PUT answers 409 with the post as it is now (`post`, `savedBy`, `hasRevision`) in place of `now`. */
export const { PUT, DELETE } = recordHandlers(postStore).item
