// By itself: what runs in a visitor's browser would bring the whole of profile.ts for it.

/** The telephone number that an empty database starts with. */
export const defaultPhone = '(845) 555-0142'

/** `tel:` and `sms:` want the number in E.164; an American number without country code gets +1. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
