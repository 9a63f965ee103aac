import * as z from 'zod/mini'
import { designAt } from '@/lib/business/sent-design'
import { type PageFieldName, type SentAs } from '@/lib/lead-fields'
import { oneLine } from '@/lib/text/one-line'
import { isOwnPath } from '@/lib/text/safe-href'
import { contactFields, contactMessages, contactSources, line } from './contact'
import { formKey } from './form-instance'
import { photosSchema } from './photos'

const chatMessages = {
  name: 'Please enter your name',
  phone: 'Please enter your phone number',
  email: contactMessages.email,
  message: 'Please enter the message as text',
  preferredContact: 'Please choose phone or email',
} as const

/** A fact about where a request comes from: never a reason to refuse it, so it is cut, or left out when it isn't text. */
const fact = (longest: number, read: (text: string) => string = oneLine) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((text) => read(text).slice(0, longest)),
    ),
    '',
  )

/** Staff see it as a link: only a path of this site is one. */
const ownPath = (text: string) => (isOwnPath(oneLine(text)) ? oneLine(text) : '')

/** The room put together in the visualizer: a choice of existing finishes, or empty. */
const ownDesign = (text: string) => designAt(text)?.address ?? ''

/** The plan has lines. */
const lines = (text: string) => text.trim()

/** The page that a request was sent from, the visitor's origin, and the plan and the kitchen that it is about. */
const attribution = {
  page: fact(300, ownPath),
  town: fact(80),
  service: fact(80),
  referrer: fact(500),
  utm_source: fact(150),
  utm_medium: fact(150),
  utm_campaign: fact(150),
  utm_term: fact(150),
  utm_content: fact(150),
  gclid: fact(300),
  plan: fact(8000, lines),
  design: fact(400, ownDesign),
} satisfies Record<SentAs<PageFieldName>, unknown>

export const attributionSchema = z.object(attribution)
export type Attribution = z.infer<typeof attributionSchema>

/**
 * The fields that distinguish a person from a program, and one form instance from the next. `homepage` is the field that
 * people don't see; `elapsed` the milliseconds from opening the page to sending, if a script has counted them.
 */
const instance = {
  key: z.catch(z.string().check(z.regex(formKey)), ''),
  homepage: fact(200),
  elapsed: z.catch(z.optional(z.number()), undefined),
}
export type FormInstance = { key: string; homepage: string; elapsed?: number | undefined }

export const contactSchema = z.extend(contactFields, {
  ...attribution,
  ...instance,
  photos: photosSchema,
  source: z.catch(z.enum(contactSources), 'contact'),
})

const address = z.email()
const isEmailOrNone = (text: string) => text === '' || address.safeParse(text).success

export const chatFields = {
  name: line('name', 1, chatMessages.name),
  phone: line('phone', 1, chatMessages.phone),
  email: z._default(
    line('email', 0, chatMessages.email).check(z.refine(isEmailOrNone, chatMessages.email)),
    '',
  ),
  message: z._default(z.string(chatMessages.message).check(z.trim()), ''),
  preferredContact: z._default(z.enum(['phone', 'email'], chatMessages.preferredContact), 'phone'),
}

export const chatSchema = z.object({ ...chatFields, ...attribution, ...instance })

/** A browser's work on a challenge. */
export const proofSchema = z.object({
  challenge: z.string('Send the challenge as you got it.').check(z.maxLength(200)),
  answer: z.string('Send the answer as digits.').check(z.regex(/^\d{1,12}$/, 'Send the answer as digits.')),
})
