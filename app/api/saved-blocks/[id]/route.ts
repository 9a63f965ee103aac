import { blockRegistry } from '@/components/blocks/registry'
import { handle } from '@/lib/http/handle'
import { dropSavedBlock, renameSavedBlock } from '@/lib/pages/saved-blocks'
import { savedNameSchema } from '@/lib/schemas/saved-blocks'

/** PATCH: gives a kept block another name; all of them. */
export const PATCH = handle({
  auth: 'staff',
  schema: savedNameSchema,
  run: ({ input, params }) => renameSavedBlock(params.id ?? '', input.name, blockRegistry),
})

/** DELETE: takes a kept block away; the others. */
export const DELETE = handle({
  auth: 'staff',
  run: ({ params }) => dropSavedBlock(params.id ?? '', blockRegistry),
})
