import * as z from 'zod/mini'
import { line, paragraphs, place, version, yesOrNo } from './content-fields'

// Lengths in characters.
export const longestQuote = 1_500
const longestName = 100
const longestFact = 80

export const ratings = [5, 4, 3, 2, 1] as const
const ratingMessage = 'Choose 1 to 5 stars'

const needed = {
  name: line(longestName, 'Enter the homeowner’s name'),
  location: place(longestName),
  content: paragraphs(longestQuote, 'Write what the homeowner said'),
}

const rest = {
  rating: z.int(ratingMessage).check(z.minimum(1, ratingMessage), z.maximum(5, ratingMessage)),
  projectType: line(longestFact, ''),
  timeline: line(longestFact, ''),
  isVerified: yesOrNo,
  isFeatured: yesOrNo,
  isSample: yesOrNo,
}

/** A testimonial as the form holds it: every field is there. */
export const testimonialFormSchema = z.object({ ...needed, ...rest })

/** A new testimonial; five stars unless it says otherwise. */
export const testimonialSchema = z.object({ ...needed, ...z.partial(z.object(rest)).shape })

/** Changes to a testimonial: what is left out stays. */
export const testimonialPatchSchema = z.object({
  ...z.partial(testimonialFormSchema).shape,
  version,
})

export type TestimonialFields = z.output<typeof testimonialSchema>
export type TestimonialPatch = z.output<typeof testimonialPatchSchema>
export type TestimonialForm = z.output<typeof testimonialFormSchema>
