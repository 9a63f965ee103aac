import { handle } from '@/lib/http/handle'
import { findDeadLinks } from '@/lib/pages/dead-links'
import { deadLinksSchema } from '@/lib/schemas/dead-links'

/** POST { links }: those of them that lead nowhere on this site. */
export const POST = handle({
  auth: 'staff',
  schema: deadLinksSchema,
  run: async ({ input }) =>
    Response.json({ dead: await findDeadLinks(input.links) }, { headers: { 'cache-control': 'no-store' } }),
})
