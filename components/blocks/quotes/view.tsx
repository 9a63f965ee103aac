import { Testimonials } from '@/components/site/parts/testimonials'
import { featuredFirst } from '@/lib/landing/local-work'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export const View = ({ words, data, isRepeat }: SectionProps<typeof definition>) => (
  <Testimonials
    id={isRepeat ? undefined : 'testimonials'}
    testimonials={featuredFirst(data.testimonials)}
    heading={words('title')}
    more={words('more')}
  />
)
