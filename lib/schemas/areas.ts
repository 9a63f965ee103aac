import * as z from 'zod/mini'
import { serviceCards } from '@/lib/business/prices'
import { placeTypes, populationBases, townships } from '@/lib/business/towns'
import { houseKinds, type HouseKind } from '@/lib/content/house-kinds/kinds'
import { listings } from '@/lib/content/areas'
import { confidences, buildingEras, housingTypes } from '@/lib/content/town-notes/kinds'
import { topics } from '@/lib/content/town-notes/topics'
import { ownPicture } from '@/lib/page-document/own-picture'
import { slugMessages, slugPattern } from '@/lib/page-document/slug'
import { upTo } from './bounded'
import { line, paragraphs, version, yesOrNo } from './content-fields'
import { revisionName } from './pages'

// What staff save of places, services and the pages of both. Lengths in characters.
const longestPlaceName = 60
const longestSlugOfPlace = 60
const longestPart = 2_000
const longestLine = 200
const longestLede = 600
const longestDescription = 320
const mostParts = 12
const maxBlocks = 40

const text = (longest: number) => z.union([z.literal(''), paragraphs(longest, 'Write a text here')])
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  upTo(most, z.array(item, 'Send a list'), `Keep it to ${most} at the most`)
const whole = (most: number, message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(most, message))
const degrees = (least: number, most: number, message: string) =>
  z.number(message).check(z.minimum(least, message), z.maximum(most, message))

/** The last part of a place's addresses: it can't be changed later. */
const placeSlug = z
  .string(slugMessages.missing)
  .check(
    z.trim(),
    z.minLength(1, slugMessages.missing),
    z.maxLength(longestSlugOfPlace, `Shorten this to ${longestSlugOfPlace} characters`),
    z.regex(slugPattern, slugMessages.pattern),
  )

const urlMessage = 'Enter the address of a page, beginning with https://, or leave it empty'
const url = line(500, '').check(
  z.refine((link) => link === '' || (/^https?:\/\/[^\s"<>]+$/.test(link) && URL.canParse(link)), urlMessage),
)
const phoneMessage = 'Enter a phone number with ten digits, or leave it empty'
const phone = line(24, '').check(
  z.refine((number) => number === '' || /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, '')), phoneMessage),
)

const notes = z.object({
  eras: list(z.enum(buildingEras, 'Choose from the list'), buildingEras.length),
  types: list(z.enum(housingTypes, 'Choose from the list'), housingTypes.length),
  kinds: list(z.enum(Object.keys(houseKinds) as HouseKind[], 'Choose from the list'), 3).check(
    z.minLength(1, 'Choose the one to three kinds of house that most here live in'),
  ),
  setting: text(1_000),
  watch: list(
    z.object({ topic: z.enum(topics, 'Choose a topic'), note: paragraphs(1_000, 'Write the note') }),
    20,
  ),
  landmarks: list(line(longestLine, 'Enter a name'), 30),
  confidence: z.enum(confidences, 'Choose how sure this is'),
})

const place = {
  name: line(longestPlaceName, 'Enter the name of the place'),
  zip: line(10, 'Enter the ZIP code').check(z.regex(/^\d{5}$/, 'Enter five digits')),
  township: z.enum(townships, 'Choose a township'),
  type: z.enum(placeTypes, 'Choose what kind of place it is'),
  population: whole(5_000_000, 'Enter a whole number, 0 where nobody knows'),
  populationBasis: z.enum(populationBases, 'Choose where the number comes from'),
  lat: degrees(40, 43, 'Enter the latitude in degrees, as in 41.1476'),
  lng: degrees(-76, -72, 'Enter the longitude in degrees, as in -73.9893'),
  permitAuthority: line(longestLine, 'Enter the office that issues permits'),
  permitPhone: phone,
  permitUrl: url,
  permitFees: text(500),
  about: text(2_000),
  notes,
}

/** A place as its form holds it. */
const placeFormSchema = z.object(place)
/** A new place. */
export const placeSchema = z.object({ slug: placeSlug, ...place })
/** A place as it is saved. */
export const placePatchSchema = z.object({ ...z.partial(placeFormSchema).shape, version })

/** Places as a table, to be read first (`dryRun`) and then taken. */
export const importSchema = z.object({
  csv: z.string('Send the table as text').check(z.minLength(1, 'Choose a file')),
  dryRun: yesOrNo,
})

const priceTitles = serviceCards.map(({ title }) => title)
const priceTitle = z.enum(priceTitles, 'Choose a line of the price list')
const step = z.object({
  title: line(longestLine, 'Name the step'),
  price: z.optional(priceTitle),
  short: paragraphs(600, 'Say it in a few words'),
  text: paragraphs(longestPart, 'Say it in full'),
})
const lines = list(paragraphs(600, 'Write a line or remove it'), 12)

const guide = z.object({
  heading: line(longestLine, 'Write the heading').check(z.refine(fillable, 'Only {town} is filled in')),
  scope: paragraphs(1_000, 'Say what the service takes in'),
  price: z.object({
    titles: list(priceTitle, priceTitles.length).check(z.minLength(1, 'Choose a line of the price list')),
    wording: z.optional(line(longestLine, '')),
    whole: z.optional(z.enum(['kitchen', 'bathroom'], 'Choose Kitchen or Bathroom')),
    note: text(600),
  }),
  timeline: line(longestLine, 'Say how long the work takes'),
  leadTimes: text(600),
  steps: z.tuple([step, step, step, step, step, step]),
  drivers: lines,
  decide: lines,
  mistakes: lines,
  questions: list(
    z.object({
      question: line(longestLine, 'Write the question'),
      answer: paragraphs(1_500, 'Write the answer'),
    }),
    12,
  ),
  passages: z.object(
    Object.fromEntries(Object.keys(houseKinds).map((kind) => [kind, text(longestPart)])) as Record<
      HouseKind,
      ReturnType<typeof text>
    >,
  ),
})

/** Whether a text names nothing to be filled in but the place. */
function fillable(words: string): boolean {
  return [...words.matchAll(/\{(\w+)\}/g)].every(([, name]) => name === 'town')
}

/** A service as its form holds it. */
export const serviceFormSchema = z.object({
  name: line(60, 'Enter the name of the service'),
  description: paragraphs(300, 'Describe it in a sentence'),
  features: list(line(longestLine, 'Name what it includes'), 6).check(z.minLength(6, 'Name six things')),
  guide,
})
/** A service as it is saved. */
export const servicePatchSchema = z.object({ ...z.partial(serviceFormSchema).shape, version })
/** Whether a service is offered. */
export const serviceOnSchema = z.object({ isOn: yesOrNo })

const pictureMessage = 'Choose a picture from the library'
const picture = z.optional(
  z.string(pictureMessage).check(z.refine((src) => src !== '' && ownPicture.test(src), pictureMessage)),
)

/** A page's own words as its form holds them; the blocks are checked by lib/page-document/parse.ts. */
export const landingFormSchema = z.object({
  headline: line(120, ''),
  lede: text(longestLede),
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

export type PlaceFields = z.output<typeof placeSchema>
export type PlaceForm = z.output<typeof placeFormSchema>
export type PlacePatch = z.output<typeof placePatchSchema>
export type ServiceForm = z.output<typeof serviceFormSchema>
export type ServicePatch = z.output<typeof servicePatchSchema>
export type LandingState = z.output<typeof landingStateSchema>
export type LandingPatch = z.output<typeof landingPatchSchema>
