import { addRanges, type PriceRange } from './money'

/** The six services of the price list (specification §9). Prices in US dollars, `timeline` the working time. */
export const serviceCards = [
  {
    title: 'Custom Kitchen Design',
    description: 'A measured plan, the cabinet layout and 3D renderings, before anything is ordered.',
    price: { from: 2_500, to: 5_000 },
    timeline: '1-2 weeks',
  },
  {
    title: 'Cabinet Installation',
    description: 'Custom or stock boxes set level and scribed to your walls, or your own doors refaced.',
    price: { from: 8_000, to: 25_000 },
    timeline: '1-2 weeks',
  },
  {
    title: 'Countertop Installation',
    description: 'Quartz, granite, marble or butcher block, templated once the cabinets are in.',
    price: { from: 3_000, to: 8_000 },
    timeline: '3-5 days',
  },
  {
    title: 'Lighting & Electrical',
    description: 'Light under the cabinets, pendants over the island, outlets where the work happens.',
    price: { from: 2_000, to: 6_000 },
    timeline: '2-4 days',
  },
  {
    title: 'Plumbing Services',
    description: 'Sinks, faucets, dishwashers and showers moved or replaced.',
    price: { from: 1_500, to: 4_000 },
    timeline: '1-3 days',
  },
  {
    title: 'Finishing & Painting',
    description: 'Trim, paint and hardware, so the room is done on the last day.',
    price: { from: 1_000, to: 3_500 },
    timeline: '2-5 days',
  },
] as const satisfies readonly { price: PriceRange; [text: string]: unknown }[]

/** The name of a line of the price list. */
export type PriceTitle = (typeof serviceCards)[number]['title']

const byTitle = new Map<PriceTitle, (typeof serviceCards)[number]>(
  serviceCards.map((card) => [card.title, card]),
)

/** A line of the price list. */
export function priceLine(title: PriceTitle): (typeof serviceCards)[number] {
  const found = byTitle.get(title)
  if (!found) throw new Error(`no price for ${title}`)
  return found
}

/** What some lines of the price list come to together. */
export function priceSum(titles: readonly PriceTitle[]): PriceRange {
  return addRanges(titles.map((title) => priceLine(title).price))
}
