import { type NearProject } from '@/lib/landing/local-work'
import { type ComponentType, type ReactElement, type ReactNode } from 'react'
import { type Finish } from '@/lib/business/finishes'
import { type GalleryFilter } from '@/lib/business/gallery-path'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Areas, type CopyTexts } from '@/lib/content/areas'
import { type Post, type Project, type Testimonial } from '@/lib/content-types'
import { type TownPage } from '@/lib/content/town-pages'
import { type ReviewCounts } from '@/lib/review-types'
import { type WordsPath } from '@/lib/page-document/field-paths'
import { type GalleryStageProps } from './gallery/gallery-stage'
import { type RichLook } from './rich-text'

/** The data of a town page about its town. */
export type TownData = {
  page: TownPage
  copy: CopyTexts | null
  projects: readonly Project[]
  /** Jobs elsewhere, where none was done in the town. */
  nearby: readonly NearProject[]
  testimonials: readonly Testimonial[]
  posts: Post[]
}

/** Data that blocks show besides their configuration; plain, so that it can be sent to the browser. */
export type BlockData = {
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
  profile: BusinessProfile
  areas: Areas
  finishes: readonly Finish[]
  /** Paths of the lists that have nothing to show. */
  empty: readonly string[]
  /** The business's id at the maps service that has its reviews; '' if that isn't set up. */
  mapsPlaceId: string
  /** The reviews that came by the links of finished jobs. */
  reviewCounts?: ReviewCounts
  /** Set on a town page. */
  town?: TownData
  contactForm?: ReactNode
  /**
   * Opens the gallery's pictures large; without it they are links. The gallery's route gives it: what a view imports for the
   * browser is in the script of every page with blocks.
   */
  GalleryStage?: ComponentType<GalleryStageProps>
  /** The filter in the gallery's address. */
  galleryFilter?: GalleryFilter | undefined
}

/**
 * Returns a plain text of the block by its path, such as `items.0.answer`; for an empty one the definition's sentence, or ''.
 * In the builder's selected block it is editable, also if it is empty: then the sentence shows, or the field's name.
 */
export type ShowWords<Config> = (path: WordsPath<Config>) => string | ReactElement

export type ShowRich<Config> = (path: WordsPath<Config>, look?: RichLook) => ReactNode

export type ViewProps<Config> = {
  config: Config
  words: ShowWords<Config>
  rich: ShowRich<Config>
  data: BlockData
  isMain?: boolean
  isRepeat?: boolean
  inCanvas?: boolean
}
