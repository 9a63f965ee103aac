import { PhoneBand } from '@/components/site/parts/phone-band'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export const View = ({ words, data }: SectionProps<typeof definition>) => (
  <PhoneBand
    profile={data.profile}
    title={words('title')}
    lede={words('text')}
    call={words('call')}
    promise={words('promise')}
  />
)
