import * as z from 'zod/mini'
import { isColor, tooLight, tooLightText } from '@/lib/brand-colors'
import { milesBetween } from '@/lib/business/distance'
import { pointOf, type SocialNetwork, socialNetworks } from '@/lib/business/profile'
import { towns } from '@/lib/business/towns'
import { ownPicture } from '@/lib/page-document/own-picture'
import { oneLine } from '@/lib/text/one-line'
import { type DayHours } from '@/lib/time/business-hours'
import { theme } from '@/lib/theme'

// The schemas of settings, with the messages for values that they don't accept.

export const line = (longest: number, missing?: string) => {
  const text = z
    .string(missing ?? 'Enter a text')
    .check(z.overwrite(oneLine), z.maxLength(longest, `Shorten this to ${longest} characters`))
  return missing ? text.check(z.minLength(1, missing)) : text
}
export const whole = (min: number, max: number, message: string) =>
  z.int(message).check(z.minimum(min, message), z.maximum(max, message))
export const yesOrNo = z.boolean('Send yes or no')

/** Ten digits, as they are called in the United States; bare digits get the usual brackets and dashes. */
export const phone = z.string('Enter a phone number').check(
  z.overwrite((text) => oneLine(text).replace(/^\+?1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')),
  z.regex(/^[\d\s().+-]{10,24}$/, 'Enter a phone number with ten digits'),
  z.refine((text) => /^1?[2-9]\d{9}$/.test(text.replace(/\D/g, '')), 'Enter a phone number with ten digits'),
)
const emailMessage = 'Enter an email address, as in name@example.com'
export const email = line(254, emailMessage).check(z.email(emailMessage))
export const emailOrNone = z.union([z.literal(''), email], emailMessage)

export const state = line(2, 'Two letters').check(
  z.toUpperCase(),
  z.regex(/^[A-Z]{2}$/, 'Two letters, e.g. NY'),
)
export const zip = line(10, 'Enter the ZIP').check(z.regex(/^\d{5}(-\d{4})?$/, 'Five digits'))
/** A town; one of the county is written as the county writes it. */
export const town = line(60, 'Enter the town').check(
  z.overwrite((text) => towns.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.name ?? text),
)
const farMiles = 200
const isNear = (text: string) => {
  const point = pointOf(text)
  return !point || milesBetween(point, towns[0]!) < farMiles
}
const pointMessage = 'Enter latitude and longitude, as in 41.1507, -73.9454'
export const point = z._default(
  line(40).check(
    z.refine((text) => text === '' || pointOf(text) !== null, pointMessage),
    z.refine(isNear, 'This point is far from Rockland County. Is the minus sign missing?'),
  ),
  '',
)

/** A picture that staff have uploaded, or none: a design rendering is no logo. */
export const logo = line(200).check(
  z.refine(
    (src) => ownPicture.test(src) && !src.startsWith('/images/'),
    'Choose a picture that you have added yourself',
  ),
)
export const color = line(7).check(
  z.toLowerCase(),
  z.refine((text) => text === '' || isColor(text), {
    error: `Enter a color as six digits with # before them, as in ${theme.color.spruce}`,
    abort: true,
  }),
  z.refine((text) => text === '' || !tooLight(text), { error: ({ input }) => tooLightText(String(input)) }),
)

const time = z.string('Enter a time').check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time'))
const dayHours = { opens: time, closes: time, breakFrom: z._default(time, ''), breakTo: z._default(time, '') }
const dayChecks = [
  z.refine<DayHours>(({ opens, closes }) => (opens === '') === (closes === ''), {
    error: 'Enter both times',
    path: ['closes'],
  }),
  z.refine<DayHours>(({ opens, closes }) => !opens || !closes || opens < closes, {
    error: 'Closing time must be after opening time',
    path: ['closes'],
  }),
  z.refine<DayHours>(({ breakFrom, breakTo }) => (breakFrom === '') === (breakTo === ''), {
    error: 'Enter both times of the break',
    path: ['breakTo'],
  }),
  z.refine<DayHours>(
    ({ opens, closes, breakFrom, breakTo }) =>
      !breakFrom || !breakTo || (opens < breakFrom && breakFrom < breakTo && breakTo < closes),
    { error: 'The break must be within the opening hours', path: ['breakTo'] },
  ),
] as const
export const day = z.object(dayHours).check(...dayChecks)
/** Dates with hours of their own. Profiles of earlier versions have none. */
export const specialDays = z._default(
  z.array(z.object({ day: z.iso.date('Choose a date'), ...dayHours }).check(...dayChecks)).check(
    z.maxLength(60, 'At most 60 days'),
    z.overwrite((days) => [...days].sort((a, b) => a.day.localeCompare(b.day))),
    z.refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'A date is in the list twice: remove one',
    ),
  ),
  [],
)
export const hasOpenDay = (week: object): boolean =>
  Object.values(week).some(({ opens }: { opens: string }) => opens !== '')

const yearMessage = 'Enter a year with four digits, or nothing'
export const yearOrNone = line(4).check(z.regex(/^((18|19|20)\d\d)?$/, yearMessage))
const dayMessage = 'Choose a day, or nothing'
export const dayOrNone = z.union([z.literal(''), z.iso.date(dayMessage)], dayMessage)

/** A document of lib/private-files; claims of earlier versions have none. */
export const proofFile = z._default(
  z.nullable(
    z.object({
      id: z.string('Add the file again').check(z.regex(/^[0-9a-f]{32}$/, 'Add the file again')),
      name: line(200, 'The file needs a name'),
    }),
  ),
  null,
)

const dollars = whole(1, 1_000_000, 'Enter whole dollars')
const notLess = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, {
  error: 'Enter at least the amount in From',
  path: ['to'],
})
export const price = z
  .object({ from: dollars, to: dollars, timeline: line(24, 'Enter a time, e.g. 1-2 weeks') })
  .check(notLess)
export const furtherPrice = z
  .object({ from: dollars, to: dollars, says: line(240, 'Describe the line in a sentence') })
  .check(notLess)

const percentMessage = 'Enter a percentage, as in 0 or 7.99, or nothing'
export const percent = line(5).check(z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, percentMessage))

/** Returns the parts of an https address without a password; null for any other text. */
function webAddressOf(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  return address.protocol === 'https:' && !address.username && !address.password ? address : null
}

/** An https address without a password, or nothing. */
export const webAddress = line(300).check(
  z.refine(
    (text) => text === '' || webAddressOf(text) !== null,
    'Enter an address that begins with https://',
  ),
)

/** The sites where a business's page on a network may be. */
const homes: Record<SocialNetwork, string[]> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  houzz: ['houzz.com'],
  pinterest: ['pinterest.com'],
  youtube: ['youtube.com'],
  linkedin: ['linkedin.com'],
  tiktok: ['tiktok.com'],
  yelp: ['yelp.com'],
  nextdoor: ['nextdoor.com'],
  google: ['google.com', 'g.page', 'goo.gl', 'share.google'],
}
const isOn = (network: SocialNetwork) => (text: string) => {
  const { hostname } = webAddressOf(text) ?? {}
  return !text || homes[network].some((home) => hostname === home || hostname?.endsWith(`.${home}`))
}
export const pageOn = (network: SocialNetwork) => {
  const message = `Enter the address of your page on ${socialNetworks[network]}, beginning with https://`
  return line(300).check(z.refine(isOn(network), message))
}
