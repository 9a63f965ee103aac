import * as z from 'zod/mini'
import { services } from '@/lib/business/services'
import { plainText } from '@/lib/page-document/plain-text'
import { clip } from '@/lib/seo/clip'
import { beforeAfterSchema } from './before-after/schema'
import { type BlockType, isBlockType } from './block-types'
import { contactFormSchema } from './contact-form/schema'
import { ctaSchema } from './cta/schema'
import { faqSchema } from './faq/schema'
import { heroSchema } from './hero/schema'
import { imageSchema } from './image/schema'
import { projectsSchema } from './projects/schema'
import { readTolerantly } from './read-tolerantly'
import { reviewsSchema } from './reviews/schema'
import { servicesSchema } from './services/schema'
import { teamSchema } from './team/schema'
import { testimonialSchema } from './testimonial/schema'
import { textPictureSchema } from './text-picture/schema'
import { textSchema } from './text/schema'

export type BlockGroup = 'Basics' | 'For contractors'

type ConfigSchema = z.ZodMiniType<Record<string, unknown>>

export type BlockDefinition = {
  /** As the library and the block's bar call it. */
  name: string
  group: BlockGroup
  schema: ConfigSchema
  /** One line about what the block holds, for its bar. */
  summary: (config: Record<string, unknown>) => string
}

/** Lets `summary` know its own schema's output, while the registry holds all types side by side. */
function block<Schema extends ConfigSchema>(
  group: BlockGroup,
  name: string,
  schema: Schema,
  summary: (config: z.output<Schema>) => string,
) {
  return { group, name, schema, summary: summary as BlockDefinition['summary'] }
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`
const parts = (...texts: string[]) => texts.filter(Boolean).join(' · ')
/** The beginning of a rich text; a bar has room for no more. */
const opening = (html: string) => clip(plainText(html), 120)
const basics = 'Basics' as const
const trade = 'For contractors' as const

/** One line per type of block; a type left out doesn't compile. */
export const blocks = {
  hero: block(basics, 'Hero', heroSchema, ({ title }) => title),
  text: block(basics, 'Text', textSchema, ({ content }) => opening(content)),
  image: block(basics, 'Image Gallery', imageSchema, ({ images, caption }) =>
    parts(counted(images.length, 'picture', 'pictures'), caption),
  ),
  testimonial: block(basics, 'Testimonial', testimonialSchema, ({ name, rating }) =>
    parts(name, `${rating} of 5 stars`),
  ),
  team: block(basics, 'Team', teamSchema, ({ title, members }) =>
    parts(title, counted(members.length, 'member', 'members')),
  ),
  services: block(trade, 'Services Grid', servicesSchema, (config) =>
    config.services.length === services.length
      ? 'All eight services'
      : counted(config.services.length, 'service', 'services'),
  ),
  projects: block(trade, 'Projects', projectsSchema, ({ title, kind, town, most }) =>
    parts(title, { all: '', kitchen: 'Kitchens', bathroom: 'Bathrooms' }[kind], town, `up to ${most}`),
  ),
  'before-after': block(trade, 'Before & After', beforeAfterSchema, ({ title, beforeImage, afterImage }) =>
    parts(title, beforeImage && afterImage ? '' : 'Pictures missing'),
  ),
  'text-picture': block(trade, 'Text & Picture', textPictureSchema, ({ content, image }) =>
    parts(opening(content), image ? '' : 'No picture'),
  ),
  reviews: block(trade, 'Reviews', reviewsSchema, ({ title, town, most }) =>
    parts(title, town, `up to ${most}`),
  ),
  faq: block(trade, 'Questions & Answers', faqSchema, ({ title, items }) =>
    parts(title, counted(items.length, 'question', 'questions')),
  ),
  'contact-form': block(trade, 'Contact Form', contactFormSchema, ({ title }) => title),
  cta: block(trade, 'Call to Action', ctaSchema, ({ title, buttonText }) => parts(title, buttonText)),
} satisfies Record<BlockType, BlockDefinition>

export type ConfigOf<Type extends BlockType> = z.output<(typeof blocks)[Type]['schema']>

/** What the registry says about a type; null for an unknown one. */
export const getDefinition = (type: string): BlockDefinition | null =>
  isBlockType(type) ? blocks[type] : null

/** The configuration that a new block starts with (specification §3). */
export function defaultConfig<Type extends BlockType>(type: Type): ConfigOf<Type> {
  return structuredClone(z.parse(blocks[type].schema as ConfigSchema, {})) as ConfigOf<Type>
}

/** A stored configuration as its view needs it: what is missing or broken falls back to its default. Never throws. */
export function readConfig<Type extends BlockType>(type: Type, config: unknown): ConfigOf<Type> {
  return readTolerantly(blocks[type].schema, config) as ConfigOf<Type>
}

/** The line about a block in its bar. An unknown type has none. */
export function summaryOf({ type, config }: { type: string; config: unknown }): string {
  return isBlockType(type) ? blocks[type].summary(readConfig(type, config)) : ''
}
