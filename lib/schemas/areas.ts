import * as z from 'zod/mini'
import { listings } from '@/lib/content/areas'
import { ownPicture } from '@/lib/page-document/own-picture'
import { line, list, longText, paragraphs, version, yesOrNo } from './content-fields'
import { revisionName } from './pages'

// What staff send about places, services and landing pages beside the fields of records. Lengths in characters.
const longestPart = 2_000
const longestLine = 200
const longestLede = 600
const longestDescription = 320
const mostParts = 12
const maxBlocks = 40

/** Places as a table, to be read first (`dryRun`) and then taken. */
export const importSchema = z.object({
  csv: z.string('Send the table as text').check(z.minLength(1, 'Choose a file')),
  dryRun: yesOrNo,
})

/** Whether a service is offered. */
export const serviceOnSchema = z.object({ isOn: yesOrNo })

const pictureMessage = 'Choose a picture from the library'
const picture = z.optional(
  z.string(pictureMessage).check(z.refine((src) => src !== '' && ownPicture.test(src), pictureMessage)),
)

/** A page's own words as its form holds them; the blocks are checked by lib/page-document/parse.ts. */
export const landingFormSchema = z.object({
  headline: line(120, ''),
  lede: longText(longestLede),
  description: line(longestDescription, ''),
  parts: list(
    z.object({
      title: line(longestLine, 'Write a heading'),
      text: paragraphs(longestPart, 'Write the text'),
    }),
    mostParts,
  ),
  questions: list(
    z.object({
      question: line(longestLine, 'Write the question'),
      answer: paragraphs(1_500, 'Write the answer'),
    }),
    mostParts,
  ),
  blocks: list(z.unknown(), maxBlocks),
  pictures: z.object({ hero: picture, detail: picture }),
  projects: list(line(60, 'Choose a project'), 3),
})
/** A state of them that is kept under a name. */
export const landingStateSchema = z.object({ ...landingFormSchema.shape, name: revisionName })
/** The same as it is saved. */
export const landingPatchSchema = z.object({
  ...z.partial(landingFormSchema).shape,
  version,
  revisionName: z.optional(revisionName),
})

/** Words that are only measured: as they are typed, an unfinished part among them. */
const unfinished = z.string().check(z.maxLength(longestPart))
export const measureSchema = z.object({
  headline: unfinished,
  lede: unfinished,
  parts: list(z.object({ title: unfinished, text: unfinished }), mostParts),
  questions: list(z.object({ question: unfinished, answer: unfinished }), mostParts),
})

/** Which pages search engines may list: ids are "place/service". */
export const listingSchema = z.object({
  ids: list(
    z.string('Send ids').check(z.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'Send ids as place/service')),
    5_000,
  ),
  listing: z.enum(listings, 'Choose auto or hidden'),
})

export type LandingState = z.output<typeof landingStateSchema>
export type LandingPatch = z.output<typeof landingPatchSchema>
