import * as z from 'zod/mini'
import { refusals } from '@/lib/review-types'
import { line, paragraphs, place } from './content-fields'
import { photosSchema } from './photos'

/** The fewest and the most characters of a review. */
export const reviewLength = { min: 10, max: 1_500 }
const longestName = 100

const messages = {
  rating: 'Choose 1 to 5 stars',
  words: 'Tell us in a sentence or two how it went',
} as const

/** The token of a review's link. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

const rating = z.pipe(
  z.coerce.number(messages.rating),
  z.int(messages.rating).check(z.minimum(1, messages.rating), z.maximum(5, messages.rating)),
)

/** A review that a homeowner sends by its link. A form leaves out a box that isn't checked. */
export const reviewSchema = z.object({
  token,
  rating,
  words: paragraphs(reviewLength.max, messages.words).check(z.minLength(reviewLength.min, messages.words)),
  name: line(longestName, 'Enter the name to show, for example Dana O.'),
  town: place(longestName),
  photos: photosSchema,
  mayPublish: z.pipe(
    z.optional(z.union([z.boolean(), z.literal('on')])),
    z.transform((value) => value === true || value === 'on'),
  ),
})
export type ReviewInput = z.infer<typeof reviewSchema>

export const stopReviewSchema = z.object({ token })

/** The decision of staff on a review: `withdraw` takes a published one off the site. */
export const reviewDecisionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('publish') }),
  z.object({ action: z.literal('withdraw') }),
  z.object({ action: z.literal('refuse'), refusal: z.enum(refusals, 'Choose the reason') }),
])
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>
