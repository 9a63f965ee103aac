import { type ReactNode } from 'react'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Project, type Testimonial } from '@/lib/content-types'

/** What blocks show besides their own configuration; plain, so that it can be handed to the browser. */
export type BlockData = {
  projects: readonly Project[]
  testimonials: readonly Testimonial[]
  profile: BusinessProfile
  /** The form of a contact block. */
  contactForm?: ReactNode
}

export type ViewProps<Config> = {
  config: Config
  data: BlockData
  isMain?: boolean
  inCanvas?: boolean
}
