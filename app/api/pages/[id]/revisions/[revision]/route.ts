import { blockRegistry } from '@/components/blocks/registry'
import { getPageRevision } from '@/lib/data/page-revisions'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import { openPage } from '@/lib/page-document/stored'

/** GET: one kept state of a page with its blocks; it is restored by saving them. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params }) => {
    const revision = await getPageRevision(params.id ?? '', params.revision ?? '')
    if (!revision) throw new AppError('not-found')
    return openPage(revision, blockRegistry)
  },
})
