import * as z from 'zod/mini'
import { projectTypeNames } from '@/lib/business/project-types'
import { officeSources } from '@/lib/content-types'
import { contactMessages, line, tooLong } from './contact'
import { line as optionalLine } from './content-fields'
import { formKey } from './form-instance'

// The fields that staff enter for somebody who calls or comes in, and can correct on any lead.

/** In characters; visitors' forms take as much. */
const longestMessage = 10_000
const longestPlace = 100

export const leadDetails = {
  name: line('name', 1, 'Enter the name'),
  phone: line('phone', 0, tooLong.phone),
  email: z.union([z.literal(''), z.email(contactMessages.email)], contactMessages.email),
  message: z.string().check(z.trim(), z.maxLength(longestMessage, 'Shorten this to 10,000 characters')),
  projectType: z.union([z.literal(''), z.enum(projectTypeNames)], contactMessages.projectType),
  preferredContact: z.enum(['', 'phone', 'email'], 'Choose phone or email'),
  /** The slugs of a place and a service, or the text that a visitor's page sent; may be empty. */
  town: optionalLine(longestPlace, ''),
  service: optionalLine(longestPlace, ''),
}
export type LeadDetails = z.infer<z.ZodMiniObject<typeof leadDetails>>
export type LeadDetailName = keyof LeadDetails
export const leadDetailNames = Object.keys(leadDetails) as LeadDetailName[]

export const reachMessage = 'Enter a phone number or an email address'
const isReachable = z.refine<Pick<LeadDetails, 'phone' | 'email'>>(
  ({ phone, email }) => phone !== '' || email !== '',
  { error: reachMessage, path: ['phone'] },
)

export const leadDetailsSchema = z.object(leadDetails).check(isReachable)

/** A lead that staff type. `key` is the form's: sent twice, it makes one lead. */
export const newLeadSchema = z
  .object({
    ...leadDetails,
    key: z.string().check(z.regex(formKey)),
    source: z.enum(officeSources, 'Choose how they came'),
    /** Somebody still has to answer. */
    isWaiting: z.boolean(),
  })
  .check(isReachable)
export type NewLeadFields = z.infer<typeof newLeadSchema>

/** The fields of a new lead by which leads of the same person are found. */
export const samePersonSchema = z.object({
  phone: leadDetails.phone,
  email: line('email', 0, tooLong.email),
})

const correctionSchema = z.object({ field: z.enum(leadDetailNames), from: z.string(), to: z.string() })
type Correction = z.infer<typeof correctionSchema>

/** Returns the text of an event of the kind `corrected`. */
export const correctionText = (correction: Correction): string => JSON.stringify(correction)

/** Reads the text of an event of the kind `corrected`; null for one of another version. */
export function readCorrection(eventText: string): Correction | null {
  try {
    return correctionSchema.parse(JSON.parse(eventText))
  } catch {
    return null
  }
}
