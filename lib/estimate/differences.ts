import { formatMoney, type PriceRange } from '@/lib/business/money'
import { estimate, type LinePrices } from './estimate'
import { type EstimateRequest } from './request'

/** Returns a function that says by how much a change of a request would change its total, the smaller difference first. */
export function differencesFrom(request: EstimateRequest, lines: LinePrices) {
  const now = estimate(request, lines).total
  return (change: Partial<EstimateRequest>): PriceRange => {
    const { total } = estimate({ ...request, ...change }, lines)
    const ends = [total.from - now.from, total.to - now.to]
    return { from: Math.min(...ends), to: Math.max(...ends) }
  }
}

/** Returns "+$1,200 to +$1,900", "−$900 to −$2,600", or "+$0". */
export function differenceText({ from, to }: PriceRange): string {
  if (from < 0 && to > 0) return `−${formatMoney(-from)} to +${formatMoney(to)}`
  const [sign, low, high] = from < 0 ? ['−', -to, -from] : ['+', from, to]
  return `${sign}${formatMoney(low)}${low === high ? '' : ` to ${sign}${formatMoney(high)}`}`
}
