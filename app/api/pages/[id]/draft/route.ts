import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { workingState } from '@/lib/pages/custom-pages'
import { discardDraft, keepDraft, publishDraft } from '@/lib/pages/page-drafts'
import { draftSchema, publishSchema } from '@/lib/schemas/pages'

/** GET: the page as staff edit it, with what waits, and who saved it: what a save that comes too late is told. */
export const GET = handle({
  auth: 'staff',
  byItself: true,
  run: ({ params }) => workingState(params.id ?? '', blockRegistry),
})

/** PUT: saves the work without showing it, and when it goes live by itself; 409 as for a page's save. */
export const PUT = handle({
  auth: 'staff',
  schema: draftSchema,
  maxBytes: maxDocumentLength,
  run: ({ input, params, staff }) => keepDraft(params.id ?? '', input, blockRegistry, staff.id),
})

/** POST: publishes what waits; 409 when nothing does. */
export const POST = handle({
  auth: 'staff',
  schema: publishSchema,
  run: ({ input, params, staff }) =>
    publishDraft(params.id ?? '', blockRegistry, { ...input, staffId: staff.id }),
})

/** DELETE: gives up what waits, and answers the page as it is live; the draft stays among the revisions. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params, staff }) => discardDraft(params.id ?? '', blockRegistry, staff.id),
})
