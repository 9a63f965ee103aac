import * as z from 'zod/mini'
import { ownPicture } from '@/lib/page-document/own-picture'
import { longestPost } from '@/lib/page-document/post-text'
import { isReservedPostSlug, slugMessages } from '@/lib/page-document/slug'
import { moment, pageSlug, pageTitle, revisionName } from './pages'

const postSlug = pageSlug.check(z.refine((slug) => !isReservedPostSlug(slug), slugMessages.reserved))

const upTo = (most: number) =>
  z.optional(
    z.pipe(
      z.nullable(
        z
          .string('Write a text here')
          .check(z.trim(), z.maxLength(most, `Shorten this to ${most.toLocaleString('en-US')} characters`)),
      ),
      z.transform((value) => value ?? ''),
    ),
  )

/** Of what is sent, in bytes: a letter may take several of them. */
export const longestPostBody = 2 * 1024 * 1024

const rest = {
  excerpt: upTo(1_000),
  content: upTo(longestPost),
  featuredImage: z.optional(
    z.string('Choose a picture').check(z.regex(ownPicture, 'Choose a picture from the library')),
  ),
  town: upTo(100),
  category: upTo(100),
  metaTitle: upTo(300),
  metaDescription: upTo(1_000),
  isPublished: z.optional(z.boolean('Choose yes or no')),
  publishAt: moment,
  unpublishAt: moment,
}

/** A new post. */
export const postSchema = z.object({ title: pageTitle, slug: postSlug, ...rest })

/** Changes to a post: what is left out stays. */
export const postPatchSchema = z.object({
  title: z.optional(pageTitle),
  slug: z.optional(postSlug),
  ...rest,
  /** The version that was edited; another one at the server is a conflict. */
  version: z.optional(z.int('Send the version as a number')),
  /** Keeps this state as a revision of that name. */
  revisionName: z.optional(revisionName),
})

const { publishAt: _publishAt, unpublishAt: _unpublishAt, ...texts } = rest

/** A state of a post to be kept under a name. */
export const postRevisionSchema = z.object({
  name: z.string('Enter a name').check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(100)),
  title: pageTitle,
  slug: postSlug,
  ...texts,
  isPublished: z.boolean('Choose yes or no'),
})

export type PostFields = z.output<typeof postSchema>
export type PostPatchFields = z.output<typeof postPatchSchema>
export type PostRevisionFields = z.output<typeof postRevisionSchema>
