import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { savedBlockStore } from '@/lib/records/saved-block/store'
import { savedNameSchema } from '@/lib/schemas/saved-blocks'

const store = savedBlockStore(blockRegistry)

/** PATCH: renames a saved block; returns all of them. */
export const PATCH = handle({
  auth: 'staff',
  schema: savedNameSchema,
  run: ({ input, params }) => store.rename(params.id ?? '', input.name),
})

/** DELETE: deletes a saved block; returns the others. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params }) => store.remove(params.id ?? ''),
})
