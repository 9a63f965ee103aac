import 'server-only'
import * as z from 'zod'
import { type MapsReviews, type Trial } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { mapsPlace } from '@/lib/maps-place'
import { memoize } from '@/lib/memoize'
import { isRecord } from '@/lib/type-guards'
import { processSlot } from '@/lib/process-slot'
import { counted } from '@/lib/text/counted'

/** Number of reviews shown anywhere (specification §9). */
const MAX_REVIEWS = 6

// Every call is paid for. Reviews are fetched live, up to this many calls in five minutes; after that the last answer is
// repeated. It is kept in memory only: the terms forbid storing it.
const CALLS = 20
const WINDOW_MS = 5 * 60_000

// A review without a web address (javascript:, data:) loses the address only.
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

function ask({ baseUrl, key, placeId, timeoutMs = 5000 }: Place): Promise<Response> {
  const url = new URL('/maps/api/place/details/json', baseUrl)
  const fields = 'rating,user_ratings_total,reviews'
  url.search = new URLSearchParams({ place_id: placeId, fields, language: 'en', key }).toString()
  return fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
}

async function fetchReviews(place: Place): Promise<MapsReviews> {
  try {
    const response = await ask(place)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { result } = answer.parse(await response.json())
    return { ...result, reviews: result.reviews.slice(0, MAX_REVIEWS) }
  } catch {
    // The cause may quote the address with the key, so it is dropped.
    throw new AppError('upstream')
  }
}

/**
 * Returns a function that fetches a place's reviews, at most six. Concurrent callers share one request. It throws AppError
 * `upstream` if the service is slow, refuses or answers something unexpected. `timeoutMs` is in milliseconds.
 */
export function reviewsOf(place: Place): () => Promise<MapsReviews> {
  let window: { start: number; calls: number; last?: MapsReviews } = { start: 0, calls: 0 }

  const fetchOrRepeat = async (): Promise<MapsReviews> => {
    const now = Date.now()
    if (now - window.start > WINDOW_MS) window = { start: now, calls: 0 }
    if (window.calls < CALLS) {
      window.calls += 1
      window.last = await fetchReviews(place)
    }
    if (!window.last) throw new AppError('upstream')
    return window.last
  }
  return memoize(fetchOrRepeat, { expiresAt: () => 0 })
}

const configuredPlace = processSlot<{ place: string; ask: () => Promise<MapsReviews> }>('maps-reviews')

/** Returns the reviews of the configured place; empty if there is none. Throws AppError `upstream`, see reviewsOf(). */
export async function getMapsReviews(): Promise<MapsReviews> {
  const place = mapsPlace()
  if (!place) return { rating: 0, user_ratings_total: 0, reviews: [] }
  const name = JSON.stringify(place)
  if (configuredPlace.current?.place !== name)
    configuredPlace.current = { place: name, ask: reviewsOf(place) }
  return configuredPlace.current.ask()
}

const refusals: Record<string, string> = {
  REQUEST_DENIED: 'Google refused the site’s key.',
  OVER_QUERY_LIMIT: 'Google says the key has reached its limit, or billing is off.',
  INVALID_REQUEST: 'Google can’t read the place ID.',
  NOT_FOUND: 'Google doesn’t know the place.',
  ZERO_RESULTS: 'Google no longer knows the place.',
}

/** Requests the reviews once, whatever was requested before, and describes the result in words. Never throws. */
export async function tryMapsReviews(): Promise<Trial> {
  const place = mapsPlace()
  const failure = (says: string): Trial => ({ works: false, says })
  if (!place) return failure('Google reviews aren’t connected yet.')
  // The error may quote the address with the key, so only its kind is passed on.
  const response = await ask(place).catch((error: unknown) =>
    error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'unreachable',
  )
  if (response === 'late') return failure('Google didn’t answer within five seconds. Try again later.')
  if (response === 'unreachable') return failure('Google can’t be reached from this server.')
  if (!(response instanceof Response) || !response.ok)
    return failure(`Google answered with an error (${response.status}). Try again later.`)
  const body: unknown = await response.json().catch(() => null)
  const { status = '' } = (isRecord(body) ? body : {}) as { status?: string }
  if (status in refusals) return failure(refusals[status] ?? '')
  const parsed = answer.safeParse(body)
  if (!parsed.success) return failure('Google’s answer can’t be read. Try again later.')
  const { rating, user_ratings_total: count } = parsed.data.result
  return {
    works: true,
    says:
      count === 0
        ? 'Google answers: no reviews yet.'
        : `Google answers: ${rating.toFixed(1)} of 5, ${counted(count, 'review')}.`,
  }
}
