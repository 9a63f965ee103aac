import { blockRegistry } from '@/components/blocks/registry'
import { landingKey, copyRevisions } from '@/lib/data/area-rows'
import { listRevisions } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { copyStateSchema } from '@/lib/records/page-copy/definition'
import { keepPageCopy, requireLandingKind } from '@/lib/records/page-copy/store'

/** GET: the revisions of page copy, newest first. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { place = '', service = '' } }) =>
    listRevisions(copyRevisions, landingKey(place, await requireLandingKind(place, service))),
})

/** POST: stores a state as a named revision without changing the page; 201. */
export const POST = handle({
  auth: 'staff',
  schema: copyStateSchema,
  maxBytes: maxDocumentLength,
  run: async ({ input, params: { place = '', service = '' }, staff }) => {
    await keepPageCopy(place, service, input, blockRegistry, staff.id)
    return new Response(null, { status: 201 })
  },
})
