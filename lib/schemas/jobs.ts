import * as z from 'zod/mini'
import { normalizePlace } from '@/lib/business/towns'
import { serviceSlugs } from '@/lib/business/services'
import { jobMoments, permissionWays } from '@/lib/job-types'
import { line, longText, version } from './content-fields'

// Lengths in characters.
const longestTitle = 120
const longestPlace = 80
const longestName = 100
const longestDescription = 2_000
const mostDollars = 10_000_000
const mostWeeks = 500

const messages = {
  id: 'Send the id as 32 hexadecimal digits',
  dollars: 'Enter whole dollars',
  weeks: `Enter whole weeks, from 1 to ${mostWeeks}`,
  room: 'Choose Kitchen or Bathroom',
  service: 'Choose a service',
  share: 'Send shares from 0 to 1',
  name: 'Enter the homeowner’s name',
  way: 'Choose how the homeowner gave it',
  day: 'Choose a day',
  moment: 'Send before or after',
  takenAt: 'Send when it was taken',
} as const

/** The id of a job or a photo, from the device that added it. */
export const deviceId = z.string(messages.id).check(z.regex(/^[0-9a-f]{32}$/, messages.id))

const dollars = z.nullable(
  z.int(messages.dollars).check(z.minimum(0, messages.dollars), z.maximum(mostDollars, messages.dollars)),
)
const share = z.number(messages.share).check(z.minimum(0, messages.share), z.maximum(1, messages.share))
const crop = z.object({ photo: deviceId, x: share, y: share, width: share.check(z.positive(messages.share)) })

/** The fields of a job's form. */
export const jobFields = {
  leadId: z.nullable(z.string().check(z.maxLength(60))),
  place: line(longestPlace, '').check(z.overwrite(normalizePlace)),
  projectType: z.enum(['kitchen', 'bathroom'], messages.room),
  service: z.enum(['', ...serviceSlugs], messages.service),
  title: line(longestTitle, ''),
  description: longText(longestDescription),
  costFrom: dollars,
  costTo: dollars,
  weeks: z.nullable(
    z.int(messages.weeks).check(z.minimum(1, messages.weeks), z.maximum(mostWeeks, messages.weeks)),
  ),
  pair: z.nullable(z.object({ before: crop, after: crop })),
  permission: z.nullable(
    z.object({
      name: line(longestName, messages.name),
      way: z.enum(permissionWays, messages.way),
      givenOn: z.iso.date(messages.day),
    }),
  ),
}

/** Changes to a job, or a new one: fields that are left out stay as they are. */
export const jobSchema = z.object({ ...z.partial(z.object(jobFields)).shape, version })

/** The facts about a photo in its address. */
export const jobPhotoSchema = z.object({
  id: deviceId,
  moment: z.enum(jobMoments, messages.moment),
  over: z._default(z.union([z.literal(''), deviceId]), ''),
  takenAt: z.iso.datetime(messages.takenAt),
})
