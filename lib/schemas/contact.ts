import * as z from 'zod/mini'
import { type ContactProjectType, projectTypes } from '@/lib/business/project-types'

// What the contact form checks before it sends, apart from leads.ts: zod's parts that only the handlers need would
// double what comes to the browser.

/** The shortest texts that the contact form takes, in characters without surrounding blanks (specification §9). */
const contactMinimum = { name: 2, phone: 10, message: 10 } as const

/** The contact form's messages, word for word (specification §5). */
export const contactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  projectType: 'Please select a project type',
  message: 'Please provide more details about your project',
} as const

/** The five fields a visitor fills in; the form checks these before sending, the handler again. */
export const contactFields = z.object({
  name: z
    .string(contactMessages.name)
    .check(z.trim(), z.minLength(contactMinimum.name, contactMessages.name)),
  email: z.string(contactMessages.email).check(z.trim(), z.email(contactMessages.email)),
  phone: z
    .string(contactMessages.phone)
    .check(z.trim(), z.minLength(contactMinimum.phone, contactMessages.phone)),
  projectType: z.enum(Object.keys(projectTypes) as ContactProjectType[], contactMessages.projectType),
  message: z
    .string(contactMessages.message)
    .check(z.trim(), z.minLength(contactMinimum.message, contactMessages.message)),
})
export type ContactFields = z.infer<typeof contactFields>
export type ContactField = keyof ContactFields

/** The forms that send to /api/contact; the chat's requests have an address of their own. */
export const contactSources = ['contact', 'estimate', 'recommendations'] as const
export type ContactSource = (typeof contactSources)[number]
