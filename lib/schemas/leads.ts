import * as z from 'zod/mini'
import { contactFields, contactSources } from './contact'

const chatMessages = {
  name: 'Please enter your name',
  phone: 'Please enter your phone number',
  email: 'Please enter the email address as text',
  message: 'Please enter the message as text',
  preferredContact: 'Please choose phone or email',
} as const

/** A fact about where a request comes from: never a reason to refuse it, so it is cut, or left out when it isn't text. */
const fact = (longest: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().slice(0, longest)),
    ),
    '',
  )

/** Where a request was sent from, where the visitor came from, and the plan it is about. */
const attribution = {
  page: fact(300),
  town: fact(80),
  service: fact(80),
  referrer: fact(500),
  utm_source: fact(150),
  utm_medium: fact(150),
  utm_campaign: fact(150),
  utm_term: fact(150),
  utm_content: fact(150),
  gclid: fact(300),
  plan: fact(8000),
}

export const attributionSchema = z.object(attribution)
export type Attribution = z.infer<typeof attributionSchema>

/** What POST /api/contact takes. */
export const contactSchema = z.extend(contactFields, {
  ...attribution,
  source: z.catch(z.enum(contactSources), 'contact'),
})

/** What POST /api/chat-leads takes. */
export const chatSchema = z.object({
  name: z.string(chatMessages.name).check(z.trim(), z.minLength(1, chatMessages.name)),
  phone: z.string(chatMessages.phone).check(z.trim(), z.minLength(1, chatMessages.phone)),
  email: z._default(z.string(chatMessages.email).check(z.trim()), ''),
  message: z._default(z.string(chatMessages.message).check(z.trim()), ''),
  preferredContact: z._default(z.enum(['phone', 'email'], chatMessages.preferredContact), 'phone'),
  ...attribution,
})
