import * as z from 'zod/mini'

/** The longest address, in characters; longer ones are cut in the list of those that led nowhere. */
export const longestAddress = 300

const address = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(longestAddress, `Shorten this to ${longestAddress} characters`),
    )

export const redirectFieldsSchema = z.object({
  from: address('Enter the old address'),
  to: address('Enter where it leads'),
})

/** A redirect as it is sent; `again` and `isManual` put back one that was deleted a moment ago. */
export const redirectSchema = z.object({
  ...redirectFieldsSchema.shape,
  again: z.optional(z.boolean()),
  isManual: z.optional(z.boolean()),
})

/** An address that led nowhere, to be forgotten or listed again. */
export const notFoundSchema = z.object({
  path: address('Send the path'),
  isForgotten: z.boolean('Choose yes or no'),
})

export type RedirectFields = z.output<typeof redirectSchema>
