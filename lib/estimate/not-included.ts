import { type LineId } from '@/lib/business/estimate-lines'
import { type FillText, fillKnown } from '@/lib/text/fill-known'
import { type EstimateRequest, roomsOf } from './request'

export type NamedPlace = { name: string; permitAuthority: string }

/** Work that usually needs a permit. */
const linesWithPermit: readonly LineId[] = ['layout', 'bath-layout', 'wet-wall', 'electrical', 'plumbing']

/** Lists the costs that the range of this request doesn't include. */
export function notIncluded(
  { room, work }: EstimateRequest,
  parts: readonly { id: LineId }[],
  place?: NamedPlace | null,
  words: FillText = fillKnown,
): string[] {
  const has = (...ids: LineId[]) => parts.some(({ id }) => ids.includes(id))
  const rooms = roomsOf({ room })
  const office = place?.permitAuthority
  return [
    rooms.includes('kitchen') &&
      work.appliances === 'own' &&
      words('Appliances. You keep yours or buy them.'),
    has(...linesWithPermit) &&
      (office ? words('Permit fees, which go to {office}.', { office }) : words('Permit fees.')),
    has(...linesWithPermit) &&
      words(
        'The architect’s or engineer’s fee. New York requires a seal on drawings for most work over $20,000, and work that touches structure. We manage drawings and filing.',
      ),
    words(
      'What shows once walls and floors are open: rot, old pipes, wiring that isn’t safe. It is priced and agreed with you before it is repaired.',
    ),
    work.age === 'unknown' &&
      words('Extra work older homes often need. Tell us the year built and we’ll include it.'),
    rooms.includes('kitchen') &&
      has('countertops') &&
      work.plumbing !== 'moved' &&
      words('Moving gas, water or drains.'),
  ].filter((line) => line !== false)
}
