import * as z from 'zod/mini'
import { isColor, tooLight, tooLightText } from '@/lib/brand-colors'
import { type FurtherId, furtherLines } from '@/lib/business/estimate-lines'
import { weekdays } from '@/lib/business/hours'
import { type PriceId, serviceCards } from '@/lib/business/prices'
import { pointOf, type SocialNetwork, socialNetworks } from '@/lib/business/profile'
import { type GroupValues, type SettingsGroup } from '@/lib/business/settings-groups'
import { ownPicture } from '@/lib/page-document/own-picture'
import { oneLine } from '@/lib/text/one-line'
import { theme } from '@/lib/theme'
import { type DayHours, type WeekHours } from '@/lib/time/business-hours'

const line = (longest: number, missing?: string) => {
  const text = z
    .string(missing ?? 'Enter a text')
    .check(z.overwrite(oneLine), z.maxLength(longest, `Shorten this to ${longest} characters`))
  return missing ? text.check(z.minLength(1, missing)) : text
}
const whole = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message))

/** Ten digits, as they are called in the United States; bare digits get the usual brackets and dashes. */
const phone = z.string('Enter a phone number').check(
  z.overwrite((text) => oneLine(text).replace(/^\+?1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')),
  z.regex(/^[\d\s().+-]{10,24}$/, 'Enter a phone number with ten digits'),
  z.refine((text) => /^1?[2-9]\d{9}$/.test(text.replace(/\D/g, '')), 'Enter a phone number with ten digits'),
)
const emailMessage = 'Enter an e-mail address, as in name@example.com'
const email = line(254, emailMessage).check(z.email(emailMessage))
const emailOrNone = z.union([z.literal(''), email], emailMessage)

const business = {
  name: line(80, 'Enter the name'),
  shortName: line(40, 'Enter the short name'),
  licenseNumber: line(40),
  phone,
  email,
  address: z.object({
    street: line(120, 'Enter the street'),
    locality: line(60, 'Enter the town'),
    region: line(2, 'Two letters').check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Two letters, e.g. NY')),
    postalCode: line(10, 'Enter the ZIP').check(z.regex(/^\d{5}(-\d{4})?$/, 'Five digits')),
    country: z._default(z.literal('US'), 'US'),
    point: z._default(
      line(40).check(
        z.refine(
          (text) => text === '' || pointOf(text) !== null,
          'Enter latitude and longitude, as in 41.1507, -73.9454',
        ),
      ),
      '',
    ),
  }),
}

/** A picture that staff have uploaded, or none: a design rendering is no logo. */
const logo = line(200).check(
  z.refine(
    (src) => ownPicture.test(src) && !src.startsWith('/images/'),
    'Choose a picture that you have added yourself',
  ),
)
const color = line(7).check(
  z.toLowerCase(),
  z.refine((text) => text === '' || isColor(text), {
    error: `Enter a color as six digits with # before them, as in ${theme.color.spruce}`,
    abort: true,
  }),
  z.refine((text) => text === '' || !tooLight(text), { error: ({ input }) => tooLightText(String(input)) }),
)
const look = {
  logo: z.object({ light: logo, dark: logo }),
  colors: z.object({ main: color, accent: color }),
}

const time = z.string('Enter a time').check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time'))
const day: z.ZodMiniType<DayHours> = z.object({ opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => (opens === '') === (closes === ''), {
    error: 'Enter both times',
    path: ['closes'],
  }),
  z.refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    error: 'Closing comes after opening',
    path: ['closes'],
  }),
)
const week = (asksForOne: string | null): z.ZodMiniType<WeekHours> =>
  z
    .object(Object.fromEntries(weekdays.map(([key]) => [key, day])) as Record<keyof WeekHours, typeof day>)
    .check(
      z.refine((hours) => asksForOne === null || Object.values(hours).some(({ opens }) => opens !== ''), {
        error: asksForOne ?? '',
        path: ['monday', 'closes'],
      }),
    )

const hours = {
  showroomHours: week(null),
  telephoneHours: week('Somebody must answer the phone on at least one day'),
}

const yesOrNo = z.boolean('Send yes or no')
const visits = {
  visits: z.object({
    isOn: yesOrNo,
    minutes: whole(15, 240, 'Enter 15 to 240 minutes').check(
      z.multipleOf(15, 'Enter whole quarters of an hour: 45, 60, 90'),
    ),
    leadHours: whole(1, 336, 'Enter whole hours, 1 to 336'),
    daysAhead: whole(1, 90, 'Enter whole days, 1 to 90'),
    minutesPerMile: whole(0, 10, 'Enter whole minutes, 0 to 10'),
    hasOwnHours: yesOrNo,
    freeOnHolidays: yesOrNo,
  }),
  visitHours: week(null),
}

const thisYear = new Date().getFullYear()
const year = (message: string) => whole(1900, thisYear + 1, message)
const claims = {
  claims: z.object({
    since: year('Enter a year with four digits'),
    years: line(12, 'Enter a number, e.g. 25+'),
    rating: line(12, 'Enter the rating, e.g. 4.9/5'),
    customers: line(12, 'Enter a number, e.g. 127+'),
    turnaround: line(24, 'Enter a time, e.g. 2-4 weeks'),
    license: line(80, 'Enter what you may say, e.g. Licensed and insured'),
    copyrightYear: year('Enter a year with four digits'),
  }),
  replyHours: whole(1, 72, 'Enter whole hours, 1 to 72'),
  contactHours: whole(1, 168, 'Enter whole hours, 1 to 168'),
}

const dollars = whole(1, 1_000_000, 'Enter whole dollars')
const notLess = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, {
  error: 'Not less than From',
  path: ['to'],
})
const price = z
  .object({ from: dollars, to: dollars, timeline: line(24, 'Enter a time, e.g. 1-2 weeks') })
  .check(notLess)
const prices = {
  prices: z.object(
    Object.fromEntries(serviceCards.map(({ id }) => [id, price])) as Record<PriceId, typeof price>,
  ),
}

const furtherPrice = z
  .object({ from: dollars, to: dollars, says: line(240, 'Say in a sentence what the line is') })
  .check(notLess)
const further = {
  furtherPrices: z.object(
    Object.fromEntries(furtherLines.map(({ id }) => [id, furtherPrice])) as Record<
      FurtherId,
      typeof furtherPrice
    >,
  ),
}

const aprMessage = 'Enter a percentage, as in 0 or 7.99, or nothing'
const financing = {
  financing: z.object({
    claim: line(80),
    months: whole(0, 360, 'Enter whole months, or nothing'),
    apr: line(5).check(z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, aprMessage)),
    conditions: line(600),
  }),
}

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
  if (!text) return true
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const known = homes[network].some((home) => hostname === home || hostname.endsWith(`.${home}`))
  return protocol === 'https:' && known && !username && !password
}
const social = {
  social: z.object(
    Object.fromEntries(
      (Object.keys(socialNetworks) as SocialNetwork[]).map((network) => [
        network,
        line(300).check(
          z.refine(
            isOn(network),
            `Enter the address of your page on ${socialNetworks[network]}, beginning with https://`,
          ),
        ),
      ]),
    ) as Record<SocialNetwork, z.ZodMiniString>,
  ),
}

const privacy = {
  privacy: z.object({ legalName: line(120), contact: line(80), email: emailOrNone }),
  retention: z.object({
    leadMonths: whole(0, 240, 'Enter whole months, 1 to 240; 0 keeps them for good'),
    spamDays: whole(7, 730, 'Enter whole days, 7 to 730'),
    auditDays: whole(30, 3650, 'Enter whole days, 30 to 3650'),
  }),
}

type GroupSchema<Group extends SettingsGroup> = z.ZodMiniType<GroupValues<Group>>

/** What each group of settings may hold, with the message for each field. */
export const settingsSchemas: { [Group in SettingsGroup]: GroupSchema<Group> } = {
  business: z.object(business),
  look: z.object(look),
  hours: z.object(hours),
  visits: z.object(visits).check(
    z.refine(({ visits: { leadHours, daysAhead } }) => leadHours < daysAhead * 24, {
      error: 'Nobody could book: that is later than the last day that is offered',
      path: ['visits', 'leadHours'],
    }),
    z.refine(
      ({ visits: { hasOwnHours }, visitHours }) =>
        !hasOwnHours || Object.values(visitHours).some(({ opens }) => opens !== ''),
      { error: 'Visits need hours on at least one day', path: ['visitHours', 'monday', 'closes'] },
    ),
  ),
  claims: z.object(claims),
  prices: z.object(prices),
  further: z.object(further),
  financing: z.object(financing),
  social: z.object(social),
  privacy: z.object(privacy),
}

/** A group's values as they are sent, with the version that was edited: another one at the server is a conflict. */
export const savedGroupSchema = <Group extends SettingsGroup>(
  group: Group,
): z.ZodMiniType<{ version: string; values: GroupValues<Group> }> =>
  z.object({
    version: z.string('Send the version that you edited').check(z.maxLength(40)),
    values: settingsSchemas[group],
  }) as z.ZodMiniType as z.ZodMiniType<{ version: string; values: GroupValues<Group> }>
