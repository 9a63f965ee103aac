import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { savedBlockStore } from '@/lib/records/saved-block/store'
import { savedBlockSchema } from '@/lib/schemas/saved-blocks'

const store = savedBlockStore(blockRegistry)

/** GET: the saved blocks by name. */
export const GET = handle({ auth: 'staff', run: () => store.list() })

/** POST: saves a block under a name; 201 with all of them. */
export const POST = handle({
  auth: 'staff',
  schema: savedBlockSchema,
  maxBytes: 64 * 1024,
  run: async ({ input }) => Response.json(await store.create(input), { status: 201 }),
})
