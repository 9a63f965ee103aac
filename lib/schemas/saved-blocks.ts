import * as z from 'zod/mini'
import { shortName } from './short-name'

export const mostSavedBlocks = 100

const name = shortName(60)

export const savedNameSchema = z.object({ name })

/** A block to save; lib/page-document/clipboard-blocks.ts checks it. */
export const savedBlockSchema = z.object({
  name,
  block: z.object({ type: z.string(), config: z.record(z.string(), z.unknown()) }),
})

export type SavedBlockFields = z.output<typeof savedBlockSchema>
