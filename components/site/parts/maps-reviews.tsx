import { MapsReviewsPanel } from './maps-reviews-panel'

type MapsReviewsProps = {
  /** The business's id at the service; '' if there is none. */
  placeId: string
}

/** Fetches in the browser: the service's terms keep reviews out of static pages. */
export function MapsReviews({ placeId }: MapsReviewsProps) {
  if (!placeId) return null
  const allReviews = `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placeId }).toString()}`
  return <MapsReviewsPanel allReviews={allReviews} />
}
