import { blockRegistry } from '@/components/blocks/registry'
import { changeWords, requireLandingKind } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { nameOfWhoSaved } from '@/lib/data/area-revisions'
import { getLandingWords } from '@/lib/data/areas'
import { handle } from '@/lib/http/handle'
import { longestDocument } from '@/lib/page-document/parse'
import { landingPatchSchema } from '@/lib/schemas/areas'

/**
 * GET: a page's own words and who saved them (`savedBy`), or null where none are written; [service] is "town" for a town's
 * own page.
 */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { place = '', service = '' } }) => {
    const words = await getLandingWords(place, await requireLandingKind(place, service))
    return words && { ...words, savedBy: await nameOfWhoSaved(words) }
  },
})

/**
 * PUT: changes what is sent; 409 with the words as they are now (`current`) and who saved them (`savedBy`) when `version`
 * isn't theirs any more.
 */
export const PUT = handle({
  auth: 'staff',
  schema: landingPatchSchema,
  maxBytes: longestDocument,
  run: async ({ input, params: { place = '', service = '' }, staff, request }) => {
    const words = await changeWords(place, service, input, blockRegistry, staff.id)
    await auditRequest(staff, request, { action: 'words-changed', target: `${place}/${service}` })
    return words
  },
})
