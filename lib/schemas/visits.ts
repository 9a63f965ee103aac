import * as z from 'zod/mini'
import { projectTypeNames } from '@/lib/business/project-types'
import { oneLine } from '@/lib/text/one-line'
import { type VisitKind, visitKinds } from '@/lib/visit-types'
import { contactMessages, line } from './contact'
import { formKey } from './form-instance'
import { attributionSchema } from './leads'
import { photosSchema } from './photos'

export const visitMessages = {
  address: 'Please enter street and number',
  kind: 'Please choose where',
  startsAt: 'Please choose a time',
  town: 'Please choose your town',
} as const

/** The shortest address, and the longest address and message, in characters. */
const shortestAddress = 4
const longest = { address: 200, message: 4_000 }

const moment = z.iso.datetime(visitMessages.startsAt)
/** The kind is at home in forms of earlier versions. Only a visit at home needs a town. */
const where = {
  kind: z._default(z.enum(visitKinds, visitMessages.kind), 'home'),
  town: z._default(z.string(visitMessages.town).check(z.regex(/^[a-z-]{0,80}$/, visitMessages.town)), ''),
}
const key = z.string('Send the form’s key').check(z.regex(formKey, 'Send the form’s key'))

/** The visitor's fields. */
export const visitFields = z.object({
  startsAt: moment,
  name: line('name', 2, contactMessages.name),
  email: line('email', 0, contactMessages.email).check(z.email(contactMessages.email)),
  phone: line('phone', 10, contactMessages.phone),
  /** Of a visit at home. */
  address: z._default(
    z
      .string(visitMessages.address)
      .check(
        z.overwrite(oneLine),
        z.maxLength(longest.address, `Please shorten the address to ${longest.address} characters`),
      ),
    '',
  ),
  projectType: z.enum(projectTypeNames, contactMessages.projectType),
  message: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          longest.message,
          `Please shorten this to ${longest.message.toLocaleString('en-US')} characters`,
        ),
      ),
    '',
  ),
})
export type VisitField = keyof z.infer<typeof visitFields>

/** Checked even if other fields are wrong, so that all errors show at once. */
const ofAnObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

type Where = { kind: VisitKind; town: string; address?: string }

/** Requires the fields that only a visit at home needs. They are checked along with the others, not after them. */
const homeChecks = [
  z.refine<Where>(({ kind, town }) => kind !== 'home' || town !== '', {
    error: visitMessages.town,
    path: ['town'],
    when: ofAnObject,
  }),
  z.refine<Where>(({ kind, address }) => kind !== 'home' || (address?.length ?? 0) >= shortestAddress, {
    error: visitMessages.address,
    path: ['address'],
    when: ofAnObject,
  }),
] as const

/** The form checks these before it is sent, the handler again. */
export const visitFormSchema = z.extend(visitFields, where).check(...homeChecks)

/** A booking. The form's key names the reservation, and a second sending makes no second visit. */
export const bookVisitSchema = z
  .extend(visitFields, {
    ...attributionSchema.shape,
    photos: photosSchema,
    ...where,
    key,
    homepage: z.catch(z.string().check(z.maxLength(200)), ''),
    elapsed: z.catch(z.optional(z.coerce.number()), undefined),
  })
  .check(...homeChecks)
export type BookVisit = z.infer<typeof bookVisitSchema>

/** A time that a visitor has chosen and not yet booked. */
export const holdSchema = z.object({ key, ...where, startsAt: moment })
export const releaseSchema = z.object({ key })

export const visitLinkSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  version: z.coerce.number('Load the page again').check(z.int('Load the page again')),
  action: z.enum(['move', 'cancel']),
  startsAt: z.optional(moment),
})
export type VisitLink = z.infer<typeof visitLinkSchema>
