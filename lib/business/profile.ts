import type { WeekHours } from '@/lib/time/business-hours'

/** The business profile that an empty database starts with; staff change it in Settings. */
export type BusinessProfile = {
  name: string
  shortName: string
  phone: string
  email: string
  address: { street: string; locality: string; region: string; postalCode: string; country: string }
  licenseNumber: string
  /** When the telephone is answered, and a promise's clock runs. */
  telephoneHours: WeekHours
  /** The promise of a reply to a message, in business hours. */
  replyHours: number
}

const longDay = { opens: '08:00', closes: '18:00' }

export const defaultProfile: BusinessProfile = {
  name: 'Hearth & Harbor Kitchen and Bath',
  shortName: 'Hearth & Harbor',
  phone: '(845) 555-0142',
  email: 'hello@hearthandharbor.example',
  address: { street: 'Route 303', locality: 'Congers', region: 'NY', postalCode: '10956', country: 'US' },
  licenseNumber: '',
  telephoneHours: {
    sunday: { opens: '', closes: '' },
    monday: longDay,
    tuesday: longDay,
    wednesday: longDay,
    thursday: longDay,
    friday: longDay,
    saturday: { opens: '09:00', closes: '16:00' },
  },
  replyHours: 2,
}

/** `tel:` and `sms:` want the number in E.164; an American number without country code gets +1. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}

/** What may be said about the license: the number only once it is set. */
export function licenseText({ licenseNumber }: Pick<BusinessProfile, 'licenseNumber'>): string {
  const claim = 'Licensed and insured in Rockland County'
  return licenseNumber ? `${claim}, license ${licenseNumber}` : claim
}

/** The showroom's address on one line. */
export function addressLine({ address }: Pick<BusinessProfile, 'address'>): string {
  return `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`
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

/** Telephone hours, as stated in structured data (specification §1). */
export const telephoneHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '09:00', closes: '16:00' },
] as const
export const telephoneHoursText = 'Mon–Fri 8–6, Sat 9–4'

/** Showroom hours (specification §9). */
export const showroomHours = [
  { day: 'Monday', hours: '9-5' },
  { day: 'Tuesday', hours: '9-5' },
  { day: 'Wednesday', hours: '8-5' },
  { day: 'Thursday', hours: '9-6' },
  { day: 'Friday', hours: '9-5' },
  { day: 'Saturday', hours: '10-3' },
  { day: 'Sunday', hours: 'Closed' },
] as const

/** The claims made on pages (specification §1 and §9). */
export const claims = {
  since: 1999,
  years: '25+',
  rating: '4.9/5',
  customers: '127+',
  turnaround: '2-4 weeks',
  /** A reply to a message, during business hours. */
  replyHours: 2,
  /** The call after a request for an estimate. */
  contactHours: 24,
  copyrightYear: 2024,
} as const
