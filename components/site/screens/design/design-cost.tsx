import { formatRange } from '@/lib/business/money'
import { type Choice, choiceCode, type Finish } from '@/lib/business/finishes'
import { startAddress } from '@/lib/business/kitchens'
import { absoluteUrl } from '@/lib/seo/address'
import { type LinePrices } from '@/lib/estimate/estimate'
import { costOf, kitchenCosts } from '@/lib/estimate/kitchen-costs'

type DesignCostProps = { finishes: readonly Finish[]; choice: Choice; prices: LinePrices }

/** Shows what the kitchen may cost. The page's own script computes other choices from `data-costs`. */
export function DesignCost({ finishes, choice, prices }: DesignCostProps) {
  const costs = kitchenCosts(choice, prices, finishes)
  return (
    <div className="if if-rendered" data-costs={JSON.stringify(costs)}>
      <p className="text-small text-quiet">What it may cost</p>
      {/* The page's script may change the text before React hydrates. */}
      <p className="my-1 font-serif text-h3 lining-nums" data-range="" suppressHydrationWarning>
        {formatRange(costOf(choice, costs), ' to ')}
      </p>
      <p className="text-small text-pretty text-quiet">
        Cabinets with the island, counter, backsplash and floor like these, in a kitchen of middle size.{' '}
        <a
          className="inline-block py-1 print:hidden text-spruce underline decoration-brass underline-offset-4"
          href={`/estimate?design=${choiceCode(choice)}`}
          data-estimate=""
        >
          Work it out for your room
        </a>
      </p>
      <p className="design-paper" data-paper="" suppressHydrationWarning>
        {absoluteUrl(startAddress(choice))}
      </p>
    </div>
  )
}
