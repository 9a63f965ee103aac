import { deleteUnsavedDraft, listUnsavedDrafts, storeUnsavedDraft } from '@/lib/data/unsaved-drafts'
import { AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'
import {
  draftKeySchema,
  draftRecordSchema,
  largestDraft,
  unsavedDraftSchema,
} from '@/lib/schemas/unsaved-drafts'

/** Every open editor uploads a few seconds after a change; an office has one address. */
const limit = { name: 'unsaved-drafts', points: 300, seconds: 60 }

/** GET ?kind&id: one's own unsaved drafts of a record. */
export const GET = handle({
  auth: 'staff',
  run: ({ request, staff }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const record = draftRecordSchema.safeParse(query)
    if (!record.success) throw new AppError('invalid')
    return listUnsavedDrafts(staff.id, record.data)
  },
})

/** PUT: stores a draft, with its base, until it is saved or discarded. */
export const PUT = handle({
  auth: 'staff',
  schema: unsavedDraftSchema,
  // The draft and its base.
  maxBytes: 2 * largestDraft + 1024,
  limit,
  run: ({ input: { version, base, draft, ...key }, staff }) =>
    storeUnsavedDraft(staff.id, key, { version, base, draft }),
})

/** DELETE: deletes a draft that was saved, discarded, or continued in another window. */
export const DELETE = handle({
  auth: 'staff',
  schema: draftKeySchema,
  limit,
  run: ({ input, staff }) => deleteUnsavedDraft(staff.id, input),
})
