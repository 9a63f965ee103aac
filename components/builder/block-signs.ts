import {
  CircleQuestionMark,
  Columns2,
  ContactRound,
  Hammer,
  Images,
  LayoutGrid,
  LayoutTemplate,
  type LucideIcon,
  Megaphone,
  Quote,
  SquareSplitHorizontal,
  Star,
  Type,
  Users,
} from 'lucide-react'
import { type BlockType } from '@/components/blocks/block-types'

/** The sign of each type in the library. */
export const blockSigns: Record<BlockType, LucideIcon> = {
  hero: LayoutTemplate,
  text: Type,
  image: Images,
  testimonial: Quote,
  team: Users,
  services: LayoutGrid,
  projects: Hammer,
  'before-after': SquareSplitHorizontal,
  'text-picture': Columns2,
  reviews: Star,
  faq: CircleQuestionMark,
  'contact-form': ContactRound,
  cta: Megaphone,
}
