import * as z from 'zod/mini'
import { listings } from '@/lib/content/areas'
import { list, yesOrNo } from './content-fields'

// The requests of staff about places, services and landing pages, beside the fields of records.

/** Places as a table, to be read first (`dryRun`) and then taken. */
export const importSchema = z.object({
  csv: z.string('Send the table as text').check(z.minLength(1, 'Choose a file')),
  dryRun: yesOrNo,
})

/** Switches a service on or off. */
export const serviceOnSchema = z.object({ isOn: yesOrNo })

const unfinishedText = z.string().check(z.maxLength(2_000))
/** Texts that are only measured while they are typed, unfinished ones among them. */
export const measureSchema = z.object({
  headline: unfinishedText,
  lede: unfinishedText,
  parts: list(z.object({ title: unfinishedText, text: unfinishedText }), 12),
  questions: list(z.object({ question: unfinishedText, answer: unfinishedText }), 12),
})

/** A change of the index status of pages, with ids such as "place/service". */
export const listingSchema = z.object({
  ids: list(
    z.string('Send ids').check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Send ids as place/service')),
    5_000,
  ),
  listing: z.enum(listings, 'Choose auto or hidden'),
})
