import type { WeekHours } from '@/lib/time/business-hours'
import { type BrandColors } from '@/lib/brand-colors'
import { counted } from '@/lib/text/counted'
import { defaultFurtherPrices, type FurtherPrices } from './estimate-lines'
import { closed } from './hours'
import { defaultPhone } from './phone'
import { defaultPrices, type Prices } from './prices'

export { defaultPhone, phoneDigits } from './phone'

/** The networks that a business may have a page on, with their names. */
export const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  houzz: 'Houzz',
  pinterest: 'Pinterest',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  yelp: 'Yelp',
  nextdoor: 'Nextdoor',
  google: 'Google',
} as const
export type SocialNetwork = keyof typeof socialNetworks

/** How visits are booked. */
export type VisitRules = {
  isOn: boolean
  minutes: number
  /** How many hours ahead at least. */
  leadHours: number
  /** How many days ahead at most. */
  daysAhead: number
  /** Minutes on the road for each mile, as the crow flies: kept free before and after. */
  minutesPerMile: number
  /** Whether `visitHours` count, rather than the showroom's hours. */
  hasOwnHours: boolean
  /** Whether nobody comes on public holidays. */
  freeOnHolidays: boolean
}

/** The business profile: what staff change in Settings. Texts are empty and numbers 0 where nothing is set. */
export type BusinessProfile = {
  name: string
  shortName: string
  phone: string
  email: string
  /** `point` is where the showroom stands on a map, latitude and longitude in degrees: "41.1507, -73.9454"; empty for the middle of its town. */
  address: {
    street: string
    locality: string
    region: string
    postalCode: string
    country: string
    point: string
  }
  licenseNumber: string
  /** Uploaded pictures that stand in place of the name set as type, on light ground and on dark bands. */
  logo: { light: string; dark: string }
  /** What the site's colors are made of (lib/brand-colors.ts); the built-in ones where empty. */
  colors: BrandColors
  showroomHours: WeekHours
  /** When the telephone is answered, and a promise's clock runs. */
  telephoneHours: WeekHours
  /** Visits that can be booked; the page is a request form where they are off. */
  visits: VisitRules
  /** When visits begin and end, where that isn't in the showroom's hours. */
  visitHours: WeekHours
  /** The promise of a reply to a message, in business hours. */
  replyHours: number
  /** The promise of a call after a request for an estimate, in hours. */
  contactHours: number
  claims: {
    /** The year of the beginning. */
    since: number
    years: string
    rating: string
    customers: string
    /** The usual time of work: "2-4 weeks". */
    turnaround: string
    license: string
    copyrightYear: number
  }
  prices: Prices
  /** The lines of an estimate beyond the price list. */
  furtherPrices: FurtherPrices
  /**
   * Without `claim` no page names financing; without months and conditions pages say only the claim. `apr` in percent as
   * text, empty where none is set: then no page counts out payments.
   */
  financing: { claim: string; months: number; apr: string; conditions: string }
  /** Addresses of the business's pages elsewhere, https only. */
  social: Record<SocialNetwork, string>
  /** The company behind the name, and whom to ask about one's data, where these are others than above. */
  privacy: { legalName: string; contact: string; email: string }
  /** How long is kept what visitors send: months since the last change of a lead that is won or lost (0: for good), days for spam. */
  retention: { leadMonths: number; spamDays: number; auditDays: number }
}

const longDay = { opens: '08:00', closes: '18:00' }
const nineToFive = { opens: '09:00', closes: '17:00' }

/** The business profile that an empty database starts with (specification §1 and §9). */
export const defaultProfile: BusinessProfile = {
  name: 'Hearth & Harbor Kitchen and Bath',
  shortName: 'Hearth & Harbor',
  phone: defaultPhone,
  email: 'hello@hearthandharbor.example',
  address: {
    street: 'Route 303',
    locality: 'Congers',
    region: 'NY',
    postalCode: '10956',
    country: 'US',
    point: '',
  },
  licenseNumber: '',
  logo: { light: '', dark: '' },
  colors: { main: '', accent: '' },
  showroomHours: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: { opens: '08:00', closes: '17:00' },
    thursday: { opens: '09:00', closes: '18:00' },
    friday: nineToFive,
    saturday: { opens: '10:00', closes: '15:00' },
    sunday: closed,
  },
  telephoneHours: {
    monday: longDay,
    tuesday: longDay,
    wednesday: longDay,
    thursday: longDay,
    friday: longDay,
    saturday: { opens: '09:00', closes: '16:00' },
    sunday: closed,
  },
  visits: {
    isOn: false,
    minutes: 60,
    leadHours: 24,
    daysAhead: 28,
    minutesPerMile: 3,
    hasOwnHours: false,
    freeOnHolidays: true,
  },
  visitHours: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: nineToFive,
    thursday: nineToFive,
    friday: nineToFive,
    saturday: closed,
    sunday: closed,
  },
  replyHours: 2,
  contactHours: 24,
  claims: {
    since: 1999,
    years: '25+',
    rating: '4.9/5',
    customers: '127+',
    turnaround: '2-4 weeks',
    license: 'Licensed and insured in Rockland County',
    copyrightYear: 2024,
  },
  prices: defaultPrices,
  furtherPrices: defaultFurtherPrices,
  financing: { claim: '0% financing with approved credit', months: 0, apr: '', conditions: '' },
  social: {
    facebook: '',
    instagram: '',
    houzz: '',
    pinterest: '',
    youtube: '',
    linkedin: '',
    tiktok: '',
    yelp: '',
    nextdoor: '',
    google: '',
  },
  privacy: { legalName: '', contact: '', email: '' },
  retention: { leadMonths: 36, spamDays: 90, auditDays: 400 },
}

/** An American number as it is usually written, (845) 555-0142; any other as it was typed. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  return line ? `(${area}) ${exchange}-${line}` : phone
}

/** What may be said about the license: the number only once it is set. */
export function licenseText({
  licenseNumber,
  claims,
}: Pick<BusinessProfile, 'licenseNumber' | 'claims'>): string {
  return licenseNumber ? `${claims.license}, license ${licenseNumber}` : claims.license
}

/** The showroom's address on one line. */
export function addressLine({ address }: Pick<BusinessProfile, 'address'>): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`
}

/** The showroom's point on a map, in degrees; null where none is set or it isn't one. */
export function pointOf(text: string): { latitude: number; longitude: number } | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null
}

/** The services named in the business profile (specification §3), for structured data. */
export const profileServices = [
  'Kitchen Remodeling',
  'Bathroom Renovation',
  'Cabinet Installation',
  'Countertop Installation',
  'Custom Kitchen Design',
  'Bathroom Design',
  'Home Renovation',
] as const

/** The pages of the business elsewhere, in a fixed order. */
export const socialLinks = ({ social }: Pick<BusinessProfile, 'social'>): { name: string; href: string }[] =>
  (Object.keys(socialNetworks) as SocialNetwork[])
    .filter((network) => social[network])
    .map((network) => ({ name: socialNetworks[network], href: social[network] }))

/** The terms of financing in words, from what is set: "Up to 24 months." and the conditions; empty where neither is. */
export function financingTerms({ financing }: Pick<BusinessProfile, 'financing'>): string {
  const { claim, months, conditions } = financing
  if (!claim) return ''
  return [months && `Up to ${counted(months, 'month')}.`, conditions && asSentence(conditions)]
    .filter(Boolean)
    .join(' ')
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The claims as built in, for what knows no profile. */
export const claims = {
  ...defaultProfile.claims,
  replyHours: defaultProfile.replyHours,
  contactHours: defaultProfile.contactHours,
}
