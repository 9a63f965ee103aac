// A file of its own, so that client code needn't load profile.ts.

/** Telephone number of an empty database. */
export const defaultPhone = '(845) 555-0142'

/** Returns a number in E.164 for `tel:` and `sms:`; an American number without country code gets +1. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
