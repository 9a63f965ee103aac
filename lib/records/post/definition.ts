import * as z from 'zod/mini'
import { type Post } from '@/lib/content-types'
import { ownPicture } from '@/lib/page-document/own-picture'
import { maxPostLength } from '@/lib/page-document/post-text'
import { isReservedPostSlug, slugMessages } from '@/lib/page-document/slug'
import { pageSlug, pageTitle, scheduleFields } from '@/lib/schemas/pages'
import { largestDraft } from '@/lib/schemas/unsaved-drafts'
import { defineRecord, field } from '../define-record'

const upTo = (longest: number) =>
  z.optional(
    z.pipe(
      z.nullable(
        z
          .string('Write a text here')
          .check(
            z.trim(),
            z.maxLength(longest, `Shorten this to ${longest.toLocaleString('en-US')} characters`),
          ),
      ),
      z.transform((value) => value ?? ''),
    ),
  )

/** A post of the blog. */
export const post = defineRecord({
  kind: 'post',
  one: 'Post',
  several: 'Posts',
  icon: 'newspaper',
  calls: '/api/blog',
  list: '/admin/blog',
  edit: '/admin/blog',
  editEnd: '/edit',
  titleColumn: 'title',
  deletedWords: 'deleted the post',
  address: '/blog/',
  trashedSlug: 'deletedSlug',
  adding: { detail: 'For the blog', words: 'add write create' },
  samples: { note: 'Visitors read them as your own.', name: 'blog post' },
  hasOwnScreens: true,
  isScheduled: true,
  hasRevisions: true,
  longestBody: largestDraft,
  invalidates: (before, after) => [
    { kind: 'post', before: before as Post | null, after: after as Post | null },
  ],
  fields: {
    title: pageTitle,
    slug: pageSlug.check(z.refine((slug) => !isReservedPostSlug(slug), slugMessages.reserved)),
    excerpt: upTo(1_000),
    content: upTo(maxPostLength),
    featuredImage: field(
      z.optional(
        z.string('Choose a picture').check(z.regex(ownPicture, 'Choose a picture from the library')),
      ),
      { label: 'Featured picture', input: 'picture' },
    ),
    town: upTo(100),
    category: upTo(100),
    metaTitle: upTo(300),
    metaDescription: upTo(1_000),
    ...scheduleFields,
  },
  defaults: {
    excerpt: '',
    content: '',
    featuredImage: '',
    town: '',
    category: '',
    metaTitle: '',
    metaDescription: '',
    isPublished: false,
    publishAt: null,
    unpublishAt: null,
  },
})
