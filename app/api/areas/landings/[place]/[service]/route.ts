import { blockRegistry } from '@/components/blocks/registry'
import { auditRequest } from '@/lib/auth/audit'
import { landingKey } from '@/lib/data/area-rows'
import { getPageCopy } from '@/lib/data/areas'
import { getRevisionAuthor } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { maxDocumentLength } from '@/lib/page-document/parse'
import { pageCopy } from '@/lib/records/page-copy/definition'
import { requireLandingKind, savePageCopy, textsIn } from '@/lib/records/page-copy/store'
import { revalidate } from '@/lib/revalidate'

/** GET: page copy and who saved it (`savedBy`), or null where none is written; [service] is "town" for a town page. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { place = '', service = '' } }) => {
    const copy = await getPageCopy(place, await requireLandingKind(place, service))
    if (!copy) return null
    const author = await getRevisionAuthor('landing', landingKey(place, service), copy.version)
    return { ...copy, savedBy: author?.name ?? null }
  },
})

/**
 * PUT: changes the fields sent; 409 with the copy as it is now (`current`) and who saved it (`savedBy`) when `version` isn't its
 * version any more.
 */
export const PUT = handle({
  auth: 'staff',
  schema: pageCopy.patchSchema,
  maxBytes: maxDocumentLength,
  run: async ({ input, params: { place = '', service: kind = '' }, staff, request }) => {
    const service = await requireLandingKind(place, kind)
    const { version, revisionName, ...texts } = input
    const saving = { staffId: staff.id, name: revisionName }
    const copy = await savePageCopy(place, service, textsIn(texts, blockRegistry), version, saving)
    await revalidate({ kind: 'landing', place, service })
    await auditRequest(staff, request, { action: 'words-changed', target: `${place}/${service}` })
    return copy
  },
})
