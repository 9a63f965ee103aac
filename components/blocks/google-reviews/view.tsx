import { MapsReviews } from '@/components/site/parts/maps-reviews'
import { Missing } from '../parts'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ data: { mapsPlaceId }, inCanvas }: SectionProps<typeof definition>) {
  if (!inCanvas) return <MapsReviews placeId={mapsPlaceId} />
  return (
    <section className="px-gutter py-section">
      <Missing>
        {mapsPlaceId
          ? 'The latest reviews from Google appear here.'
          : 'Visitors see nothing here until reviews from Google are set up.'}
      </Missing>
    </section>
  )
}
