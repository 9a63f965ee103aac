import * as z from 'zod/mini'
import { hasMoreValues, isDeeper } from '@/lib/page-document/json-depth'
import { isRecord } from '@/lib/type-guards'

/** A draft may be as large as the largest save, which is a post's. In bytes of its JSON: a letter may take several. */
export const largestDraft = 2 * 1024 * 1024
/** Deeper than any editor's, and more than a page's blocks hold. */
const mostLevels = 100
const mostValues = 100_000

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

const draft = z.unknown().check(
  z.refine(isRecord, { error: 'not a draft', abort: true }),
  // Before anything goes down into it.
  z.refine((value) => !isDeeper(value, mostLevels), { error: 'nested too deeply', abort: true }),
  z.refine((value) => !hasMoreValues(value, mostValues) && bytesOf(value) <= largestDraft, 'too large'),
)

/** The record that a draft belongs to: its kind, and its ID as the editor knows it ("nyack/kitchen-remodeling", "new"). */
export const draftRecordSchema = z.object({
  kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  id: z.string().check(z.regex(/^[\w-]{1,64}(?:\/[\w-]{1,64})?$/)),
})

/** Names one draft among those of a record: by the window that it was changed in. */
export const draftKeySchema = z.extend(draftRecordSchema, {
  tab: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})

/** A draft and its base. */
export const unsavedDraftSchema = z.extend(draftKeySchema, {
  version: z.int().check(z.minimum(0)),
  base: draft,
  draft,
})

export type DraftRecord = z.output<typeof draftRecordSchema>
export type DraftKey = z.output<typeof draftKeySchema>
export type DraftBody = Pick<z.output<typeof unsavedDraftSchema>, 'version' | 'base' | 'draft'>
