import { blockRegistry } from '@/components/blocks/registry'
import { requirePage } from '@/lib/data/pages'
import { listPageRevisions } from '@/lib/data/page-revisions'
import { handle } from '@/lib/http/handle'
import { longestDocument } from '@/lib/page-document/parse'
import { keepRevision } from '@/lib/pages/custom-pages'
import { revisionSchema } from '@/lib/schemas/pages'

/** GET: the kept states of a page, newest first, without their blocks. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await requirePage(params.id ?? '')
    const revisions = await listPageRevisions(id)
    return revisions.map(({ components, ...revision }) => ({ ...revision, blocks: components.length }))
  },
})

/** POST: keeps a state under a name and leaves the page as it is; 201. */
export const POST = handle({
  auth: 'staff',
  schema: revisionSchema,
  maxBytes: longestDocument,
  run: async ({ input, params, staff }) =>
    Response.json(await keepRevision(params.id ?? '', input, blockRegistry, staff.id), { status: 201 }),
})
