'use client'

import './maps-reviews.css'
import { useEffect, useRef, useState } from 'react'
import { type MapsReviews } from '@/lib/content-types'
import { Stars } from './stars'

const shownReviews = 6

/** What the maps service says, or null where it fails or has nothing. */
async function fetchReviews(): Promise<MapsReviews | null> {
  try {
    const answer = await fetch('/api/google-reviews')
    if (!answer.ok) return null
    const found = (await answer.json()) as MapsReviews
    return found.user_ratings_total > 0 && found.reviews.length > 0 ? found : null
  } catch {
    return null
  }
}

function Skeleton() {
  return (
    <>
      <div className="rev-head" aria-hidden="true">
        <p className="sk rev-sk__score" />
        <p className="sk sk--t rev-sk__total" />
      </div>
      <div className="reviews reviews--3" aria-hidden="true">
        {Array.from({ length: shownReviews }, (_, index) => (
          <div className="review rev-sk" key={index}>
            <p className="sk sk--t" />
            <p className="sk sk--t" />
            <p className="sk sk--t" />
          </div>
        ))}
      </div>
      <p className="sr">Reviews are loading.</p>
    </>
  )
}

/**
 * Rating, number and up to six reviews, each with its author's name and link. The page's loader brings this code when
 * the panel comes near; it asks for reviews only then, since every call is paid for. Without data it goes.
 */
export function MapsReviewsPanel({ allReviews }: { allReviews: string }) {
  const panel = useRef<HTMLElement>(null)
  const [found, setFound] = useState<MapsReviews | null>()

  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        void fetchReviews().then(setFound)
      },
      { rootMargin: '400px' },
    )
    if (panel.current) near.observe(panel.current)
    return () => near.disconnect()
  }, [])

  if (found === null) return null
  return (
    <section
      className="section wrap"
      aria-label="Reviews from Google Maps"
      aria-busy={!found}
      data-intent="view"
      ref={panel}
    >
      {!found && <Skeleton />}
      {found && (
        <>
          <div className="rev-head">
            <p className="rev-score serif">{found.rating.toFixed(1)}</p>
            <div>
              <Stars rating={found.rating} />
              <p>{found.user_ratings_total} reviews on Google Maps</p>
            </div>
            <a className="go" href={allReviews}>
              <span>Read all reviews</span>
            </a>
          </div>
          <div className="reviews reviews--3">
            {found.reviews.slice(0, shownReviews).map((review) => (
              <article className="review" key={`${review.author_name} ${review.text}`}>
                <div className="review__by">
                  {review.author_url ? (
                    <a className="link" href={review.author_url}>
                      {review.author_name}
                    </a>
                  ) : (
                    <b>{review.author_name}</b>
                  )}
                  <span>{review.relative_time_description}</span>
                </div>
                <Stars rating={review.rating} />
                <p>{review.text}</p>
              </article>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
