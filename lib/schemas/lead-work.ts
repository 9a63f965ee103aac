import * as z from 'zod/mini'
import { leadFiles, leadFilesText, maxLeadFiles } from '@/lib/business/lead-files'
import { leadStatuses } from '@/lib/content-types'
import { leadDetails } from './lead-details'
import { many } from './many'

const longestNote = 4000
const longestReason = 300
const mostDollars = 10_000_000
/** In characters, of their ids and names. */
const longestFiles = 20_000

/** A lead's fields as staff set or correct them. `value` is in whole dollars, `followUpOn` a day or empty, `photos` has documents too. */
const leadState = {
  ...z.partial(z.object(leadDetails)).shape,
  status: z.optional(z.enum(leadStatuses, 'Choose a status.')),
  value: z.optional(
    z.nullable(
      z
        .int('Enter whole dollars.')
        .check(z.minimum(0, 'Enter whole dollars.'), z.maximum(mostDollars, 'Enter at most $10,000,000.')),
    ),
  ),
  lostReason: z.optional(
    z.string().check(z.trim(), z.maxLength(longestReason, `Shorten this to ${longestReason} characters.`)),
  ),
  assignedToId: z.optional(z.nullable(z.string('Choose someone who has an account.').check(z.maxLength(60)))),
  photos: z.optional(
    z.string().check(
      z.maxLength(longestFiles),
      z.refine((text) => leadFiles(text).length <= maxLeadFiles, `Keep it to ${maxLeadFiles} files.`),
      z.overwrite((text) => leadFilesText(leadFiles(text))),
    ),
  ),
  followUpOn: z.optional(z.union([z.literal(''), z.iso.date('Choose a day.')], 'Choose a day.')),
}

/** Changes to a lead; fields that are left out stay as they are. */
export const leadChangeSchema = z.object({
  ...leadState,
  /** A verdict: spam, or no spam after all. */
  spam: z.optional(z.boolean('Send spam as true or false.')),
  isRead: z.optional(z.boolean()),
  /** The change takes back the one before it: when the lead was first answered counts again. */
  isUndo: z.optional(z.boolean()),
  /** The state that the lead must still have: what the change that is taken back left. */
  expected: z.optional(z.object(leadState)),
  contact: z.optional(
    z.object({ way: z.enum(['phone', 'text', 'email'], 'Say how.'), reached: z.boolean('Say whether.') }),
  ),
})

export type LeadChange = z.infer<typeof leadChangeSchema>

/** Changes to several leads at once; files are added to one. */
export const leadChangesSchema = many(z.omit(leadChangeSchema, { photos: true }).shape)

export const leadNoteSchema = z.object({
  text: z
    .string('Write a note.')
    .check(
      z.trim(),
      z.minLength(1, 'Write a note.'),
      z.maxLength(longestNote, `Shorten this to ${longestNote.toLocaleString('en-US')} characters.`),
    ),
})

export const leadMergeSchema = z.object({ otherId: z.string('Choose a lead.').check(z.maxLength(60)) })
