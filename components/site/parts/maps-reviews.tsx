'use client'

import { lazy, Suspense } from 'react'

// Every page with blocks may have it: only those that do fetch its code.
const MapsReviewsPanel = lazy(async () => ({
  default: (await import('./maps-reviews-panel')).MapsReviewsPanel,
}))

type MapsReviewsProps = {
  /** The business's id at the service; '' if there is none. */
  placeId: string
}

/** Fetches in the browser: the service's terms keep reviews out of static pages. */
export function MapsReviews({ placeId }: MapsReviewsProps) {
  if (!placeId) return null
  const allReviews = `https://search.google.com/local/reviews?${new URLSearchParams({ placeid: placeId }).toString()}`
  return (
    <Suspense>
      <MapsReviewsPanel allReviews={allReviews} />
    </Suspense>
  )
}
