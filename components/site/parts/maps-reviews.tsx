import { MapsReviewsPanel } from './maps-reviews-panel'

type MapsReviewsProps = {
  configured: boolean
  placeId?: string
}

/** Fetches in the browser: the service's terms keep reviews out of static pages. */
export function MapsReviews({ configured, placeId = '' }: MapsReviewsProps) {
  if (!configured) return null
  const allReviews = `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placeId }).toString()}`
  return <MapsReviewsPanel allReviews={allReviews} />
}
