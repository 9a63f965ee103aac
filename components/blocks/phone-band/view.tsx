import { PhoneBand } from '@/components/site/parts/phone-band'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ config, words, data: { profile, town } }: SectionProps<typeof definition>) {
  return (
    <PhoneBand
      profile={profile}
      town={town?.page.town.slug}
      title={words('title')}
      lede={words('text')}
      call={words('call')}
      estimate={config.estimate.trim()}
      recommendations={config.recommendations.trim()}
      promise={words('promise')}
    />
  )
}
