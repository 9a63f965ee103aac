import { Testimonials } from '@/components/site/parts/testimonials'
import { wordingOf } from '@/lib/business/wording'
import { featuredFirst } from '@/lib/landing/local-work'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export const View = ({ words, data, isRepeat }: SectionProps<typeof definition>) => (
  <Testimonials
    id={isRepeat ? undefined : 'testimonials'}
    testimonials={featuredFirst(data.testimonials)}
    words={wordingOf(data.profile)}
    heading={words('title')}
    more={words('more')}
  />
)
