import { MapsReviews } from '@/components/site/parts/maps-reviews'
import { MissingSection } from '../parts'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ data: { mapsPlaceId }, inCanvas }: SectionProps<typeof definition>) {
  if (!inCanvas) return <MapsReviews placeId={mapsPlaceId} />
  return (
    <MissingSection>
      {mapsPlaceId
        ? 'The latest reviews from Google appear here.'
        : 'Visitors see nothing here until reviews from Google are set up.'}
    </MissingSection>
  )
}
