import { CallHead } from '@/components/site/parts/call-head'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export const View = ({ words, data, isMain }: SectionProps<typeof definition>) => (
  <CallHead
    title={words('title')}
    text={words('text')}
    heading={isMain ? 'h1' : 'h2'}
    profile={data.profile}
  />
)
