import { formatMoney, type PriceRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'

/** Monthly payments in whole dollars for the two ends of a range, and the required sentence beside them. */
export type MonthlyExample = { payments: PriceRange; says: string }

/**
 * Returns an example of payments by the terms in settings; null if the offer, the term, the APR or the conditions are unset,
 * or there is nothing to pay. Equal payments, nothing down, rounded up to the dollar.
 */
export function monthlyExample(
  total: PriceRange,
  { claim, months, apr, conditions }: BusinessProfile['financing'],
): MonthlyExample | null {
  if (!claim || !months || apr === '' || !conditions || total.to === 0) return null
  const rate = Number(apr) / 100 / 12
  const payment = (amount: number) =>
    Math.ceil(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months))
  const payments = { from: payment(total.from), to: payment(total.to) }
  const says = `Example: ${formatMoney(total.from)} to ${formatMoney(total.to)} at ${apr}% annual percentage rate (APR), nothing down, is ${months} monthly payments of ${formatMoney(payments.from)} to ${formatMoney(payments.to)}.`
  return { payments, says }
}
