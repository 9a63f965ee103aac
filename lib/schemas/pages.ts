import * as z from 'zod/mini'
import { maxSlugLength, slugMessages, slugPattern } from '@/lib/page-document/slug'
import { version } from './content-fields'

export const pageTitle = z.string('Enter a title').check(z.trim(), z.minLength(1, 'Enter a title'))

export const pageSlug = z
  .string(slugMessages.missing)
  .check(
    z.trim(),
    z.minLength(1, slugMessages.missing),
    z.maxLength(maxSlugLength, slugMessages.long),
    z.regex(slugPattern, slugMessages.pattern),
  )
const text = z.optional(
  z.pipe(
    z.nullable(z.string('Write a text here')),
    z.transform((value) => value ?? ''),
  ),
)

const moment = z.optional(
  z.nullable(
    z.pipe(
      z.iso.datetime({ offset: true, error: 'Choose a date and a time' }),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
)

// Of a revision's name, in characters.
const longestName = 100
const longName = `Shorten this to ${longestName} characters`
/** A revision's name; empty for none. */
export const revisionName = z.string().check(z.trim(), z.maxLength(longestName, longName))

/** Fields of a state that is stored as a revision. */
export const namedRevision = {
  name: z
    .string('Enter a name')
    .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(longestName, longName)),
  isPublished: z.boolean('Choose yes or no'),
}

/** The schedule dialog's fields of a page or a post. */
export const scheduleFields = {
  isPublished: z.optional(z.boolean('Choose yes or no')),
  publishAt: moment,
  unpublishAt: moment,
}

// The blocks themselves are checked by lib/page-document/parse.ts, with a message for each field.
const components = z.union([z.string(), z.array(z.unknown())], 'Send a list of components or its JSON.')

const rest = {
  content: text,
  metaTitle: text,
  metaDescription: text,
  ...scheduleFields,
  components: z.optional(components),
}

export const pageSchema = z.object({ title: pageTitle, slug: pageSlug, ...rest })

/** A new page as the create form holds it: every field is there. */
export const newPageSchema = z.object({
  title: pageTitle,
  slug: pageSlug,
  content: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  isPublished: z.boolean(),
})

/** A draft of a page, saved without showing it; of a live page, with when it goes live by itself. */
export const draftSchema = z.extend(
  z.partial(
    z.pick(pageSchema, {
      title: true,
      slug: true,
      metaTitle: true,
      metaDescription: true,
      components: true,
      publishAt: true,
    }),
  ),
  { version, revisionName: z.optional(revisionName) },
)

export const publishSchema = z.object({ version })

/** The search dialog's fields of a page. */
export const searchSchema = z.pick(newPageSchema, { metaTitle: true, metaDescription: true })

/** When a page or a post is shown and hidden by itself, as its dialog holds it. */
export const scheduleSchema = z.required(z.pick(pageSchema, { publishAt: true, unpublishAt: true }))

/** A state of a page to store as a revision. */
export const revisionSchema = z.object({
  ...namedRevision,
  title: pageTitle,
  // The home page has none.
  slug: z.union([z.literal(''), pageSlug]),
  content: text,
  metaTitle: text,
  metaDescription: text,
  components,
})

export type NewPageFields = z.output<typeof newPageSchema>
export type DraftFields = z.output<typeof draftSchema>
export type RevisionFields = z.output<typeof revisionSchema>
