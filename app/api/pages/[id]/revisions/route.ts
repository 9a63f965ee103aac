import { blockRegistry } from '@/components/blocks/registry'
import { requireWorkingPage } from '@/lib/data/page-drafts'
import { pageRevisions } from '@/lib/data/page-fields'
import { listRevisions } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { listedRevisions } from '@/lib/record-merge/revision-list'
import { addPageRevision } from '@/lib/pages/custom-pages'
import { revisionSchema } from '@/lib/schemas/pages'
import { pageStore } from '@/lib/records/page/store'

/** GET: the revisions of a page, newest first, without their blocks; what each save changed, and which one is current. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const page = await pageStore.require(params.id ?? '')
    const [revisions, working] = await Promise.all([
      listRevisions(pageRevisions, page.id),
      requireWorkingPage(page.id),
    ])
    return listedRevisions(revisions, working, page.isPublished ? page : null)
  },
})

/** POST: stores a state as a named revision without changing the page; 201. */
export const POST = handle({
  auth: 'staff',
  schema: revisionSchema,
  maxBytes: maxDocumentLength,
  run: async ({ input, params, staff }) =>
    Response.json(await addPageRevision(params.id ?? '', input, blockRegistry, staff.id), { status: 201 }),
})
