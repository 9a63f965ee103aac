import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { workingState } from '@/lib/pages/custom-pages'
import { discardDraft, keepDraft, publishDraft } from '@/lib/pages/page-drafts'
import { draftSchema, publishSchema } from '@/lib/schemas/pages'

/** GET: the page as staff edit it, with its waiting draft, and who saved it; an outdated save is answered with the same. */
export const GET = handle({
  auth: 'staff',
  byItself: true,
  run: ({ params }) => workingState(params.id ?? '', blockRegistry),
})

/** PUT: stores a waiting draft, and when it is published by itself; 409 as for a page's save. */
export const PUT = handle({
  auth: 'staff',
  schema: draftSchema,
  maxBytes: maxDocumentLength,
  run: ({ input, params, staff }) => keepDraft(params.id ?? '', input, blockRegistry, staff.id),
})

/** POST: publishes the waiting draft; 409 if there is none. */
export const POST = handle({
  auth: 'staff',
  schema: publishSchema,
  run: ({ input, params, staff }) =>
    publishDraft(params.id ?? '', blockRegistry, { ...input, staffId: staff.id }),
})

/** DELETE: discards the waiting draft and answers with the live page; the draft stays among the revisions. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params, staff }) => discardDraft(params.id ?? '', blockRegistry, staff.id),
})
