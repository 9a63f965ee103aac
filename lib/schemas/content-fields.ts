import * as z from 'zod/mini'
import { placeWritten } from '@/lib/business/towns'
import { completeLink, linkMessage } from '@/lib/page-document/complete-link'
import { oneLine } from '@/lib/text/one-line'

// What projects and testimonials have in common: texts of one line, longer texts, what both lists take as an order.

/** A line of text; control characters and line breaks in it become blanks. `missing` says what to enter, '' where it may be empty. */
export const line = (longest: number, missing: string) =>
  z
    .string(missing || 'Write a text here')
    .check(
      z.overwrite(oneLine),
      z.minLength(missing ? 1 : 0, missing),
      z.maxLength(longest, `Shorten this to ${longest} characters`),
    )

/** Where a project or a homeowner is; a place of the county is written as the others are. */
export const place = (longest: number) =>
  line(longest, 'Enter the place, for example Nyack, NY').check(z.overwrite(placeWritten))

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, ' ').trim()

/** A text of several lines, without control characters. */
export const paragraphs = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(withoutControls),
      z.minLength(1, missing),
      z.maxLength(longest, `Shorten this to ${longest} characters`),
    )

/** Where a link in a text leads, as it was typed; `completeLink` says where that is. */
export const linkSchema = z.object({
  address: z.string().check(z.refine((address) => completeLink(address) !== undefined, linkMessage)),
})

export const yesOrNo = z.boolean('Choose yes or no')

/** The version that was edited; another one at the server is a conflict. */
export const version = z.optional(z.int('Send the version as a number'))

/** How many projects or testimonials there may be, those in the trash not counted. */
export const mostContent = 500

const ids = z
  .array(
    z.string('Send the ids as texts').check(z.maxLength(60, 'Send the ids as texts')),
    'Send a list of ids',
  )
  .check(z.maxLength(2 * mostContent, 'Send a shorter list'))

/** All ids in their new order; `before` is the order that was seen, so that what others moved meanwhile stays moved. */
export const orderSchema = z.object({ ids, before: z.optional(ids) })
export type OrderFields = z.output<typeof orderSchema>

/** The samples to bring back. */
export const samplesSchema = z.object({ projects: ids, testimonials: ids })
export type SampleIds = z.output<typeof samplesSchema>
