import { ServiceIndex } from '@/components/site/parts/service-index'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ words, data: { areas, profile, town } }: SectionProps<typeof definition>) {
  if (!town) return null
  return (
    <ServiceIndex
      town={town.page.town}
      areas={areas}
      profile={profile}
      hasMap
      heading={words('title')}
      intro={words('text')}
    />
  )
}
