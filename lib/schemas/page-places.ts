import * as z from 'zod/mini'
import { upTo } from './bounded'

// The menu, and the places of a custom page beside its own address: the menu, the footer's list, the home page's banner.

/** The entries that the menu shows; hidden ones take no room. */
export const mostInMenu = 13
export const mostInFooter = 6
export const longestLabel = 30
const longestBanner = 120
const shorten = (max: number) => `Shorten this to ${max} characters`

/** The entries of the menu with hidden ones. */
const mostListed = 30

const ids = z.array(z.string()).check(z.maxLength(50))
const label = z.string().check(z.trim(), z.maxLength(longestLabel, shorten(longestLabel)))

export const pagePlacesSchema = z
  .object({
    menu: z.boolean(),
    footer: z.boolean(),
    banner: z.boolean(),
    /** Its label there; empty for the page's title. */
    label,
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

/** The whole menu in order; `id` is a page's, or a built-in entry's address. */
export const menuSchema = z.object({
  entries: upTo(
    mostListed,
    z.array(z.object({ id: z.string().check(z.maxLength(191)), label, isShown: z.boolean() })).check(
      z.refine(
        (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
        'Name each entry once',
      ),
      z.refine((entries) => entries.some(({ isShown }) => isShown), 'Show at least one entry'),
      z.refine(
        (entries) => entries.filter(({ isShown }) => isShown).length <= mostInMenu,
        `The menu has room for ${mostInMenu}: hide an entry, or take it out.`,
      ),
    ),
  ),
})

export type MenuFields = z.output<typeof menuSchema>
export type PagePlacesFields = z.output<typeof pagePlacesSchema>
