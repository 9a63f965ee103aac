import { formatRange } from '@/lib/business/money'
import { type Choice, choiceAddress, choiceCode, choiceQr } from '@/lib/business/finishes'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { findOwnRoom } from '@/lib/business/rooms'
import { absoluteUrl } from '@/lib/seo/address'
import { type FillText } from '@/lib/text/fill-known'
import { costOf, type RoomCosts } from '@/lib/estimate/room-costs'

type DesignCostProps = { choice: Choice; costs: RoomCosts; words: FillText }

/** Shows what the room may cost. The page's own script computes other choices from `data-costs`. */
export function DesignCost({ choice, costs, words }: DesignCostProps) {
  return (
    <div className="if if-rendered" data-costs={JSON.stringify(costs)}>
      <p className="text-small text-quiet">{words('What it may cost')}</p>
      {/* The page's script may change the text before React hydrates. */}
      <p className="my-1 font-serif text-h3 lining-nums" data-range="" suppressHydrationWarning>
        {formatRange(costOf(choice, costs), ' to ')}
      </p>
    </div>
  )
}

/** Explains what the cost includes, and leads to an estimate of the visitor's own room. */
export function CostNote({ choice, words }: Omit<DesignCostProps, 'costs'>) {
  const ownEstimate = findOwnRoom(choice.room)?.estimate
  const estimateQuery = new URLSearchParams({
    design: choiceCode(choice),
    ...(ownEstimate && { room: ownEstimate.room, ...ownEstimate.work }),
  })
  return (
    <div className="if if-rendered">
      <p className="text-small text-pretty text-quiet">
        {`${words(ownEstimate?.says ?? 'Cabinets with the island, counter, backsplash and floor like these, in a mid-size kitchen.')} `}
        <a
          className="inline-block py-1 print:hidden text-spruce underline decoration-brass underline-offset-4"
          href={`/estimate?${estimateQuery.toString()}`}
          data-estimate=""
        >
          {words('Work it out for your room')}
        </a>
      </p>
    </div>
  )
}

/** Shows, on paper only, the room's address and the telephone number. The QR code is only fetched for printing. */
export const PaperNote = ({ choice, profile }: { choice: Choice; profile: BusinessProfile }) => (
  <div className="design-paper">
    <div className="if if-rendered">
      <img src={choiceQr(choice)} alt="" style={{ width: '28mm' }} loading="lazy" data-qr="" />
      <b>{profile.name}</b>
      <p>{addressLine(profile)}</p>
      <p>{profile.phone}</p>
      <p data-paper="" suppressHydrationWarning>
        {absoluteUrl(choiceAddress(choice))}
      </p>
    </div>
  </div>
)
