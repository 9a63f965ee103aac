import rows from '@/lib/content/facts/estimate-lines.json'
import { type PriceRange } from './money'
import { type PriceId, serviceCards } from './prices'

export type FurtherId = keyof typeof rows

/**
 * Lines of an estimate beyond the six of the price list: each a range in US dollars for the whole of what it names, and a
 * sentence that explains it. Owners change both.
 */
export const furtherLines = (Object.keys(rows) as FurtherId[]).map((id) => ({ id, ...rows[id] }))

export type LineId = PriceId | FurtherId

/** The part of a further line that owners change. */
export type FurtherPrice = PriceRange & { says: string }
export type FurtherPrices = Record<FurtherId, FurtherPrice>

/** Further lines of an empty database. */
export const defaultFurtherPrices = Object.fromEntries(
  furtherLines.map(({ id, price, says }) => [id, { ...price, says }]),
) as FurtherPrices

/** A line with its whole range and its explanation. */
export type EstimateLine = { id: LineId; title: string; price: PriceRange; says: string }

/** Returns all lines in the order of an estimate: drawn, built, finished. */
export function estimateLines(prices: Record<PriceId, PriceRange>, further: FurtherPrices): EstimateLine[] {
  const priceLines = serviceCards.map(({ id, title, description }) => {
    const { from, to } = prices[id]
    return { id, title, price: { from, to }, says: description }
  })
  const ownLines = furtherLines.map(({ id, title }) => {
    const { from, to, says } = further[id]
    return { id, title, price: { from, to }, says }
  })
  const lines = new Map<LineId, EstimateLine>([...priceLines, ...ownLines].map((line) => [line.id, line]))
  return order.map((id) => lines.get(id)!)
}

const order: readonly LineId[] = [
  'design',
  'bath-design',
  'layout',
  'bath-layout',
  'cabinets',
  'island',
  'countertops',
  'slab',
  'splash',
  'floor',
  'wet-wall',
  'glass',
  'vanity',
  'tub',
  'bath-floor',
  'electrical',
  'plumbing',
  'finishing',
  'appliances',
  'older-house',
  'shared-house',
]
