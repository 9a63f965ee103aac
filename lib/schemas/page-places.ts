import * as z from 'zod/mini'

// The places of a custom page beside its own address: the menu, the footer's list, the home page's banner.

export const mostInMenu = 3
export const mostInFooter = 6
const longestLabel = 30
const longestBanner = 120
const shorten = (most: number) => `Shorten this to ${most} characters`

const ids = z.array(z.string()).check(z.maxLength(50))

export const pagePlacesSchema = z
  .object({
    menu: z.boolean(),
    footer: z.boolean(),
    banner: z.boolean(),
    /** Its label there; empty for the page's title. */
    label: z.string().check(z.trim(), z.maxLength(longestLabel, shorten(longestLabel))),
    /** The banner's text before the label. */
    text: z.string().check(z.trim(), z.maxLength(longestBanner, shorten(longestBanner))),
    /** When the banner ends by itself. */
    until: z.nullable(z.iso.datetime('Choose a day and a time')),
    /** The pages in the menu and in the footer, as they are to follow each other. */
    menuOrder: ids,
    footerOrder: ids,
  })
  .check(
    z.refine(({ banner, text }) => !banner || text !== '', {
      path: ['text'],
      message: 'Write what the banner says',
    }),
    z.refine(({ banner, until }) => !banner || !until || Date.parse(until) > Date.now(), {
      path: ['until'],
      message: 'Choose a time that is still to come',
    }),
  )

export type PagePlacesFields = z.output<typeof pagePlacesSchema>
