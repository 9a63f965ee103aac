import * as z from 'zod/mini'

export const longestAlt = 250

export const mediaMessages = {
  alt: 'Say in a few words what the picture shows',
  longAlt: `Shorten this to ${longestAlt} characters`,
  focal: 'Send a number from 0 to 1',
}

const share = z
  .number(mediaMessages.focal)
  .check(z.minimum(0, mediaMessages.focal), z.maximum(1, mediaMessages.focal))

export const mediaPatchSchema = z.object({
  alt: z.optional(
    z
      .string(mediaMessages.alt)
      .check(z.trim(), z.minLength(1, mediaMessages.alt), z.maxLength(longestAlt, mediaMessages.longAlt)),
  ),
  focalX: z.optional(share),
  focalY: z.optional(share),
})

export type MediaPatch = z.output<typeof mediaPatchSchema>
