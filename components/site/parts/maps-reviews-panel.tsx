'use client'

import { useEffect, useRef, useState } from 'react'
import { type MapsReviews } from '@/lib/content-types'
import { Skeleton } from '@/components/ui/skeleton'
import { Stars } from './stars'

const shownReviews = 6

/** Returns null if the maps service fails or has no reviews. */
async function fetchReviews(): Promise<MapsReviews | null> {
  try {
    const answer = await fetch('/api/google-reviews')
    if (!answer.ok) return null
    const reviews = (await answer.json()) as MapsReviews
    return reviews.user_ratings_total > 0 && reviews.reviews.length > 0 ? reviews : null
  } catch {
    return null
  }
}

const head = 'flex flex-wrap items-center gap-x-5 gap-y-2 pb-5'
const list =
  'grid gap-x-col text-16 leading-normal *:border-t *:border-line *:py-5 max-sm:*:nth-[n+4]:hidden sm:grid-cols-2 md:grid-cols-3 md:*:pt-6 md:*:pb-8'

const Waiting = () => (
  <>
    <div className={head} aria-hidden="true">
      <Skeleton className="h-16 w-24" />
      <Skeleton className="h-3.5 w-50" />
    </div>
    <div className={list} aria-hidden="true">
      {Array.from({ length: shownReviews }, (_, index) => (
        <div className="grid min-h-38 content-start gap-2" key={index}>
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
    <p className="sr-only">Reviews are loading.</p>
  </>
)

/**
 * The page's loader brings this code when the panel comes near. It fetches reviews only then, since every call is paid for,
 * and disappears without them.
 */
export function MapsReviewsPanel({ allReviews }: { allReviews: string }) {
  const panel = useRef<HTMLElement>(null)
  const [reviews, setReviews] = useState<MapsReviews | null>()

  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        near.disconnect()
        void fetchReviews().then(setReviews)
      },
      { rootMargin: '400px' },
    )
    if (panel.current) near.observe(panel.current)
    return () => near.disconnect()
  }, [])

  if (reviews === null) return null
  return (
    <section
      className="px-gutter pt-section"
      aria-label="Reviews from Google Maps"
      aria-busy={!reviews}
      data-intent="view"
      ref={panel}
    >
      {!reviews && <Waiting />}
      {reviews && (
        <>
          <div className={head}>
            <p className="font-serif text-[4rem] leading-none tracking-[-0.03em] lining-nums">
              {reviews.rating.toFixed(1)}
            </p>
            <div>
              <Stars rating={reviews.rating} />
              <p className="mt-1">{reviews.user_ratings_total} reviews on Google Maps</p>
            </div>
            <a
              className="inline-flex min-h-tap items-center font-semibold text-strong underline decoration-accent decoration-1 underline-offset-6 max-sm:w-full sm:ml-auto"
              href={allReviews}
            >
              Read all reviews
            </a>
          </div>
          <div className={list}>
            {reviews.reviews.slice(0, shownReviews).map((review) => (
              <article key={`${review.author_name} ${review.text}`}>
                <div className="flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-small font-semibold">
                  {review.author_url ? (
                    <a className="underline decoration-accent underline-offset-4" href={review.author_url}>
                      {review.author_name}
                    </a>
                  ) : (
                    <b>{review.author_name}</b>
                  )}
                  <span className="font-normal text-quiet">{review.relative_time_description}</span>
                </div>
                <Stars rating={review.rating} className="mt-1.5 origin-left scale-85" />
                <p className="mt-2 text-pretty">{review.text}</p>
              </article>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
