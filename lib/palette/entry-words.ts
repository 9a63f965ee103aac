import { type Lead } from '@/lib/content-types'
import { statusNames } from '@/lib/leads/lead-words'
import { elapsed } from '@/lib/time/elapsed'

type Addressed = { slug: string; isPublished: boolean }

const published = ({ isPublished }: Addressed) => (isPublished ? 'Published' : 'Draft')

/** What the palette says of a page, a post, a project or a testimonial besides its name. */
export const pageWords = (page: Addressed): string => `/${page.slug} · ${published(page)}`
export const postWords = (post: Addressed): string => `/blog/${post.slug} · ${published(post)}`
export const contentWords = (kind: 'Project' | 'Testimonial', location: string): string =>
  [kind, location.replace(/, NY$/, '')].filter(Boolean).join(' · ')

/** How a lead stands: of a new one how long it has waited. */
export const standingWords = (
  { status, createdAt }: Pick<Lead, 'status' | 'createdAt'>,
  now: Date,
): string => (status === 'new' ? `waiting ${elapsed(createdAt, now)}` : statusNames[status])
