import { PhoneBand } from '@/components/site/parts/phone-band'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ config, words, data: { profile, town } }: SectionProps<typeof definition>) {
  const place = town?.page.town
  const title = place ? `Tell us about your house in ${place.name}.` : ''
  return (
    <PhoneBand
      profile={profile}
      town={place?.slug}
      title={words('title', title) || title}
      lede={words('text')}
      call={words('call', profile.phone)}
      estimate={config.estimate.trim()}
      recommendations={config.recommendations.trim()}
      promise={words('promise')}
    />
  )
}
