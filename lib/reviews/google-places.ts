import 'server-only'
import * as z from 'zod'
import { type MapsReviews } from '@/lib/content-types'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** The most reviews shown anywhere (specification §9). */
const MAX_REVIEWS = 6

// The service is paid by the call. Reviews are fetched live, up to so many calls in five minutes; past that the last
// answer of these minutes is repeated. It is kept in memory only: the terms forbid storing it.
const CALLS = 20
const WINDOW_MS = 5 * 60_000

// An address that isn't one of the web (javascript:, data:) is dropped, the review stays.
const webAddress = z.url({ protocol: /^https?$/ }).catch('')
const review = z.object({
  author_name: z.string(),
  author_url: webAddress,
  profile_photo_url: webAddress,
  rating: z.number().min(1).max(5),
  relative_time_description: z.string().default(''),
  text: z.string().default(''),
})
// The legacy Place Details answer. A place without reviews lacks all three fields.
const answer = z.object({
  status: z.literal('OK'),
  result: z.object({
    rating: z.number().min(0).max(5).default(0),
    user_ratings_total: z.number().int().min(0).default(0),
    reviews: z.array(review).default([]),
  }),
})

type Place = { baseUrl: string; key: string; placeId: string; timeoutMs?: number }

async function fetchReviews({ baseUrl, key, placeId, timeoutMs = 5000 }: Place): Promise<MapsReviews> {
  const url = new URL('/maps/api/place/details/json', baseUrl)
  const fields = 'rating,user_ratings_total,reviews'
  url.search = new URLSearchParams({ place_id: placeId, fields, language: 'en', key }).toString()
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { result } = answer.parse(await response.json())
    return { ...result, reviews: result.reviews.slice(0, MAX_REVIEWS) }
  } catch {
    // The cause may quote the address, which carries the key: it goes no further.
    throw new AppError('upstream')
  }
}

/**
 * Makes the function that answers with a place's reviews, at most six. Callers that come while a request is under way
 * share its answer. It throws AppError `upstream` when the service is slow, refuses or answers something unexpected.
 * `timeoutMs` is in milliseconds.
 */
export function reviewsOf(place: Place): () => Promise<MapsReviews> {
  let window: { start: number; calls: number; last?: MapsReviews } = { start: 0, calls: 0 }
  let pending: Promise<MapsReviews> | undefined

  const ask = async () => {
    const now = Date.now()
    if (now - window.start > WINDOW_MS) window = { start: now, calls: 0 }
    if (window.calls < CALLS) {
      window.calls += 1
      window.last = await fetchReviews(place)
    }
    if (!window.last) throw new AppError('upstream')
    return window.last
  }
  return () => (pending ??= ask().finally(() => (pending = undefined)))
}

let configured: (() => Promise<MapsReviews>) | undefined

/**
 * The reviews of the place in the configuration; empty when there is none.
 * @throws AppError `upstream`, see reviewsOf
 */
export async function getMapsReviews(): Promise<MapsReviews> {
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACE_ID: placeId, GOOGLE_PLACES_BASE_URL: baseUrl } = env()
  if (!key || !placeId) return { rating: 0, user_ratings_total: 0, reviews: [] }
  configured ??= reviewsOf({ baseUrl, key, placeId })
  return configured()
}

/** Whether reviews are configured at all: without them their section isn't rendered. */
export function hasMapsReviews(): boolean {
  const { GOOGLE_PLACES_API_KEY: key, GOOGLE_PLACE_ID: placeId } = env()
  return Boolean(key && placeId)
}
