import { type PriceRange } from './money'
import { type PriceId, serviceCards } from './prices'

/**
 * What an estimate is made of beyond the six lines of the price list: each a range in US dollars for the whole of what it
 * names, and a sentence that explains it. Owners change ranges and sentences.
 */
export const furtherLines = [
  {
    id: 'layout',
    title: 'Kitchen layout changed',
    unit: 'a kitchen',
    price: { from: 7_500, to: 20_000 },
    says: 'Old kitchen out, floor and walls made sound, sink and range set where the new plan wants them.',
  },
  {
    id: 'island',
    title: 'Island and pantry wall',
    unit: 'a kitchen',
    price: { from: 14_000, to: 27_000 },
    says: 'A full run with an island and a pantry wall, with panels and crown scribed on site.',
  },
  {
    id: 'slab',
    title: 'Stone on the island and up the wall',
    unit: 'a kitchen',
    price: { from: 3_000, to: 8_000 },
    says: 'Matched slabs, carried over the island and up the wall behind the range.',
  },
  {
    id: 'splash',
    title: 'Tile backsplash',
    unit: 'a kitchen',
    price: { from: 900, to: 3_500 },
    says: 'Tile laid out on paper first, with the outlets finished neatly.',
  },
  {
    id: 'floor',
    title: 'Kitchen floor',
    unit: 'a kitchen',
    price: { from: 1_000, to: 12_000 },
    says: 'Hardwood, tile or plank on a floor made flat first.',
  },
  {
    id: 'appliances',
    title: 'Appliances and a ducted hood',
    unit: 'a kitchen',
    price: { from: 9_000, to: 18_000 },
    says: 'An allowance for range, refrigerator, dishwasher and a hood that blows outdoors, delivered and connected.',
  },
  {
    id: 'bath-design',
    title: 'Bath design',
    unit: 'a bath',
    price: { from: 600, to: 5_000 },
    says: 'Every pipe and wall measured, the place of every fixture, and 3D renderings for a whole new bath.',
  },
  {
    id: 'bath-layout',
    title: 'Bath down to the studs',
    unit: 'a bath',
    price: { from: 15_000, to: 27_000 },
    says: 'Old finishes out, joists and subfloor repaired, new supply lines; walls and drains moved where you want it.',
  },
  {
    id: 'wet-wall',
    title: 'Tub or shower',
    unit: 'a bath',
    price: { from: 7_500, to: 32_000 },
    says: 'Old tile out, a new valve, waterproofing before any tile, then the tub or shower and the tile around it.',
  },
  {
    id: 'glass',
    title: 'Shower glass and mirror',
    unit: 'a bath',
    price: { from: 2_000, to: 4_500 },
    says: 'A panel or door cut to the finished tile, and a mirror.',
  },
  {
    id: 'vanity',
    title: 'Vanity, toilet and faucets',
    unit: 'a bath',
    price: { from: 2_500, to: 19_000 },
    says: 'The vanity with its top, a water-saving toilet and faucets, connected to the pipes that are there.',
  },
  {
    id: 'tub',
    title: 'Freestanding tub',
    unit: 'a bath',
    price: { from: 7_000, to: 12_000 },
    says: 'A soaking tub with its filler, on a floor that can carry it.',
  },
  {
    id: 'bath-floor',
    title: 'Bath floor',
    unit: 'a bath',
    price: { from: 1_800, to: 13_000 },
    says: 'Subfloor made flat and stiff, then porcelain or stone; over a heating mat where you want it warm.',
  },
  {
    id: 'older-house',
    title: 'What an older house asks for',
    unit: 'a job',
    price: { from: 1_000, to: 6_000 },
    says: 'Plaster, lead-safe work, walls and floors that are out of true, and wiring that has to be made safe first.',
  },
  {
    id: 'shared-house',
    title: 'Work in a shared building',
    unit: 'a job',
    price: { from: 500, to: 2_500 },
    says: 'The association’s forms and insurance papers, its working hours, and everything carried through halls and elevators.',
  },
] as const satisfies readonly { price: PriceRange; [text: string]: unknown }[]

export type FurtherId = (typeof furtherLines)[number]['id']
/** A line that an estimate can have. */
export type LineId = PriceId | FurtherId

/** What owners change of a further line. */
export type FurtherPrice = PriceRange & { says: string }
export type FurtherPrices = Record<FurtherId, FurtherPrice>

/** The further lines that an empty database starts with. */
export const defaultFurtherPrices = Object.fromEntries(
  furtherLines.map(({ id, price, says }) => [id, { ...price, says }]),
) as FurtherPrices

/** A line as the estimate shows it: its name, its whole range, and what it is. */
export type EstimateLine = { id: LineId; title: string; price: PriceRange; says: string }

/** All lines in the order of an estimate: what is drawn, built and finished. */
export function estimateLines(prices: Record<PriceId, PriceRange>, further: FurtherPrices): EstimateLine[] {
  const listed = serviceCards.map(({ id, title, description }) => {
    const { from, to } = prices[id]
    return { id, title, price: { from, to }, says: description }
  })
  const own = furtherLines.map(({ id, title }) => {
    const { from, to, says } = further[id]
    return { id, title, price: { from, to }, says }
  })
  const all = new Map<LineId, EstimateLine>([...listed, ...own].map((line) => [line.id, line]))
  return order.map((id) => all.get(id)!)
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
