import { MapsReviewsPanel } from './maps-reviews-panel'

type MapsReviewsProps = {
  /** Whether the maps service is set up; without it there is no section. */
  configured: boolean
  placeId?: string
}

/** Reviews from the maps service. They are fetched in the browser: its terms keep them out of static pages. */
export function MapsReviews({ configured, placeId = '' }: MapsReviewsProps) {
  if (!configured) return null
  const all = `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placeId }).toString()}`
  return <MapsReviewsPanel allReviews={all} />
}
