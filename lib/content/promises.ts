import { type BusinessProfile } from '@/lib/business/profile'
import { counted } from '@/lib/text/counted'
import { fillText } from '@/lib/text/fill-text'
import texts from './promises.json'

type PromiseText = { title: string; text: string }

/** Returns the four reasons of the Reviews screen (specification §2). */
export function reasonsToChooseUs({
  licenseNumber,
  claims: { years, since },
}: Pick<BusinessProfile, 'licenseNumber' | 'claims'>): PromiseText[] {
  const license = licenseNumber && fillText(texts.license, { number: licenseNumber })
  return filled(texts.reasons, { license, years, since: String(since) })
}

/** Returns the three steps after a request, as the thank-you page and the confirmation promise them. */
export const nextSteps = ({ contactHours }: Pick<BusinessProfile, 'contactHours'>): PromiseText[] =>
  filled(texts.nextSteps, { hours: counted(contactHours, 'hour') })

const filled = (promises: readonly PromiseText[], values: Record<string, string>): PromiseText[] =>
  promises.map(({ title, text }) => ({ title: fillText(title, values), text: fillText(text, values) }))
