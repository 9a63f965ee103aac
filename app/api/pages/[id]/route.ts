import { pageHandlers } from '@/app/api/pages/page-handlers'
import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { openPage } from '@/lib/page-document/stored'
import { getSavedBy } from '@/lib/records/last-save'
import { page } from '@/lib/records/page/definition'
import { pageStore } from '@/lib/records/page/store'

/** GET: one page, draft or published, and who saved it. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const stored = await pageStore.require(params.id ?? '')
    return { ...openPage(stored, blockRegistry), savedBy: await getSavedBy(page, stored.id) }
  },
})

/** PUT answers 409 with the page as it is now (`page`, `savedBy`, `hasRevision`) in place of `now`. */
export const { PUT, DELETE } = pageHandlers.item
