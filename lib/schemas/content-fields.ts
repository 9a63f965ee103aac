import * as z from 'zod/mini'
import { builtInImages } from '@/lib/business/images'
import { normalizePlace } from '@/lib/business/towns'
import { completeLink, linkMessage } from '@/lib/page-document/complete-link'
import { slugMessages, slugPattern } from '@/lib/page-document/slug'
import { oneLine } from '@/lib/text/one-line'
import { upTo } from './bounded'

// The fields that records are made of: texts of one line, longer texts, places, pictures, days, addresses; and the order of a list.

/**
 * Returns a schema for a line of text; control characters and line breaks become blanks. `missing` is the message for an
 * empty text, '' where it may be empty.
 */
export const line = (longest: number, missing: string) =>
  z
    .string(missing || 'Write a text here')
    .check(
      z.overwrite(oneLine),
      z.minLength(missing ? 1 : 0, missing),
      z.maxLength(longest, `Shorten this to ${longest} characters`),
    )

/** Returns a schema for a project's or homeowner's place; places of the county are written in one way. */
export const place = (longest: number) =>
  line(longest, 'Enter the place, for example Nyack, NY').check(z.overwrite(normalizePlace))

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, ' ').trim()

/** Returns a schema for a text of several lines, without control characters. */
export const paragraphs = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(withoutControls),
      z.minLength(1, missing),
      z.maxLength(longest, `Shorten this to ${longest} characters`),
    )

/** A text of several lines that may be empty. */
export const longText = (longest: number) =>
  z.union([z.literal(''), paragraphs(longest, 'Write a text here')])

/** A list of at most `max` items. */
export const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  upTo(max, z.array(item, 'Send a list'), `Keep it to ${max} at the most`)

const pictureMessage = 'Choose a picture from the library'
const uploadPath = /^\/media\/[0-9a-f]{32}\/[a-z0-9-]{1,80}-\d{1,5}x\d{1,5}(?:-f\d{1,3}x\d{1,3})?\.webp$/

/** A built-in picture or the path of an uploaded one; '' for none yet. */
export const picture = z
  .string(pictureMessage)
  .check(
    z.refine(
      (src) => src === '' || Object.hasOwn(builtInImages, src) || uploadPath.test(src),
      pictureMessage,
    ),
  )

/** Returns a schema for the last part of an address; empty for one that is made from the title. */
export const optionalSlug = (longest: number) =>
  z.string(slugMessages.missing).check(
    z.trim(),
    z.maxLength(longest, `Shorten this to ${longest} characters`),
    z.refine((text) => text === '' || slugPattern.test(text), slugMessages.pattern),
  )

const dayMessage = 'Choose a day, or leave it empty'
const [earliest, latest] = ['1950', '2100']

/** A day, or a moment of it; noon in UTC is the same calendar day everywhere in the United States. Empty or null for none. */
export const day = z.pipe(
  z.nullable(z.string(dayMessage)).check(
    z.refine((text) => {
      if (!text) return true
      const isDay = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text))
      // A thirtieth of February would silently become a day of March.
      const exists = isDay && new Date(text.slice(0, 10)).toISOString().startsWith(text.slice(0, 10))
      return exists && text >= earliest && text < latest
    }, dayMessage),
  ),
  z.transform((text) => (text ? `${text.slice(0, 10)}T12:00:00.000Z` : null)),
)

/** A link in a text as it was typed; `completeLink` completes it. */
export const linkSchema = z.object({
  address: z.string().check(z.refine((address) => completeLink(address) !== undefined, linkMessage)),
})

export const yesOrNo = z.boolean('Choose yes or no')

/** The version that was edited; another one at the server is a conflict. */
export const version = z.optional(z.int('Send the version as a number'))

/** The maximum number of records of a kind, not counting those in the trash. */
export const mostRecords = 500

export const ids = z
  .array(
    z.string('Send the ids as texts').check(z.maxLength(60, 'Send the ids as texts')),
    'Send a list of ids',
  )
  .check(z.maxLength(2 * mostRecords, 'Send a shorter list'))

/** All ids in their new order; `before` is the order that was seen, so that moves of others since then stay. */
export const orderSchema = z.object({ ids, before: z.optional(ids) })
export type OrderFields = z.output<typeof orderSchema>
