import * as z from 'zod/mini'
import { line, longText, mostRecords, paragraphs, place, yesOrNo } from '@/lib/schemas/content-fields'
import { counted } from '@/lib/text/counted'
import { defineRecord, field } from '../define-record'

// Lengths in characters.
const longestQuote = 1_500
const longestAnswer = 800
const longestName = 100
const longestFact = 80

const ratingMessage = 'Choose 1 to 5 stars'
const projectTypes = [
  'Kitchen Remodel',
  'Bathroom Renovation',
  'Cabinet Refacing',
  'Countertops',
  'Tile and Backsplash',
]

/** A homeowner's words. */
export const testimonial = defineRecord({
  kind: 'testimonial',
  one: 'Testimonial',
  several: 'Testimonials',
  icon: 'quote',
  calls: '/api/testimonials',
  reads: 'anyone',
  titleColumn: 'name',
  deletedWords: 'deleted the testimonial of',
  adding: { detail: 'What a homeowner said', words: 'add create review' },
  samples: { note: 'Visitors must not read invented reviews.' },
  detailColumn: 'location',
  most: mostRecords,
  invalidates: [{ kind: 'testimonial' }],
  fields: {
    content: field(paragraphs(longestQuote, 'Write what the homeowner said'), {
      label: 'What the homeowner said',
      input: 'paragraphs',
      rows: 7,
      room: longestQuote,
      hint: 'Their own words, without quotation marks.',
    }),
    name: field(line(longestName, 'Enter the homeowner’s name'), {
      label: 'Name',
      input: 'text',
      hint: 'As they agreed to be named, for example Maria G.',
    }),
    location: field(place(longestName), { label: 'Place', input: 'place' }),
    rating: field(z.int(ratingMessage).check(z.minimum(1, ratingMessage), z.maximum(5, ratingMessage)), {
      label: 'Rating',
      input: 'select',
      options: [5, 4, 3, 2, 1].map((stars) => ({ value: stars, label: counted(stars, 'star') })),
    }),
    projectType: field(line(longestFact, ''), {
      label: 'Kind of project',
      input: 'text',
      placeholder: 'Kitchen Remodel',
      options: projectTypes.map((type) => ({ value: type, label: type })),
    }),
    timeline: field(line(longestFact, ''), { label: 'Time', input: 'text', placeholder: '3 weeks' }),
    answer: field(z._default(longText(longestAnswer), ''), {
      label: 'Your answer',
      input: 'paragraphs',
      rows: 4,
      room: longestAnswer,
      hint: 'Visitors see it below the review. Leave it empty for no answer.',
    }),
    isVerified: field(yesOrNo, {
      label: 'Verified',
      input: 'switch',
      hint: 'It came through the review link of a finished job, or you can prove that this homeowner said it. Visitors see “Verified”.',
    }),
    isFeatured: field(yesOrNo, {
      label: 'Featured',
      input: 'switch',
      hint: 'Featured ones come first on the home page.',
    }),
    isSample: field(yesOrNo, {
      label: 'Sample',
      input: 'switch',
      hint: 'It’s made up. Turn this off once these are a real homeowner’s words.',
    }),
  },
  aside: ['rating', 'projectType', 'timeline', 'isVerified', 'isFeatured', 'isSample'],
  defaults: {
    rating: 5,
    projectType: '',
    timeline: '',
    answer: '',
    isVerified: false,
    isFeatured: false,
    isSample: false,
  },
})
