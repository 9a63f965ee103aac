import { postRevisions } from '@/lib/data/post-fields'
import { requireRevision } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'

/** GET: one revision of a post; it is restored by saving it. */
export const GET = handle({
  auth: 'staff',
  run: ({ params: { id = '', revision = '' } }) => requireRevision(postRevisions, id, revision),
})
