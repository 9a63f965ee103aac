import { type ReactNode } from 'react'
import { type PageComponent } from '@/lib/content-types'
import { BeforeAfterView } from './before-after/view'
import { type BlockType, isBlockType } from './block-types'
import { ContactFormView } from './contact-form/view'
import { CtaView } from './cta/view'
import { FaqView } from './faq/view'
import { HeroView } from './hero/view'
import { ImageView } from './image/view'
import { ProjectsView } from './projects/view'
import { type ConfigOf, readConfig } from './registry'
import { ReviewsView } from './reviews/view'
import { ServicesView } from './services/view'
import { TeamView } from './team/view'
import { TestimonialView } from './testimonial/view'
import { TextPictureView } from './text-picture/view'
import { TextView } from './text/view'
import { type BlockData, type ViewProps } from './view-props'

const views: { [Type in BlockType]: (props: ViewProps<ConfigOf<Type>>) => ReactNode } = {
  hero: HeroView,
  text: TextView,
  image: ImageView,
  testimonial: TestimonialView,
  team: TeamView,
  services: ServicesView,
  projects: ProjectsView,
  'before-after': BeforeAfterView,
  'text-picture': TextPictureView,
  reviews: ReviewsView,
  faq: FaqView,
  'contact-form': ContactFormView,
  cta: CtaView,
}

type BlockViewProps = {
  block: Pick<PageComponent, 'type' | 'config'>
  data: BlockData
  /** The first of its kind: a hero whose title is the page's heading, the form that `#contact` leads to. */
  isMain?: boolean
  /** In the builder: says what is missing, and shows a stand-in for what a visitor can operate. */
  inCanvas?: boolean
  /** The form of a contact block, on the public page. */
  contactForm?: ReactNode
}

/**
 * A block as visitors see it, from whatever its configuration holds. Stands inside an element of class `blocks`, which
 * its sizes follow.
 */
export function BlockView({ block, ...props }: BlockViewProps) {
  if (!isBlockType(block.type)) return <p className="b-unknown">Unknown component type: {block.type}</p>
  return <Known type={block.type} config={block.config} {...props} />
}

function Known<Type extends BlockType>({
  type,
  config,
  ...props
}: { type: Type; config: unknown } & Omit<BlockViewProps, 'block'>) {
  const View = views[type] as (props: ViewProps<ConfigOf<Type>>) => ReactNode
  return <View config={readConfig(type, config)} {...props} />
}
