import { addRanges, type PriceRange } from './money'

/** The six services of the price list as built in (specification §9). Prices in US dollars, `timeline` the working time. */
export const serviceCards = [
  {
    id: 'design',
    title: 'Custom Kitchen Design',
    description: 'A measured plan, the cabinet layout and 3D renderings, before anything is ordered.',
    price: { from: 2_500, to: 5_000 },
    timeline: '1-2 weeks',
  },
  {
    id: 'cabinets',
    title: 'Cabinet Installation',
    description: 'Custom or stock boxes set level and scribed to your walls, or your own doors refaced.',
    price: { from: 8_000, to: 25_000 },
    timeline: '1-2 weeks',
  },
  {
    id: 'countertops',
    title: 'Countertop Installation',
    description: 'Quartz, granite, marble or butcher block, templated once the cabinets are in.',
    price: { from: 3_000, to: 8_000 },
    timeline: '3-5 days',
  },
  {
    id: 'electrical',
    title: 'Lighting & Electrical',
    description: 'Light under the cabinets, pendants over the island, outlets where the work happens.',
    price: { from: 2_000, to: 6_000 },
    timeline: '2-4 days',
  },
  {
    id: 'plumbing',
    title: 'Plumbing Services',
    description: 'Sinks, faucets, dishwashers and showers moved or replaced.',
    price: { from: 1_500, to: 4_000 },
    timeline: '1-3 days',
  },
  {
    id: 'finishing',
    title: 'Finishing & Painting',
    description: 'Trim, paint and hardware, so the room is done on the last day.',
    price: { from: 1_000, to: 3_500 },
    timeline: '2-5 days',
  },
] as const satisfies readonly { price: PriceRange; [text: string]: unknown }[]

/** The name of a line of the price list. */
export type PriceTitle = (typeof serviceCards)[number]['title']
/** A line's key where it is stored. */
export type PriceId = (typeof serviceCards)[number]['id']

/** What staff change of a line: its prices in whole dollars, and the working time. */
export type Price = PriceRange & { timeline: string }
export type Prices = Record<PriceId, Price>

/** A line of the price list as it is shown. */
type PriceLine = {
  id: PriceId
  title: PriceTitle
  description: string
  price: PriceRange
  timeline: string
}

/** The prices that an empty database starts with (specification §9). */
export const defaultPrices = Object.fromEntries(
  serviceCards.map(({ id, price, timeline }) => [id, { ...price, timeline }]),
) as Prices

/** The whole price list with these prices, in its order. */
export const priceList = (prices: Prices): PriceLine[] =>
  serviceCards.map(({ id, title, description }) => {
    const { from, to, timeline } = prices[id]
    return { id, title, description, price: { from, to }, timeline }
  })

/** A line of the price list. */
export function priceLine(title: PriceTitle, prices: Prices): PriceLine {
  const found = priceList(prices).find((line) => line.title === title)
  if (!found) throw new Error(`no price for ${title}`)
  return found
}

/** What some lines of the price list come to together; without titles all six. */
export function priceSum(prices: Prices, titles?: readonly PriceTitle[]): PriceRange {
  const lines = titles?.map((title) => priceLine(title, prices)) ?? priceList(prices)
  return addRanges(lines.map(({ price }) => price))
}
