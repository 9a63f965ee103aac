import { blockRegistry } from '@/components/blocks/registry'
import { getStaffSession } from '@/lib/auth/session'
import { listPages, listPublishedPages } from '@/lib/data/pages'
import { handle } from '@/lib/http/handle'
import { publicList } from '@/lib/http/public-list'
import { longestDocument } from '@/lib/page-document/parse'
import { openPage } from '@/lib/page-document/stored'
import { addPage } from '@/lib/pages/custom-pages'
import { publicPage } from '@/lib/pages/public-page'
import { pageSchema } from '@/lib/schemas/pages'

const publicPages = publicList('/api/pages', 'page', async () =>
  (await listPublishedPages()).map((page) => publicPage(openPage(page, blockRegistry))),
)

/** GET: all pages for staff, what is shown of the published ones for anybody else; the one saved last first. */
export const GET = handle({
  run: async ({ request }) =>
    (await getStaffSession())
      ? (await listPages()).map((page) => openPage(page, blockRegistry))
      : publicPages(request),
})

/** POST: adds a page; 201, or 409 with the reason when its slug is taken or reserved. */
export const POST = handle({
  auth: 'staff',
  schema: pageSchema,
  maxBytes: longestDocument,
  run: async ({ input, staff }) =>
    Response.json(await addPage(input, blockRegistry, staff.id), { status: 201 }),
})
