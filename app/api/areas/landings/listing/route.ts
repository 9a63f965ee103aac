import { auditRequest } from '@/lib/auth/audit'
import { type LandingKind } from '@/lib/content/areas'
import { handle } from '@/lib/http/handle'
import { setListing } from '@/lib/records/page-copy/store'
import { revalidate } from '@/lib/revalidate'
import { listingSchema } from '@/lib/schemas/areas'
import { counted } from '@/lib/text/counted'

/** PUT { ids, listing }: hides pages from search engines, or lets the gate decide again; answers how many have changed. */
export const PUT = handle({
  auth: 'staff',
  schema: listingSchema,
  maxBytes: 512 * 1024,
  run: async ({ input: { ids, listing }, staff, request }) => {
    const changedIds = await setListing(ids, listing)
    for (const id of changedIds) {
      const [place, service] = id.split('/') as [string, LandingKind]
      await revalidate({ kind: 'landing', place, service })
    }
    if (changedIds.length > 0)
      await auditRequest(staff, request, {
        action: 'listing-changed',
        target: counted(changedIds.length, 'page'),
        detail: listing === 'hidden' ? 'hidden from search engines' : 'listed where the measures allow it',
      })
    return { changed: changedIds.length }
  },
})
