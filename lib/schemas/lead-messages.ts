import * as z from 'zod/mini'
import { leadFiles, leadFilesText } from '@/lib/business/lead-files'
import { messageChannels } from '@/lib/content-types'
import { formKey } from './form-instance'

const longestSubject = 150
/** In characters. A text message of ten parts is the longest that goes out as one. */
const longest = { email: 20_000, text: 1_500 }
/** The most attachments of an email, and their maximum size together: mail servers commonly refuse more than 25 MB, encoded. */
const maxAttachments = 10
export const maxAttachmentBytes = 18 * 1024 * 1024
export const attachmentsTooLarge = 'These attachments are too large for one email. Send them in several.'

/** A message to a lead. `id` is the form's: sent twice, it makes one message. */
export const leadMessageSchema = z
  .object({
    id: z.string().check(z.regex(formKey)),
    channel: z.enum(messageChannels),
    subject: z
      .string()
      .check(z.trim(), z.maxLength(longestSubject, `Shorten this to ${longestSubject} characters.`)),
    text: z.string().check(z.trim(), z.minLength(1, 'Write a text.')),
    files: z.string().check(
      z.refine((text) => leadFiles(text).length <= maxAttachments, `Attach at most ${maxAttachments} files.`),
      z.overwrite((text) => leadFilesText(leadFiles(text))),
    ),
  })
  .check(
    z.refine(({ channel, subject }) => channel === 'text' || subject !== '', {
      path: ['subject'],
      error: 'Enter a subject.',
    }),
    z.refine(({ channel, text }) => text.length <= longest[channel], {
      path: ['text'],
      error: ({ input }) => {
        const { channel } = input as { channel: keyof typeof longest }
        return `Shorten this to ${longest[channel].toLocaleString('en-US')} characters.`
      },
    }),
    z.refine(({ channel, files }) => channel === 'email' || files === '', {
      path: ['files'],
      error: 'A text message has no attachments.',
    }),
  )

/** The picture of a lead that is drawn: of its plan, or of the room put together. */
export const leadPictureSchema = z.object({ kind: z.enum(['plan', 'design']) })
