import { blockRegistry } from '@/components/blocks/registry'
import { pageRevisions } from '@/lib/data/page-fields'
import { requireRevision } from '@/lib/data/revisions'
import { handle } from '@/lib/http/handle'
import { openPage } from '@/lib/page-document/stored'

/** GET: one revision of a page with its blocks; it is restored by saving them. */
export const GET = handle({
  auth: 'staff',
  run: async ({ params: { id = '', revision = '' } }) =>
    openPage(await requireRevision(pageRevisions, id, revision), blockRegistry),
})
