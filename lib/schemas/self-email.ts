import * as z from 'zod/mini'
import { emailField } from './contact'
import { honeypotField } from './form-instance'

/** More than the address of an estimate with every choice has. */
const maxAddress = 1_000
const messages = { about: 'Open the page again, then send it from there' } as const

/** A ticked checkbox: true from the dialog, "on" from a form without script. */
const checkbox = z.pipe(
  z.unknown(),
  z.transform((value) => value === true || value === 'on'),
)

/** A request for a self-email. The handler checks `about`, the address of a design or an estimate. */
export const selfEmailSchema = z.extend(emailField, {
  about: z.string(messages.about).check(z.maxLength(maxAddress, messages.about)),
  news: z.optional(checkbox),
  [honeypotField]: z._default(z.string().check(z.maxLength(200)), ''),
})
