import * as z from 'zod/mini'
import { leadStatuses } from '@/lib/content-types'
import { many } from './many'

/** lib/records/registry has the kinds. */
const kind = z.string('Send a kind of record').check(z.maxLength(40, 'Send a kind of record'))

/** `status` is what a lead must still have to be trashed. */
const move = { kind, isTrashed: z.boolean('Choose yes or no'), status: z.optional(z.enum(leadStatuses)) }

export const trashMovesSchema = many(move)
export type TrashMove = z.infer<typeof trashMovesSchema>['items'][number]

export const emptyTrashSchema = z.union(
  [z.object({ until: z.iso.datetime() }), many({ kind })],
  'Say until when the trash is to be emptied, or of what',
)
