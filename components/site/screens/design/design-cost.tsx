import { formatRange } from '@/lib/business/money'
import { type Choice, choiceCode, type Finish } from '@/lib/business/finishes'
import { startAddress } from '@/lib/business/kitchens'
import { findOwnRoom } from '@/lib/business/rooms'
import { absoluteUrl } from '@/lib/seo/address'
import { type LinePrices } from '@/lib/estimate/estimate'
import { type FillText } from '@/lib/text/fill-known'
import { costOf, roomCosts } from '@/lib/estimate/room-costs'

type DesignCostProps = {
  finishes: readonly Finish[]
  choice: Choice
  prices: LinePrices
  words: FillText
}

/** Shows what the room may cost. The page's own script computes other choices from `data-costs`. */
export function DesignCost({ finishes, choice, prices, words }: DesignCostProps) {
  const costs = roomCosts(choice, prices, finishes)
  return (
    <div className="if if-rendered pt-3" data-costs={JSON.stringify(costs)}>
      <p className="text-small text-quiet">{words('What it may cost')}</p>
      {/* The page's script may change the text before React hydrates. */}
      <p className="my-1 font-serif text-h3 lining-nums" data-range="" suppressHydrationWarning>
        {formatRange(costOf(choice, costs), ' to ')}
      </p>
    </div>
  )
}

/** Says what the cost is of, and leads to an estimate of the visitor's own room. */
export function CostNote({ choice, words }: Pick<DesignCostProps, 'choice' | 'words'>) {
  const own = findOwnRoom(choice.room)?.estimate
  const estimateQuery = new URLSearchParams({
    design: choiceCode(choice),
    ...(own && { room: own.room, ...own.work }),
  })
  return (
    <div className="if if-rendered">
      <p className="text-small text-pretty text-quiet">
        {`${words(own?.says ?? 'Cabinets with the island, counter, backsplash and floor like these, in a mid-size kitchen.')} `}
        <a
          className="inline-block py-1 print:hidden text-spruce underline decoration-brass underline-offset-4"
          href={`/estimate?${estimateQuery.toString()}`}
          data-estimate=""
        >
          {words('Work it out for your room')}
        </a>
      </p>
      <p className="design-paper" data-paper="" suppressHydrationWarning>
        {absoluteUrl(startAddress(choice))}
      </p>
    </div>
  )
}
