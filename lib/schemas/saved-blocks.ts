import * as z from 'zod/mini'

/** How many blocks are kept. */
export const mostSavedBlocks = 100

const longestName = 60
const name = z
  .string('Enter a name')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name'),
    z.maxLength(longestName, `Shorten this to ${longestName} characters`),
  )

/** What a block is kept under. */
export const savedNameSchema = z.object({ name })

/** A block to be kept; it is checked by lib/page-document/clipboard-blocks.ts. */
export const savedBlockSchema = z.object({
  name,
  block: z.object({ type: z.string(), config: z.record(z.string(), z.unknown()) }),
})

export type SavedBlockFields = z.output<typeof savedBlockSchema>
