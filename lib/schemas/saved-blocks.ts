import * as z from 'zod/mini'

export const mostSavedBlocks = 100

const longestName = 60
const name = z
  .string('Enter a name')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name'),
    z.maxLength(longestName, `Shorten this to ${longestName} characters`),
  )

export const savedNameSchema = z.object({ name })

/** A block to save; lib/page-document/clipboard-blocks.ts checks it. */
export const savedBlockSchema = z.object({
  name,
  block: z.object({ type: z.string(), config: z.record(z.string(), z.unknown()) }),
})

export type SavedBlockFields = z.output<typeof savedBlockSchema>
