import * as z from 'zod/mini'

// Requests that change several rows of a list at once.

/** The maximum number of rows in one request. A screen sends more in several requests. */
export const mostAtOnce = 200
/** The maximum number of rows that a screen can select. */
export const mostSelected = 1000

const id = z
  .string('Send ids as texts')
  .check(z.minLength(1, 'Send ids as texts'), z.maxLength(60, 'Send ids as texts'))

/** The longest body of such a request, in bytes. */
export const longestMany = 128 * 1024

/** Returns a schema for a list of rows, each with its id and the fields of `shape`. */
export const many = <Shape extends z.core.$ZodLooseShape>(shape: Shape, max = mostAtOnce) =>
  z.object({
    items: z
      .array(z.object({ id, ...shape }), 'Send a list')
      .check(z.minLength(1, 'Send at least one'), z.maxLength(max, `Send at most ${max} at once`)),
  })

/** Only ids. */
export const manySchema = many({})
export const selectedSchema = many({}, mostSelected)
