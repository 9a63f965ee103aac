import * as z from 'zod/mini'
import { longestDocument } from '@/lib/page-document/parse'
import { isRecord } from '@/lib/shapes'

/** A draft may be as large as what a page's save may send. */
const draft = z.unknown().check(
  z.refine(isRecord, 'not a draft'),
  z.refine((value) => JSON.stringify(value ?? null).length <= longestDocument, 'too large'),
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

/** A draft, and what it began with. */
export const unsavedDraftSchema = z.extend(draftKeySchema, {
  version: z.int().check(z.minimum(0)),
  base: draft,
  draft,
})

export type DraftRecord = z.output<typeof draftRecordSchema>
export type DraftKey = z.output<typeof draftKeySchema>
/** What of it is stored as JSON. */
export type DraftBody = Pick<z.output<typeof unsavedDraftSchema>, 'version' | 'base' | 'draft'>
