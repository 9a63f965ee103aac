import * as z from 'zod/mini'

/** The maximum number of a page's links checked at a time. */
export const mostLinks = 200

const longest = 500

export const deadLinksSchema = z.object({
  links: z
    .array(z.string('Send addresses').check(z.maxLength(longest, `Shorten this to ${longest} characters`)))
    .check(z.maxLength(mostLinks, `Send ${mostLinks} at the most`)),
})
