import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { keepBlock, savedBlocks } from '@/lib/pages/saved-blocks'
import { savedBlockSchema } from '@/lib/schemas/saved-blocks'

/** GET: the saved blocks by name. */
export const GET = handle({ auth: 'staff', run: () => savedBlocks(blockRegistry) })

/** POST: saves a block under a name; 201 with all of them. */
export const POST = handle({
  auth: 'staff',
  schema: savedBlockSchema,
  maxBytes: 64 * 1024,
  run: async ({ input }) => Response.json(await keepBlock(input, blockRegistry), { status: 201 }),
})
