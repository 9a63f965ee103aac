import { formatRange } from '@/lib/business/money'
import { permitOffice } from './town-facts'
import { newRoomRange } from '@/lib/estimate/estimate'
import { financingOffer, isOfferExample } from '@/lib/business/financing'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { wordingOf } from '@/lib/business/wording'
import { type Town } from '@/lib/business/towns'
import texts from '@/lib/content/town-questions.json'
import { fillText } from '@/lib/text/fill-text'

/** Returns the ways to pay; the built-in claim has a sentence of its own. */
function waysToPay(profile: Pick<BusinessProfile, 'financing' | 'liveSince'>): string {
  const claim = financingOffer(profile)
  if (!claim) return texts.ways.none
  return claim === defaultProfile.financing.claim ? texts.ways.usual : fillText(texts.ways.own, { claim })
}

/** Returns common questions with answers from the settings and the town. */
export function townQuestions(
  town: Town,
  profile: Pick<BusinessProfile, 'prices' | 'furtherPrices' | 'financing' | 'liveSince' | 'wording'>,
): { question: string; answer: string; isExample?: boolean }[] {
  const values = {
    town: town.name,
    office: permitOffice(town),
    kitchen: formatRange(newRoomRange('kitchen', profile), '–'),
    ways: waysToPay(profile),
    drawings: wordingOf(profile)('landing.drawings'),
  }
  return texts.questions.map(({ question, answer }) => ({
    question: fillText(question, values),
    answer: fillText(answer, values),
    ...(answer.includes('{ways}') && isOfferExample(profile) && { isExample: true }),
  }))
}
