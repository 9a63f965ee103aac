import * as z from 'zod/mini'
import { contactFields, contactSources } from './contact'

export const chatMessages = {
  name: 'Please enter your name',
  phone: 'Please enter your phone number',
  email: 'Please enter the email address as text',
  message: 'Please enter the message as text',
  preferredContact: 'Please choose phone or email',
} as const

/** A fact that comes along with a request: never a reason to refuse it, so it is cut, or left out when it isn't text. */
const along = (longest: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().slice(0, longest)),
    ),
    '',
  )

/** The facts that come along: where the request was sent from, and where the visitor came from. */
const alongFields = {
  page: along(300),
  town: along(80),
  service: along(80),
  referrer: along(500),
  utm_source: along(150),
  utm_medium: along(150),
  utm_campaign: along(150),
  utm_term: along(150),
  utm_content: along(150),
  gclid: along(300),
  plan: along(8000),
}

export const alongSchema = z.object(alongFields)
export type Along = z.infer<typeof alongSchema>

/** What POST /api/contact takes. */
export const contactSchema = z.extend(contactFields, {
  ...alongFields,
  source: z.catch(z.enum(contactSources), 'contact'),
})
export type ContactInput = z.infer<typeof contactSchema>

/** What POST /api/chat-leads takes. */
export const chatSchema = z.object({
  name: z.string(chatMessages.name).check(z.trim(), z.minLength(1, chatMessages.name)),
  phone: z.string(chatMessages.phone).check(z.trim(), z.minLength(1, chatMessages.phone)),
  email: z._default(z.string(chatMessages.email).check(z.trim()), ''),
  message: z._default(z.string(chatMessages.message).check(z.trim()), ''),
  preferredContact: z._default(z.enum(['phone', 'email'], chatMessages.preferredContact), 'phone'),
  ...alongFields,
})
export type ChatInput = z.infer<typeof chatSchema>
