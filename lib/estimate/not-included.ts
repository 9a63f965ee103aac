import { type LineId } from '@/lib/business/estimate-lines'
import { type EstimateRequest, roomsOf } from './request'

export type NamedPlace = { name: string; permitAuthority: string }

/** Work that usually needs a permit. */
const linesWithPermit: readonly LineId[] = ['layout', 'bath-layout', 'wet-wall', 'electrical', 'plumbing']

/** Lists the costs that the range of this request doesn't include. */
export function notIncluded(
  { room, work }: EstimateRequest,
  parts: readonly { id: LineId }[],
  place?: NamedPlace | null,
): string[] {
  const has = (...ids: LineId[]) => parts.some(({ id }) => ids.includes(id))
  const rooms = roomsOf({ room })
  const office = place?.permitAuthority ? `, which go to ${place.permitAuthority}` : ''
  return [
    rooms.includes('kitchen') && work.appliances === 'own' && 'Appliances. You keep yours or buy them.',
    has(...linesWithPermit) && `Permit fees${office}. We draw and file what is needed.`,
    has('layout', 'bath-layout') && 'An engineer’s drawing, where a wall that carries is moved.',
    'What shows once walls and floors are open: rot, old pipes, wiring that isn’t safe. It is priced and agreed with you before it is repaired.',
    work.age === 'unknown' &&
      'What an older house asks for. Say when yours was built, and the range holds it.',
    rooms.includes('kitchen') &&
      has('countertops') &&
      work.plumbing !== 'moved' &&
      'Moving gas, water or drains.',
  ].filter((line) => line !== false)
}
