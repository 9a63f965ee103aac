import { listPageRevisions, requirePage } from '@/lib/data/pages'
import { handle } from '@/lib/http/handle'

/** GET: the kept states of a page, newest first, without their blocks. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await requirePage(params.id ?? '')
    const revisions = await listPageRevisions(id)
    return revisions.map(({ components, ...revision }) => ({ ...revision, blocks: components.length }))
  },
})
