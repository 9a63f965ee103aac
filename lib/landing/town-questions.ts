import { formatRange } from '@/lib/business/money'
import { permitOffice } from './town-facts'
import { priceSum } from '@/lib/business/prices'
import { type BusinessProfile, defaultProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'

/** The answer to how one can pay; the claim as built in has a sentence of its own. */
function waysToPay({ financing: { claim } }: Pick<BusinessProfile, 'financing'>): string {
  if (!claim) return 'By cash or credit card.'
  if (claim === defaultProfile.financing.claim)
    return 'By cash, credit card or financing, which is 0% with approved credit.'
  return `By cash, credit card or financing: ${claim}.`
}

/** What people ask before a project and what the settings and the town answer. */
export function townQuestions(
  town: Town,
  profile: Pick<BusinessProfile, 'prices' | 'financing'>,
): { question: string; answer: string }[] {
  const { prices } = profile
  return [
    {
      question: `Who issues the building permit in ${town.name}?`,
      answer: `Permits come from ${permitOffice(town)}. New paint or a new faucet usually needs none; a moved wall, drain or circuit usually does. We prepare the drawings and file them.`,
    },
    {
      question: 'What does a new kitchen cost?',
      answer: `Our price list has six lines, from design to paint. All six together run ${formatRange(priceSum(prices), ' to ')}, and many jobs need fewer than six. The estimate names each line for your room.`,
    },
    {
      question: 'How can we pay?',
      answer: `${waysToPay(profile)} We go through the figures at your table, after the visit.`,
    },
  ]
}
