import { phoneDigits } from '@/lib/business/profile'
import { mailtoHref } from '@/lib/text/safe-href'
import { safeHref } from './safe-link'

const email = /^[\p{L}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u
const phone = /^\+?[\d\s().-]+$/
const web = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

export const linkMessage =
  'Choose a page, or write an address: www.example.com, /contact, an email address or a telephone number'

function telephone(text: string): string | undefined {
  const { length } = text.replace(/\D/g, '')
  const isAmerican = length === 10 || (length === 11 && /^\D*1/.test(text))
  const isWhole = text.startsWith('+') ? length >= 8 && length <= 15 : isAmerican
  return phone.test(text) && isWhole ? `tel:${phoneDigits(text)}` : undefined
}

/**
 * Completes an address as people type it: "www.houzz.com", "ana@example.com", "(845) 555-0142". Undefined if it
 * leads nowhere, or somewhere unsafe.
 */
export function completeLink(input: string): string | undefined {
  const text = input.trim()
  const complete = safeHref(text) ?? telephone(text)
  if (complete) return complete
  if (email.test(text)) return mailtoHref(text)
  return web.test(text) ? safeHref(`https://${text}`) : undefined
}
