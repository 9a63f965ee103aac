import type { SpecialDay, WeekHours } from '@/lib/time/business-hours'
import { type BrandColors } from '@/lib/brand-colors'
import { type Claims, sampleClaims, sampleFinancing, sampleReplyHours, shownClaims } from './claims'
import { defaultFurtherPrices, type FurtherPrices } from './estimate-lines'
import { closed, hoursFrom } from './hours'
import { defaultPhone } from './phone'
import { defaultPrices, type Prices } from './prices'
import { defaultWording, type Wording } from './wording'

export { defaultPhone, phoneDigits } from './phone'

/** Names of the networks on which a business may have a page. */
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
const socialNetworkIds = Object.keys(socialNetworks) as SocialNetwork[]

export type VisitRules = {
  isOn: boolean
  /** Offers visits to the showroom, once that has a street. */
  inShowroom: boolean
  /** Offers video calls; staff send the link. */
  byVideo: boolean
  minutes: number
  /** Least notice in hours. */
  leadHours: number
  /** Days ahead at most. */
  daysAhead: number
  /** Minutes on the road for each straight-line mile, kept free before and after. */
  minutesPerMile: number
  /** Uses `visitHours` instead of the showroom's hours, except for visits to the showroom. */
  hasOwnHours: boolean
  /** Takes no visits on public holidays. */
  freeOnHolidays: boolean
}

/** The business profile that staff change in Settings. Unset texts are empty and unset numbers 0. */
export type BusinessProfile = {
  name: string
  shortName: string
  phone: string
  email: string
  /** `point` is the showroom's latitude and longitude in degrees, "41.1507, -73.9454"; empty for that of its town (showroom.ts). */
  address: {
    street: string
    locality: string
    region: string
    postalCode: string
    country: string
    point: string
  }
  /** The address for leads, and the sender's name for homeowners; if empty, they follow from the other settings. */
  mail: { leadsTo: string; senderName: string }
  licenseNumber: string
  /** Uploaded pictures in place of the name set as type, on light backgrounds and on dark bands. */
  logo: { light: string; dark: string }
  /** Base colors of the site (lib/brand-colors.ts); empty for the built-in ones. */
  colors: BrandColors
  showroomHours: WeekHours
  /** Hours in which the telephone is answered, and which count toward a promised reply. */
  telephoneHours: WeekHours
  /** Dates with hours of their own, which take the place of all others. */
  specialDays: SpecialDay[]
  /** Without them the page of visits is a request form. */
  visits: VisitRules
  visitHours: WeekHours
  /** Promised reply to whatever comes in, in business hours; 0 for no promise. */
  replyHours: number
  claims: Claims
  /** When the owner went live, as ISO; empty until then. */
  liveSince: string
  prices: Prices
  furtherPrices: FurtherPrices
  /**
   * Without `claim`, or on a live site without conditions, no page mentions financing. `apr` is in percent, empty if unset: then no
   * page shows payments.
   */
  financing: { claim: string; months: number; apr: string; conditions: string }
  /** The person who comes to measure, with role and picture, and the terms of a contract; pages leave out what is empty. */
  terms: { comes: string; role: string; picture: string; payment: string; warranty: string }
  /** Addresses of the business's pages elsewhere, https only. */
  social: Record<SocialNetwork, string>
  /** The https address where customers' reviews are read and written; empty if there is none. */
  reviewLink: string
  /** The company behind the name and its contact for privacy, where these differ from above. */
  privacy: { legalName: string; contact: string; email: string }
  /** Months after the last change of a won, finished or lost lead (0: forever), days for spam and for the audit log. */
  retention: { leadMonths: number; spamDays: number; auditDays: number }
  wording: Wording
}

const longDay = hoursFrom('08:00', '18:00')
const nineToFive = hoursFrom('09:00', '17:00')

/** Profile of an empty database (specification §1 and §9). */
export const defaultProfile: BusinessProfile = {
  name: 'Hearth & Harbor Kitchen and Bath',
  shortName: 'Hearth & Harbor',
  phone: defaultPhone,
  email: 'hello@hearthandharbor.example',
  address: {
    street: 'Route 303',
    locality: 'Congers',
    region: 'NY',
    postalCode: '10920',
    country: 'US',
    point: '',
  },
  mail: { leadsTo: '', senderName: '' },
  licenseNumber: '',
  logo: { light: '', dark: '' },
  colors: { main: '', accent: '' },
  showroomHours: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: hoursFrom('08:00', '17:00'),
    thursday: hoursFrom('09:00', '18:00'),
    friday: nineToFive,
    saturday: hoursFrom('10:00', '15:00'),
    sunday: closed,
  },
  telephoneHours: {
    monday: longDay,
    tuesday: longDay,
    wednesday: longDay,
    thursday: longDay,
    friday: longDay,
    saturday: hoursFrom('09:00', '16:00'),
    sunday: closed,
  },
  specialDays: [],
  visits: {
    isOn: false,
    inShowroom: true,
    byVideo: false,
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
  replyHours: sampleReplyHours,
  claims: sampleClaims,
  liveSince: '',
  prices: defaultPrices,
  furtherPrices: defaultFurtherPrices,
  financing: { claim: sampleFinancing, months: 0, apr: '', conditions: '' },
  terms: { comes: '', role: '', picture: '', payment: '', warranty: '' },
  social: Object.fromEntries(socialNetworkIds.map((network) => [network, ''])) as BusinessProfile['social'],
  reviewLink: '',
  privacy: { legalName: '', contact: '', email: '' },
  retention: { leadMonths: 36, spamDays: 90, auditDays: 400 },
  wording: defaultWording,
}

/** Returns an American number as (845) 555-0142, any other as it was typed. */
export function phoneText(phone: string): string {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? []
  return line ? `(${area}) ${exchange}-${line}` : phone
}

/** Returns what is said about license and certificates, with the license's number if that is set; empty if there is nothing. */
export function licenseText(
  profile: Pick<BusinessProfile, 'licenseNumber' | 'claims' | 'liveSince'>,
): string {
  const { license, leadSafe } = shownClaims(profile)
  const number = profile.licenseNumber && `${license ? 'license' : 'License'} ${profile.licenseNumber}`
  return [license?.wording, number, leadSafe?.wording].filter(Boolean).join(', ')
}

/** Returns the showroom's address on one line. */
export function addressLine({ address }: Pick<BusinessProfile, 'address'>): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`
}

/** Returns the showroom's point in degrees; null if it is unset or invalid. */
export function pointOf(text: string): { lat: number; lng: number } | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const [lat, lng] = [Number(latitude), Number(longitude)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Services named in the business profile (specification §3), for structured data. */
export const profileServices = [
  'Kitchen Remodeling',
  'Bathroom Renovation',
  'Cabinet Installation',
  'Countertop Installation',
  'Custom Kitchen Design',
  'Bathroom Design',
  'Home Renovation',
] as const

/** Returns the business's pages elsewhere, in a fixed order. */
export const socialLinks = ({ social }: Pick<BusinessProfile, 'social'>): { name: string; href: string }[] =>
  socialNetworkIds
    .filter((network) => social[network])
    .map((network) => ({ name: socialNetworks[network], href: social[network] }))
