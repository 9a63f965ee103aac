import { blockRegistry } from '@/components/blocks/registry'
import { getStaffSession } from '@/lib/auth/session'
import { listPages, listPublishedPages } from '@/lib/data/pages'
import { handle } from '@/lib/http/handle'
import { publicList } from '@/lib/http/public-list'
import { openPage } from '@/lib/page-document/stored'
import { publicPage } from '@/lib/pages/public-page'
import { pageHandlers } from './page-handlers'

const publicPages = publicList('/api/pages', 'page', async () =>
  (await listPublishedPages()).map((page) => publicPage(openPage(page, blockRegistry))),
)

/** GET: all pages that staff have made for staff, the public fields of published ones for others; the last saved first. */
export const GET = handle({
  run: async ({ request }) =>
    (await getStaffSession())
      ? (await listPages()).map((page) => openPage(page, blockRegistry))
      : publicPages(request),
})

/** POST answers 409 with the reason when the slug is taken or reserved. */
export const { POST } = pageHandlers.collection
