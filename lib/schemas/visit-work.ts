import * as z from 'zod/mini'
import { projectTypeNames } from '@/lib/business/project-types'
import { officeSources } from '@/lib/content-types'
import { oneLine } from '@/lib/text/one-line'
import { type VisitKind, visitKinds } from '@/lib/visit-types'
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

/** Minutes. */
export const shortestVisit = 15
export const longestVisit = 240
export const visitLengths = [30, 45, 60, 90, 120, 180, 240] as const

/** The place of a form in which nobody has chosen one yet: no place that a visit can have. Empty is somewhere else. */
export const unchosenPlace = '?'

/**
 * The time and place of a visit, by the office's clock, and who goes. With `tell` the visitor gets an email. A move
 * without kind or `staffId` leaves them as they are.
 */
const plan = {
  kind: z.optional(z.enum(visitKinds, 'Choose where')),
  staffId: z.optional(z.union([z.literal(''), id], 'Choose who goes')),
  day,
  time,
  minutes: z
    .int('Choose how long')
    .check(
      z.minimum(shortestVisit, 'At least 15 minutes'),
      z.maximum(longestVisit, 'At most four hours'),
      z.multipleOf(15, 'Use steps of 15 minutes'),
    ),
  place: z.union(
    [z.literal(['', unchosenPlace]), z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Choose a town'))],
    'Choose a town',
  ),
  address: line(160),
  tell: z.boolean('Say whether'),
}

const isPlaceChosen = z.refine<{ kind?: VisitKind | undefined; place: string }>(
  ({ kind = 'home', place }) => kind !== 'home' || place !== unchosenPlace,
  { error: 'Choose a town', path: ['place'] },
)

const emailMessage = 'Enter an email address, as in name@example.com'

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
    /** The source of a new lead; phone by default. */
    source: z.optional(z.enum(officeSources, 'Choose how they came')),
    message: z.string().check(z.trim(), z.maxLength(2000, 'Shorten this to 2,000 characters')),
  })
  .check(
    isPlaceChosen,
    z.refine(({ leadId, name }) => leadId !== '' || name !== '', { error: 'Enter the name', path: ['name'] }),
    z.refine(({ leadId, phone, email }) => leadId !== '' || phone !== '' || email !== '', {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  )
export type NewVisitFields = z.infer<typeof newVisitSchema>

export const moveVisitSchema = z.object({ ...plan, version }).check(isPlaceChosen)
export type MoveVisitFields = z.infer<typeof moveVisitSchema>

export const visitDeedSchema = z.object({
  deed: z.enum(['cancel', 'done', 'undone'], 'Say what to do'),
  version,
  tell: z._default(z.boolean(), false),
})

const dayLength = 86_400_000
const longestBlock = 366 * dayLength

/** The weeks from one block of a series to the next; 0 for one that doesn't repeat. */
export const weeksBetween = { never: 0, weekly: 1, biweekly: 2 } as const
const repetitions = Object.keys(weeksBetween) as (keyof typeof weeksBetween)[]

/** Days that are blocked, from the first to the last, or some hours of one day; again each week or two, up to a day. */
export const visitBlockSchema = z
  .object({
    from: day,
    to: day,
    wholeDays: z.boolean(),
    opens: z.union([z.literal(''), time], 'Choose a time'),
    closes: z.union([z.literal(''), time], 'Choose a time'),
    reason: line(80),
    repeats: z.enum(repetitions, 'Choose how often'),
    until: z.union([z.literal(''), day], 'Choose a day'),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'Choose the first day or a later one', path: ['to'] }),
    z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestBlock, {
      error: 'Choose at most a year',
      path: ['to'],
    }),
    z.refine(({ wholeDays, opens, closes }) => wholeDays || (opens !== '' && closes !== ''), {
      error: 'Enter both times',
      path: ['closes'],
    }),
    z.refine(({ wholeDays, from, to, opens, closes }) => wholeDays || from < to || opens < closes, {
      error: 'Choose an end after the start',
      path: ['closes'],
    }),
    z.refine(({ repeats, from, until }) => repeats === 'never' || from <= until, {
      error: 'Choose the first day or a later one',
      path: ['until'],
    }),
    z.refine(
      ({ repeats, from, until }) =>
        repeats === 'never' || Date.parse(until) - Date.parse(from) < longestBlock,
      { error: 'Choose a day within a year', path: ['until'] },
    ),
    z.refine(
      ({ repeats, from, to }) =>
        repeats === 'never' || Date.parse(to) - Date.parse(from) < weeksBetween[repeats] * 7 * dayLength,
      { error: 'Make it end before it repeats', path: ['to'] },
    ),
  )
export type VisitBlockFields = z.infer<typeof visitBlockSchema>

const calendarAddress = 'Enter an address that begins with https:// or webcal://'

/** A calendar elsewhere. Programs call the same address webcal:// to open it by themselves. */
export const busyCalendarSchema = z.object({
  name: line(40).check(z.minLength(1, 'Enter a name')),
  address: z.string(calendarAddress).check(
    z.trim(),
    z.overwrite((address) => address.replace(/^webcals?:/i, 'https:')),
    z.maxLength(2000, 'Shorten this to 2,000 characters'),
    z.refine((address) => URL.canParse(address) && new URL(address).protocol === 'https:', calendarAddress),
  ),
})
export type BusyCalendarFields = z.infer<typeof busyCalendarSchema>
