import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { dropSavedBlock, renameSavedBlock } from '@/lib/pages/saved-blocks'
import { savedNameSchema } from '@/lib/schemas/saved-blocks'

/** PATCH: renames a saved block; returns all of them. */
export const PATCH = handle({
  auth: 'staff',
  schema: savedNameSchema,
  run: ({ input, params }) => renameSavedBlock(params.id ?? '', input.name, blockRegistry),
})

/** DELETE: deletes a saved block; returns the others. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params }) => dropSavedBlock(params.id ?? '', blockRegistry),
})
