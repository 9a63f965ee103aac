import { auditRequest } from '@/lib/auth/audit'
import { dropPreviewLink, previewLinkSince } from '@/lib/data/preview-links'
import { handle } from '@/lib/http/handle'
import { makePreviewLink } from '@/lib/pages/preview-link'
import { pageStore } from '@/lib/records/page/store'

/** GET: since when the page has a preview link, or null. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const { id } = await pageStore.require(params.id ?? '')
    return { since: await previewLinkSince(id) }
  },
})

/** POST: creates the link, which is answered only once; the earlier one stops working. */
export const POST = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { id, title } = await pageStore.require(params.id ?? '')
    const link = await makePreviewLink(id)
    await auditRequest(staff, request, { action: 'preview-link-made', target: title })
    return Response.json({ link }, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
})

/** DELETE: deletes the link. */
export const DELETE = handle({
  auth: 'staff',
  run: async ({ params, staff, request }) => {
    const { id, title } = await pageStore.require(params.id ?? '')
    if (await dropPreviewLink(id))
      await auditRequest(staff, request, { action: 'preview-link-ended', target: title })
  },
})
