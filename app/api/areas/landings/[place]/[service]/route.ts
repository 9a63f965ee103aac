import { blockRegistry } from '@/components/blocks/registry'
import { changePageCopy, requireLandingKind } from '@/lib/areas/changes'
import { auditRequest } from '@/lib/auth/audit'
import { landingKey } from '@/lib/data/area-rows'
import { getPageCopy } from '@/lib/data/areas'
import { getRevisionAuthor } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { landingPatchSchema } from '@/lib/schemas/areas'

/**
 * GET: a page's own words and who saved them (`savedBy`), or null where none are written; [service] is "town" for a town's
 * own page.
 */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { place = '', service = '' } }) => {
    const words = await getPageCopy(place, await requireLandingKind(place, service))
    if (!words) return null
    const author = await getRevisionAuthor('landing', landingKey(place, service), words.version)
    return { ...words, savedBy: author?.name ?? null }
  },
})

/**
 * PUT: changes what is sent; 409 with the words as they are now (`current`) and who saved them (`savedBy`) when `version`
 * isn't theirs any more.
 */
export const PUT = handle({
  auth: 'staff',
  schema: landingPatchSchema,
  maxBytes: maxDocumentLength,
  run: async ({ input, params: { place = '', service = '' }, staff, request }) => {
    const words = await changePageCopy(place, service, input, blockRegistry, staff.id)
    await auditRequest(staff, request, { action: 'words-changed', target: `${place}/${service}` })
    return words
  },
})
