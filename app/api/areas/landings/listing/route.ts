import { changeListing } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { handle } from '@/lib/http/handle'
import { listingSchema } from '@/lib/schemas/areas'
import { counted } from '@/lib/text/counted'

/** PUT { ids, listing }: hides pages from search engines, or lets the gate decide again; answers how many have changed. */
export const PUT = handle({
  auth: 'staff',
  schema: listingSchema,
  maxBytes: 512 * 1024,
  run: async ({ input: { ids, listing }, staff, request }) => {
    const changed = await changeListing(ids, listing)
    if (changed > 0)
      await auditRequest(staff, request, {
        action: 'listing-changed',
        target: counted(changed, 'page'),
        detail: listing === 'hidden' ? 'hidden from search engines' : 'listed where the measures allow it',
      })
    return { changed }
  },
})
