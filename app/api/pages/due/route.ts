import * as z from 'zod/mini'
import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { publishDueDrafts } from '@/lib/pages/page-drafts'
import { showDueBanner } from '@/lib/pages/page-places'
import { showDueRecords } from '@/lib/records/stores'

const schema = z.object({
  since: z.pipe(
    z.iso.datetime(),
    z.transform((text) => new Date(text)),
  ),
})

/** POST: what this server asks of itself (lib/pages/page-clock.ts) when pages or posts are to be shown or hidden; 204. */
export const POST = handle({
  auth: 'self',
  schema,
  run: async ({ input }) => {
    await publishDueDrafts(input.since, blockRegistry)
    await showDueRecords(input.since)
    await showDueBanner(input.since)
  },
})
