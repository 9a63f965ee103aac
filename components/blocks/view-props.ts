import { type ReactElement, type ReactNode } from 'react'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Project, type Testimonial } from '@/lib/content-types'
import { type WordsPath } from '@/lib/page-document/field-paths'
import { type RichLook } from './rich-text'

/** What blocks show besides their own configuration; plain, so that it can be handed to the browser. */
export type BlockData = {
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
  profile: BusinessProfile
  /** The form of a contact block. */
  contactForm?: ReactNode
}

/**
 * A plain text of the block by its path, e.g. `items.0.answer`: the text itself, '' where there is none. In the builder's
 * selected block it is something to type in, also where the text is empty; then `placeholder` shows, or the field's name.
 */
export type ShowWords<Config> = (path: WordsPath<Config>, placeholder?: string) => string | ReactElement

/** A rich text of the block by its path. */
export type ShowRich<Config> = (path: WordsPath<Config>, look?: RichLook) => ReactNode

export type ViewProps<Config> = {
  config: Config
  words: ShowWords<Config>
  rich: ShowRich<Config>
  data: BlockData
  isMain?: boolean
  inCanvas?: boolean
}
