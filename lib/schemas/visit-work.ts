import * as z from 'zod/mini'
import { projectTypes, type ContactProjectType } from '@/lib/business/project-types'
import { oneLine } from '@/lib/text/one-line'
import { formKey } from './form-instance'

// The requests of staff about visits (book, move, cancel, note as done), and about the times that they block.

const line = (longest: number) =>
  z
    .string('Enter a text')
    .check(z.overwrite(oneLine), z.maxLength(longest, `Shorten this to ${longest} characters`))
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const version = z.int().check(z.minimum(1))
const day = z.iso.date('Choose a day')
const time = z.string('Choose a time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'))

export const visitLengths = [30, 45, 60, 90, 120, 180, 240] as const

/** The place of a form in which nobody has chosen one yet: no place that a visit can have. Empty is somewhere else. */
export const unchosenPlace = '?'

/** The time and place of a visit, by the office's clock. With `tell` the visitor gets an email. */
const plan = {
  day,
  time,
  minutes: z
    .int('Choose how long')
    .check(
      z.minimum(15, 'At least 15 minutes'),
      z.maximum(240, 'At most four hours'),
      z.multipleOf(15, 'Whole quarters of an hour'),
    ),
  place: z.union(
    [z.literal(''), z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Choose a town'))],
    'Choose a town',
  ),
  address: line(160),
  tell: z.boolean('Say whether'),
}

const emailMessage = 'Enter an email address, as in name@example.com'
const projectTypeNames = Object.keys(projectTypes) as ContactProjectType[]

/** A visit that staff make: for a lead (`leadId`), or for somebody new, who becomes one. */
export const newVisitSchema = z
  .object({
    ...plan,
    leadId: z.union([z.literal(''), id]),
    /** The form's key: a second sending makes no second lead. */
    key: z.string().check(z.regex(formKey)),
    name: line(120),
    phone: line(40),
    email: z.union([z.literal(''), z.email(emailMessage)], emailMessage),
    projectType: z.union([z.literal(''), z.enum(projectTypeNames)], 'Choose what it is about'),
    message: z.string().check(z.trim(), z.maxLength(2000, 'Shorten this to 2,000 characters')),
  })
  .check(
    z.refine(({ leadId, name }) => leadId !== '' || name !== '', { error: 'Enter the name', path: ['name'] }),
    z.refine(({ leadId, phone, email }) => leadId !== '' || phone !== '' || email !== '', {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  )
export type NewVisitFields = z.infer<typeof newVisitSchema>

export const moveVisitSchema = z.object({ ...plan, version })
export type MoveVisitFields = z.infer<typeof moveVisitSchema>

export const visitDeedSchema = z.object({
  deed: z.enum(['cancel', 'done', 'undone'], 'Say what to do'),
  version,
  tell: z._default(z.boolean(), false),
})

const longestBlock = 366

/** Days that are blocked, from the first to the last, or some hours of one day. */
export const visitBlockSchema = z
  .object({
    from: day,
    to: day,
    wholeDays: z.boolean(),
    opens: z.union([z.literal(''), time], 'Choose a time'),
    closes: z.union([z.literal(''), time], 'Choose a time'),
    reason: line(80),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'Not before the first day', path: ['to'] }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestBlock * 86_400_000, {
      error: 'At most a year at once',
      path: ['to'],
    }),
    z.refine(({ wholeDays, opens, closes }) => wholeDays || (opens !== '' && closes !== ''), {
      error: 'Enter both times',
      path: ['closes'],
    }),
    z.refine(({ wholeDays, from, to, opens, closes }) => wholeDays || from < to || opens < closes, {
      error: 'The end comes after the beginning',
      path: ['closes'],
    }),
  )
export type VisitBlockFields = z.infer<typeof visitBlockSchema>
