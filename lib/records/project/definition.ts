import * as z from 'zod/mini'
import { projectStyles, styleNames } from '@/lib/business/project-styles'
import { levels, sizeNames } from '@/lib/business/estimate-choices'
import {
  day,
  line,
  list,
  mostRecords,
  optionalSlug,
  paragraphs,
  picture,
  place,
  yesOrNo,
} from '@/lib/schemas/content-fields'
import { services, serviceSlugs } from '@/lib/business/services'
import { asDollars } from '@/lib/text/dollars'
import { choiceOf, defineRecord, field, optionsOf } from '../define-record'
import { designCode, isDesign, notADesign } from './design-code'

// Lengths in characters.
export const longestProjectSlug = 100
const longestDescription = 2_000
const longestTitle = 120
const longestFact = 60
const longestFeature = 160
const mostFeatures = 20
const longestAddress = 2_000
const mostCostLines = 20
const mostDetails = 6

const features = z.array(line(longestFeature, ''), 'Send a list of texts').check(
  z.maxLength(mostFeatures, `Keep it to ${mostFeatures} at the most`),
  z.overwrite((texts) => texts.filter(Boolean)),
)

/** Returns a schema for one of these choices, or '' for none of them. */
const oneOrNone = <Value extends string>(labels: Record<Value, unknown>, message: string) =>
  z._default(z.union([z.literal(''), choiceOf(labels, message)]), '')

const designText = line(longestAddress, '').check(z.overwrite(designCode), z.refine(isDesign, notADesign))

/** Returns a schema for a list of rows, empty where an earlier version left it out. */
const rows = <Row extends z.ZodMiniType>(row: Row, max: number) => z._default(list(row, max), [])

const notSaid = { value: '', label: 'Not said' }

/** A finished job; its page is /gallery/{slug}. */
export const project = defineRecord({
  kind: 'project',
  one: 'Project',
  several: 'Projects',
  figureLabel: 'Portfolio Projects',
  icon: 'hammer',
  calls: '/api/portfolio',
  list: '/admin/content',
  reads: 'anyone',
  titleColumn: 'title',
  deletedWords: 'deleted the project',
  address: '/gallery/',
  trashedSlug: 'slug',
  adding: { detail: 'For the gallery', words: 'add create portfolio' },
  samples: { note: 'Visitors take them for your work.' },
  detailColumn: 'location',
  most: mostRecords,
  // Drafts are on no page.
  invalidates: (...states) => {
    const knownStates = states.filter((state) => state !== null) as { isPublished?: boolean }[]
    const isDraft = knownStates.length > 0 && knownStates.every(({ isPublished }) => !isPublished)
    return isDraft ? [] : [{ kind: 'project' }]
  },
  fields: {
    title: field(line(longestTitle, 'Enter a title'), {
      label: 'Title',
      input: 'text',
      placeholder: 'Navy and white, with oak shelves',
    }),
    description: field(paragraphs(longestDescription, 'Say in a sentence or two what was done'), {
      label: 'What was done',
      input: 'paragraphs',
      rows: 4,
      hint: 'Two or three sentences: what was wrong with the room, and what you changed.',
    }),
    beforeImage: field(picture, { label: 'Before', input: 'picture' }),
    afterImage: field(picture, { label: 'After', input: 'picture' }),
    features: field(features, {
      label: 'Features',
      input: 'list',
      one: 'Feature',
      placeholder: 'White shaker cabinets to the ceiling',
    }),
    projectType: field(z.enum(['kitchen', 'bathroom'], 'Choose Kitchen or Bathroom'), {
      label: 'Kind',
      input: 'choice',
      hint: 'The gallery lists it with the kitchens or with the baths.',
      options: [
        { value: 'kitchen', label: 'Kitchen' },
        { value: 'bathroom', label: 'Bathroom' },
      ],
    }),
    service: field(z._default(z.enum(['', ...serviceSlugs], 'Choose a service'), ''), {
      label: 'Service',
      input: 'select',
      hint: 'Pages about this service show it in the towns nearby.',
      options: [
        { value: '', label: 'Any of its room' },
        ...services.map(({ slug, name }) => ({ value: slug, label: name })),
      ],
    }),
    style: field(z._default(z.enum(['', ...projectStyles], 'Choose a style'), ''), {
      label: 'Style',
      input: 'select',
      hint: 'Visitors can filter the gallery by it.',
      options: [notSaid, ...optionsOf(styleNames)],
    }),
    size: field(oneOrNone(sizeNames, 'Choose a size'), {
      label: 'Size',
      isHalf: true,
      input: 'select',
      options: [notSaid, ...Object.entries(sizeNames).map(([value, label]) => ({ value, label }))],
    }),
    level: field(oneOrNone(levels, 'Choose a finish level'), {
      label: 'Finish level',
      isHalf: true,
      input: 'select',
      options: [notSaid, ...Object.entries(levels).map(([value, { label }]) => ({ value, label }))],
    }),
    design: field(z._default(designText, ''), {
      label: 'Its finishes in the visualizer',
      input: 'text',
      placeholder: 'https://…/design?cabinets=…',
      hint: 'Choose finishes like these in the visualizer, and paste the address here. The page lists them.',
    }),
    location: field(place(longestTitle), {
      label: 'Place',
      input: 'place',
      elsewhere: 'This doesn’t name a town in the county, so no town page shows the project.',
    }),
    cost: field(line(longestFact, '').check(z.overwrite(asDollars)), {
      label: 'Cost',
      isHalf: true,
      input: 'text',
      placeholder: '$48,500',
    }),
    timeline: field(line(longestFact, ''), {
      label: 'Time',
      isHalf: true,
      input: 'text',
      placeholder: '3 weeks',
    }),
    costLines: field(
      rows(
        z.object({
          label: field(line(longestTitle, 'Name what it paid for'), { label: 'What', input: 'text' }),
          amount: field(line(longestFact, 'Enter the amount').check(z.overwrite(asDollars)), {
            label: 'Amount',
            input: 'text',
            placeholder: '$12,000',
          }),
        }),
        mostCostLines,
      ),
      { label: 'What the parts cost', input: 'rows', one: 'Cost line' },
    ),
    details: field(
      rows(
        z.object({
          picture: field(picture.check(z.minLength(1, 'Choose a picture')), {
            label: 'Close-up',
            input: 'picture',
          }),
          caption: field(line(longestFeature, ''), { label: 'Caption', input: 'text' }),
        }),
        mostDetails,
      ),
      { label: 'Close-ups', input: 'rows', one: 'Close-up' },
    ),
    completedAt: field(day, { label: 'Finished', input: 'date' }),
    isPublished: field(z._default(yesOrNo, true), {
      label: 'Published',
      input: 'switch',
      hint: 'Visitors see it. Only staff see a draft.',
    }),
    isFeatured: field(yesOrNo, {
      label: 'Featured',
      input: 'switch',
      hint: 'Featured projects come first in the gallery.',
    }),
    isSample: field(yesOrNo, {
      label: 'Sample',
      input: 'switch',
      hint: 'Its page says it’s an example. Turn this off once it describes a job of yours.',
    }),
    slug: field(optionalSlug(longestProjectSlug), { label: 'Address', input: 'slug' }),
  },
  apiFields: { category: z.enum(['Kitchen', 'Bathroom'], 'Choose Kitchen or Bathroom') },
  aside: [
    'projectType',
    'service',
    'style',
    'size',
    'level',
    'location',
    'cost',
    'timeline',
    'completedAt',
    'isPublished',
    'isFeatured',
    'isSample',
    'slug',
  ],
  defaults: {
    beforeImage: '',
    afterImage: '',
    features: [],
    style: '',
    size: '',
    level: '',
    design: '',
    costLines: [],
    details: [],
    cost: '',
    timeline: '',
    completedAt: null,
    isPublished: true,
    isFeatured: false,
    isSample: false,
    service: '',
    slug: '',
  },
})
