import { formatRange } from '@/lib/business/money'
import { permitOffice } from './town-facts'
import { openDays } from '@/lib/business/hours'
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

/** What people ask before a project, the same on every town page but for the permit office. */
export function townQuestions(
  town: Town,
  profile: Pick<BusinessProfile, 'address' | 'claims' | 'prices' | 'financing' | 'showroomHours'>,
): { question: string; answer: string }[] {
  const { address, claims, prices } = profile
  const days = openDays(profile.showroomHours)
  return [
    {
      question: 'What does the first visit cost?',
      answer:
        'Nothing. The in-home consultation is free, and so is the estimate with 3D renderings. No obligation follows from either.',
    },
    {
      question: 'How long does a kitchen or a bath take?',
      answer: `Typically ${claims.turnaround} of work, once everything is in the house. Cabinets and stone are made to order, so the order goes out well before the first day of work.`,
    },
    {
      question: `Who issues the building permit in ${town.name}?`,
      answer: `Permits come from ${permitOffice(town)}. New paint or a new faucet usually needs none; a moved wall, drain or circuit usually does. We say at the first visit what to ask, and prepare the papers.`,
    },
    {
      question: 'What does a new kitchen cost?',
      answer: `Our price list has six lines, from design to paint. All six together run ${formatRange(priceSum(prices), ' to ')}, and many jobs need fewer than six. The estimate names each line for your room.`,
    },
    {
      question: 'How can we pay?',
      answer: `${waysToPay(profile)} We go through the figures at your table, after the visit.`,
    },
    {
      question: 'Can we see doors and stone before we decide?',
      answer: `Yes, at the showroom on ${address.street} in ${address.locality}. ${days ? `It is open ${days}; the` : 'The'} hours are at the foot of this page.`,
    },
  ]
}
