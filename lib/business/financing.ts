import { counted } from '@/lib/text/counted'
import { type BusinessProfile } from './profile'

type FinancingFacts = Pick<BusinessProfile, 'financing' | 'liveSince'>

/** Returns the offer of financing that visitors read; empty for none. A live site names it only with its conditions. */
export const financingOffer = ({ financing, liveSince }: FinancingFacts): string =>
  financing.conditions || !liveSince ? financing.claim : ''

/** Returns true if the offer is one without its conditions. */
export const isOfferExample = (profile: FinancingFacts): boolean =>
  financingOffer(profile) !== '' && !profile.financing.conditions

/** Returns the terms of financing in words, "Up to 24 months." and the conditions; empty if neither is set. */
export function financingTerms(profile: FinancingFacts): string {
  const { months, conditions } = profile.financing
  if (!financingOffer(profile)) return ''
  return [months && `Up to ${counted(months, 'month')}.`, conditions && asSentence(conditions)]
    .filter(Boolean)
    .join(' ')
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
