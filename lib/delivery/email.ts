import { type Finish } from '@/lib/business/finishes'
import { addressLine, type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { paragraph } from '@/lib/mail/layout'
import { shortLine } from '@/lib/text/one-line'

/** The input for an email about a lead. */
export type EmailInput = {
  lead: Lead
  profile: BusinessProfile
  siteUrl: string
  /** All finishes of the visualizer, as staff call them. */
  finishes?: readonly Finish[]
}

export type Email = { subject: string; text: string; html: string }

/** Returns the address at which staff see a lead. */
export const leadAddress = (siteUrl: string, lead: Pick<Lead, 'id'>): string =>
  `${siteUrl}/admin/leads/${encodeURIComponent(lead.id)}`

/** Returns the text of an email from its paragraphs. */
export const emailText = (paragraphs: (string | false | null | undefined)[]): string =>
  `${paragraphs.filter(Boolean).join('\n\n')}\n`

/** Returns the link that calls a number; undefined if it has no digits. */
export const callLink = (phone: string): string | undefined =>
  /\d/.test(phone) ? `tel:${phoneDigits(phone)}` : undefined

/** Says who sent an email to a homeowner. */
export const senderText = (profile: BusinessProfile, siteUrl: string): string =>
  `${profile.name}\n${addressLine(profile)}\n${siteUrl}`

export const ownerFooter = (profile: BusinessProfile) => paragraph(`Sent by the website of ${profile.name}.`)

// Matches text that a program or a reader could take for a link: an address with its scheme, www., or words joined by dots.
const links = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[/:?#]\S*)?/giu

/** Removes the links from a stranger's text, so that nobody can send them to others through the form. */
export const withoutLinks = (text: string): string => text.replace(links, '[…]')

/** Returns "Hello Ann," with the opening of an email below it. */
export const greetingTo = (name: string, opening: string): string =>
  `${name ? `Hello ${name},` : 'Hello,'}\n${opening}`

/** Returns a homeowner's name as an email may show it. */
export const homeownerName = (lead: Pick<Lead, 'name'>): string => withoutLinks(shortLine(lead.name, 40))
