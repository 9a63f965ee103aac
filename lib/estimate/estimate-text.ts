import { estimateRooms, levels, questionOf, type SingleRoom } from '@/lib/business/estimate-choices'
import { formatRange, type PriceRange } from '@/lib/business/money'
import { type FillText, fillKnown } from '@/lib/text/fill-known'
import { type Estimate } from './estimate'
import { estimateAddress, type EstimateRequest, questionsFor, roomsOf, findSizeName } from './request'
import { type weeksOf } from './weeks'

/** Returns "a medium kitchen" or "a bathroom of 72 square feet". */
function describeRoom(room: SingleRoom, feet: number, words: FillText): string {
  const size = findSizeName(room, feet)
  return size
    ? words(`a ${size} ${room}`)
    : words(room === 'kitchen' ? 'a kitchen of {feet} square feet' : 'a bathroom of {feet} square feet', {
        feet: String(feet),
      })
}

/** Returns "a medium kitchen and a small bathroom, middle finishes". */
export function describeJob(request: EstimateRequest, words: FillText = fillKnown): string {
  const [first = '', second] = roomsOf(request).map((room) => describeRoom(room, request.feet[room], words))
  const rooms = second ? words('{kitchen} and {bathroom}', { kitchen: first, bathroom: second }) : first
  return words('{rooms}, {level} finishes', {
    rooms,
    level: words(levels[request.level].label).toLowerCase(),
  })
}

/** Returns "Kitchen in Nyack: $27,600 to $38,900"; without the sum if no work is chosen. */
export function estimateTitle({ room }: EstimateRequest, total: PriceRange, town?: string): string {
  const place = `${estimateRooms[room]}${town ? ` in ${town}` : ''}`
  return total.to > 0 ? `${place}: ${formatRange(total, ' to ')}` : place
}

type More = {
  weeks?: ReturnType<typeof weeksOf>
  /** The estimate that was kept as A. */
  kept?: { request: EstimateRequest; total: PriceRange } | null
}

/**
 * Returns an estimate as plain text for a lead: the choices, the lines, their sum and the address. `site` is the site's
 * origin, `town` the chosen place's name.
 */
export function estimateText(
  request: EstimateRequest,
  { parts, total, monthly }: Estimate,
  site: string,
  town?: string,
  { weeks = [], kept }: More = {},
): string {
  const stays = questionsFor(request)
    .map((id) => ({ ...questionOf(id), answer: request.work[id] }))
    .filter(({ options, answer }) => options[answer]?.takes.length === 0)
    .map(({ legend, options, answer }) => `${legend}: ${options[answer]?.label ?? answer}`)
  return [
    `Estimate: ${estimateRooms[request.room]}${town ? ` in ${town}` : ''}`,
    `For ${describeJob(request)}`,
    [
      'Lines',
      ...parts.map(({ title, chosen, range }) => `${title}: ${formatRange(range, '–')} (${chosen})`),
    ].join('\n'),
    `Total: ${formatRange(total, '–')}`,
    kept && `Compared with ${formatRange(kept.total, '–')} for A, ${describeJob(kept.request)}`,
    weeks.length > 0 && ['Time', ...weeks.map(({ room, says }) => `${room}: ${says}`)].join('\n'),
    monthly?.says,
    ['Not asked for', ...stays].join('\n'),
    `${site}${estimateAddress(request, kept?.request)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
