import { blockRegistry } from '@/components/blocks/registry'
import { auditRequest } from '@/lib/auth/audit'
import { requirePage, whoSavedPage } from '@/lib/data/pages'
import { handle } from '@/lib/http/handle'
import { longestDocument } from '@/lib/page-document/parse'
import { openPage } from '@/lib/page-document/stored'
import { changePage, removePage } from '@/lib/pages/custom-pages'
import { pagePatchSchema } from '@/lib/schemas/pages'

/** GET: one page, draft or published, and who saved it. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const page = openPage(await requirePage(params.id ?? ''), blockRegistry)
    return { ...page, savedBy: await whoSavedPage(page.id) }
  },
})

/**
 * PUT: changes the fields that are sent; 409 when `version` isn't the page's version any more, with the page as it is
 * now (`page`, `savedBy`, and `hasRevision`: whether this version is kept).
 */
export const PUT = handle({
  auth: 'staff',
  schema: pagePatchSchema,
  maxBytes: longestDocument,
  run: ({ input, params, staff }) => changePage(params.id ?? '', input, blockRegistry, staff.id),
})

/** DELETE: takes the page away; it can be restored. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { title } = await removePage(params.id ?? '')
    await auditRequest(staff, request, { action: 'page-deleted', target: params.id, detail: title })
    return new Response(null, { status: 204 })
  },
})
