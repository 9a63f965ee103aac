import { releaseReservation } from '@/lib/data/visit-reservations'
import { handle } from '@/lib/http/handle'
import { holdSchema, releaseSchema } from '@/lib/schemas/visits'
import { hashOf } from '@/lib/visits/visit-token'
import { reserveTime } from '@/lib/visits/reserve-time'

/** PUT: reserves a time or renews the reservation: `{ until }`. 409 with the `nearest` free times. */
export const PUT = handle({
  schema: holdSchema,
  limit: { name: 'visit-holds', points: 60, seconds: 600 },
  run: ({ input, request }) => reserveTime(input, request),
})

/** DELETE: releases the reservation. */
export const DELETE = handle({
  schema: releaseSchema,
  run: ({ input }) => releaseReservation(hashOf(input.key)),
})
