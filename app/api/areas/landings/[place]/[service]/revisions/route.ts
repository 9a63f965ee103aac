import { requireLandingKind } from '@/lib/areas/changes'
import { listLandingRevisions } from '@/lib/data/area-revisions'
import { handle } from '@/lib/http/handle'

/** GET: the kept states of a page's own words, newest first. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { place = '', service = '' } }) =>
    listLandingRevisions(place, await requireLandingKind(place, service)),
})
