import 'server-only'
import { hashOfToken } from '@/lib/auth/token'
import { signature } from '@/lib/secret'

// The homeowner's link to a review. Its token is derived from the review's id and the site's secret, so that the
// reminder has the same link; the database has only its hash.

const reviewToken = (id: string): string => signature('review link', id)

export const reviewTokenHash = (id: string): string => hashOfToken(reviewToken(id))

export const reviewPath = (id: string): string => `/review/${reviewToken(id)}`
