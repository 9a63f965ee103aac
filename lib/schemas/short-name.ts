import * as z from 'zod/mini'

/** Returns a schema for the name of a person or thing, in characters. */
export const shortName = (longest: number) =>
  z
    .string('Enter a name')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(longest, `Shorten this to ${longest} characters`),
    )
