import * as z from 'zod/mini'
import { projectTypeNames } from '@/lib/business/project-types'
import { oneLine } from '@/lib/text/one-line'

// The checks of the contact form before it sends. They are apart from leads.ts, because zod's parts that only the handlers
// need would double the script in the browser.

/** The shortest texts that the contact form takes, in characters without surrounding blanks (specification §9). */
const contactMinimum = { name: 2, phone: 10, message: 10 } as const

/** The maximum length of texts on one line, in characters; an email address can't be longer (RFC 5321). */
export const longest = { name: 200, phone: 200, email: 254 } as const

/** The contact form's messages, word for word (specification §5). */
export const contactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  projectType: 'Please select a project type',
  message: 'Please provide more details about your project',
} as const

export const tooLong = {
  name: `Please shorten the name to ${longest.name} characters`,
  email: `Please shorten the email address to ${longest.email} characters`,
  phone: `Please shorten the phone number to ${longest.phone} characters; more fits into the message`,
} as const

/** A text on one line; `shortest` counts without surrounding blanks. */
export const line = (field: keyof typeof longest, shortest: number, message: string) =>
  z
    .string(message)
    .check(z.overwrite(oneLine), z.minLength(shortest, message), z.maxLength(longest[field], tooLong[field]))

/** The five fields a visitor fills in; the form checks these before sending, the handler again. */
export const contactFields = z.object({
  name: line('name', contactMinimum.name, contactMessages.name),
  email: line('email', 0, contactMessages.email).check(z.email(contactMessages.email)),
  phone: line('phone', contactMinimum.phone, contactMessages.phone),
  projectType: z.enum(projectTypeNames, contactMessages.projectType),
  message: z
    .string(contactMessages.message)
    .check(z.trim(), z.minLength(contactMinimum.message, contactMessages.message)),
})
/** The email address alone, as the same form takes it. */
export const emailField = z.pick(contactFields, { email: true })
type ContactFields = z.infer<typeof contactFields>
export type ContactField = keyof ContactFields

/** The forms that send to /api/contact; the chat's requests have an address of their own. */
export const contactSources = ['contact', 'estimate', 'recommendations'] as const
export type ContactSource = (typeof contactSources)[number]
