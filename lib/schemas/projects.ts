import * as z from 'zod/mini'
import { builtInImages } from '@/lib/business/images'
import { asDollars } from '@/lib/text/dollars'
import { slugMessages, slugPattern } from '@/lib/page-document/slug'
import { line, paragraphs, place, version, yesOrNo } from './content-fields'

// Lengths in characters.
export const longestProjectSlug = 100
const longestDescription = 2_000
const longestTitle = 120
const longestFact = 60
const longestFeature = 160
const mostFeatures = 20

const pictureMessage = 'Choose a picture from the library'
const uploaded = /^\/media\/[0-9a-f]{32}\/[a-z0-9-]{1,80}-\d{1,5}x\d{1,5}(?:-f\d{1,3}x\d{1,3})?\.webp$/

/** A built-in picture or the path of an uploaded one; '' for none yet. */
const picture = z
  .string(pictureMessage)
  .check(
    z.refine((src) => src === '' || Object.hasOwn(builtInImages, src) || uploaded.test(src), pictureMessage),
  )

/** Empty for one made from the title. */
const slug = z.string(slugMessages.missing).check(
  z.trim(),
  z.maxLength(longestProjectSlug, `Shorten this to ${longestProjectSlug} characters`),
  z.refine((text) => text === '' || slugPattern.test(text), slugMessages.pattern),
)

const dayMessage = 'Choose a day, or leave it empty'
const [earliest, latest] = ['1950', '2100']

/** A day, or a moment of it; noon in UTC is the same calendar day everywhere in the United States. Empty or null for none. */
const day = z.pipe(
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

const features = z.array(line(longestFeature, ''), 'Send a list of texts').check(
  z.maxLength(mostFeatures, `Keep it to ${mostFeatures} at the most`),
  z.overwrite((texts) => texts.filter(Boolean)),
)

const cost = line(longestFact, '').check(z.overwrite(asDollars))

const optionalFields = {
  slug: z.optional(slug),
  category: z.optional(z.enum(['Kitchen', 'Bathroom'], 'Choose Kitchen or Bathroom')),
  beforeImage: z.optional(picture),
  afterImage: z.optional(picture),
  cost: z.optional(cost),
  timeline: z.optional(line(longestFact, '')),
  features: z.optional(features),
  completedAt: z.optional(day),
  isFeatured: z.optional(yesOrNo),
  isSample: z.optional(yesOrNo),
}

const neededFields = {
  title: line(longestTitle, 'Enter a title'),
  location: place(longestTitle),
  description: paragraphs(longestDescription, 'Say in a sentence or two what was done'),
  projectType: z.enum(['kitchen', 'bathroom'], 'Choose Kitchen or Bathroom'),
}

/** A new project. */
export const projectSchema = z.object({ ...neededFields, ...optionalFields })

/** Changes to a project: what is left out stays. */
export const projectPatchSchema = z.object({
  ...optionalFields,
  title: z.optional(neededFields.title),
  location: z.optional(neededFields.location),
  description: z.optional(neededFields.description),
  projectType: z.optional(neededFields.projectType),
  version,
})

/** A project as the form holds it: every field is there. */
export const projectFormSchema = z.object({
  ...neededFields,
  slug,
  beforeImage: picture,
  afterImage: picture,
  cost,
  timeline: line(longestFact, ''),
  features,
  completedAt: day,
  isFeatured: yesOrNo,
  isSample: yesOrNo,
})

export type ProjectFields = z.output<typeof projectSchema>
export type ProjectPatch = z.output<typeof projectPatchSchema>
export type ProjectFormInput = z.input<typeof projectFormSchema>
export type ProjectForm = z.output<typeof projectFormSchema>
