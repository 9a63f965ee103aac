import { type WorkChoices } from '@/lib/business/estimate-choices'

/** What a piece of work touches. Local notes and the age of a house are matched to work by this. */
export const workKinds = [
  'k-measure',
  'k-design',
  'k-fit',
  'k-structure',
  'k-reface',
  'k-swap',
  'k-cabinets',
  'k-counter',
  'k-light',
  'k-power',
  'k-plumbing',
  'k-splash',
  'k-floor',
  'k-appliance',
  'k-finish',
  'b-measure',
  'b-design',
  'b-structure',
  'b-shower',
  'b-vanity',
  'b-tub',
  'b-power',
  'b-floor',
  'b-finish',
] as const
export type WorkKind = (typeof workKinds)[number]

export type PermitKind = 'electrical' | 'plumbing' | 'building'

/** What has to be made, drawn or delivered before the work can start. */
export type Order = {
  /** The wait in weeks, shortest and longest. */
  weeks: readonly [number, number]
  /** Stands behind the time in your house: "1-2 weeks, after 3-4 weeks for the doors". */
  shown: string
  /** A clause for the reason, without its period. `{lead}` becomes "3-4 weeks" here and above. */
  says: string
  /** Cut from measurements taken on the finished work before it, so it never delays the start. */
  measuredLate?: true
  /** A drawing and a permit to wait for, in place of a delivery. */
  paperwork?: true
}

export type Work = {
  title: string
  description: string
  /** The kinds it belongs to, the most telling first. */
  kinds: readonly WorkKind[]
  /** Time in your house. */
  site: string
  order?: Order
  permit?: PermitKind
  /** What it is in an estimate: its ranges lie within those of the same answers there (decision 039). */
  asks: Partial<WorkChoices>
}

/** Every piece of work the plans are composed of. Prices stand in the plans: they depend on the scope. */
export const works = {
  // Kitchen, drawn
  'kitchen-measure': {
    title: 'Kitchen measured and drawn',
    description:
      'Your kitchen measured, drawn and shown in 3D with the new doors and top. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-measure'],
    asks: { plan: 'drawn' },
    site: '1-2 weeks',
  },
  'kitchen-design': {
    title: 'Kitchen design in 3D',
    description:
      'A measured plan, the cabinet layout and 3D renderings before anything is ordered. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-design'],
    asks: { plan: 'drawn' },
    site: '1-2 weeks',
  },
  'kitchen-design-stock': {
    title: 'Kitchen design around stock sizes',
    description:
      'A measured plan and 3D renderings drawn with cabinets that are on the shelf. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-fit'],
    asks: { plan: 'drawn' },
    site: '1 week',
  },

  // Kitchen, built
  'kitchen-open': {
    title: 'Kitchen wall opened, layout changed',
    description:
      "One wall taken down or moved on an engineer's detail, and the sink or range set where the new plan wants it.",
    kinds: ['k-structure'],
    asks: { layout: 'opened' },
    site: '2-3 weeks',
    order: {
      weeks: [4, 6],
      shown: 'after {lead} of drawings and permit',
      says: 'Allow {lead} for drawings and permit',
      paperwork: true,
    },
    permit: 'building',
  },
  'kitchen-inside-walls': {
    title: 'New kitchen layout inside the old walls',
    description:
      'Old kitchen out, floor and walls made sound, sink and range moved to suit the plan. Every wall stays standing.',
    kinds: ['k-structure'],
    asks: { layout: 'inside' },
    site: '1-2 weeks',
    permit: 'plumbing',
  },
  'kitchen-reface': {
    title: 'Kitchen cabinets refaced',
    description:
      'New doors, drawer fronts, hinges and pulls on the boxes you have, with matching veneer on every visible side.',
    kinds: ['k-reface'],
    asks: { cabinets: 'refaced' },
    site: '1-2 weeks',
    order: { weeks: [3, 4], shown: 'after {lead} for the doors', says: 'Doors made to size take {lead}' },
  },
  'kitchen-stock-same-place': {
    title: 'In-stock kitchen cabinets, same layout',
    description:
      'Plywood boxes the warehouse has on the shelf, set level in the places the old ones had. Sink and range stay put.',
    kinds: ['k-swap'],
    asks: { cabinets: 'replaced' },
    site: '1-2 weeks',
    order: { weeks: [1, 2], shown: 'after {lead} for delivery', says: 'In-stock boxes arrive in {lead}' },
  },
  'kitchen-stock': {
    title: 'In-stock kitchen cabinets',
    description:
      'Plywood boxes with soft-close drawers from the warehouse shelf, set level, with fillers and molding cut on site.',
    kinds: ['k-cabinets'],
    asks: { cabinets: 'replaced' },
    site: '1-2 weeks',
    order: { weeks: [1, 2], shown: 'after {lead} for delivery', says: 'In-stock cabinets arrive in {lead}' },
  },
  'kitchen-semi-custom': {
    title: 'Semi-custom kitchen cabinets',
    description: 'Plywood boxes in three-inch steps, with drawers and pull-outs where you reach for them.',
    kinds: ['k-cabinets'],
    asks: { cabinets: 'replaced' },
    site: '1-2 weeks',
    order: {
      weeks: [5, 7],
      shown: 'after {lead} for the cabinets',
      says: 'Semi-custom cabinets take {lead} to make',
    },
  },
  'kitchen-custom-whole': {
    title: 'Custom kitchen cabinets, island and pantry',
    description:
      'Built for the walls they stand on, with the insides planned drawer by drawer, and scribed on site.',
    kinds: ['k-cabinets'],
    asks: { cabinets: 'whole' },
    site: '2-3 weeks',
    order: {
      weeks: [8, 12],
      shown: 'after {lead} for the cabinets',
      says: 'Custom cabinets take {lead} to build',
    },
  },
  'kitchen-semi-custom-whole': {
    title: 'Semi-custom kitchen cabinets, island and pantry',
    description:
      'A full run, an island and a pantry wall from one semi-custom line, with panels and crown scribed on site.',
    kinds: ['k-cabinets'],
    asks: { cabinets: 'whole' },
    site: '2-3 weeks',
    order: {
      weeks: [5, 7],
      shown: 'after {lead} for the cabinets',
      says: 'A semi-custom line takes {lead} to make',
    },
  },
  'kitchen-quick-ship-whole': {
    title: 'Quick-ship kitchen cabinets, island and pantry',
    description:
      'A full run, an island and a pantry wall from a line the maker keeps in stock, with panels and crown scribed on site.',
    kinds: ['k-cabinets'],
    asks: { cabinets: 'whole' },
    site: '2-3 weeks',
    order: {
      weeks: [2, 3],
      shown: 'after {lead} for delivery',
      says: 'Quick-ship cabinets arrive in {lead}',
    },
  },
  'kitchen-counter-stock': {
    title: 'Quartz kitchen counter from stock',
    description:
      'A quartz top from a slab the yard has in stock, with an undermount sink and the faucet connected.',
    kinds: ['k-counter'],
    asks: { counter: 'new' },
    site: '3-5 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} at the fabricator',
      says: 'Template to finished top takes {lead}',
      measuredLate: true,
    },
  },
  'kitchen-counter': {
    title: 'Stone kitchen counters',
    description:
      'Quartz or granite from a slab you have seen, templated on the set cabinets, with an undermount sink.',
    kinds: ['k-counter'],
    asks: { counter: 'new' },
    site: '3-5 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} at the fabricator',
      says: 'Template to finished counter takes {lead}',
      measuredLate: true,
    },
  },
  'kitchen-stone': {
    title: 'Stone counters, island and full-height splash',
    description: 'Matched slabs for the counters and the island, carried up the wall behind the range.',
    kinds: ['k-counter', 'k-splash'],
    asks: { counter: 'stone' },
    site: '5-8 days',
    order: {
      weeks: [2, 3],
      shown: 'after {lead} at the fabricator',
      says: 'Matched slabs take {lead} from template',
      measuredLate: true,
    },
  },
  'kitchen-light': {
    title: 'Under-cabinet light and outlets',
    description:
      'LED strips under the wall cabinets, a good ceiling light and protected outlets along the counter.',
    kinds: ['k-light'],
    asks: { lighting: 'light' },
    site: '2-4 days',
    permit: 'electrical',
  },
  'kitchen-rough-in': {
    title: 'Kitchen wiring, light and plumbing',
    description:
      'Circuits for the appliances, light at counter, table and ceiling, and new valves for sink and dishwasher.',
    kinds: ['k-power', 'k-plumbing'],
    asks: { lighting: 'circuits', plumbing: 'renewed' },
    site: '3-7 days',
    permit: 'electrical',
  },
  'kitchen-rough-in-subpanel': {
    title: 'Kitchen subpanel, wiring and plumbing',
    description:
      'A subpanel with circuits for the appliances, light at counter and ceiling, and new valves at the sink.',
    kinds: ['k-power', 'k-plumbing'],
    asks: { lighting: 'circuits', plumbing: 'renewed' },
    site: '3-7 days',
    permit: 'electrical',
  },
  'kitchen-splash': {
    title: 'Tile backsplash',
    description:
      'Ceramic or porcelain from stock, laid out on paper first, with the outlets finished neatly.',
    kinds: ['k-splash'],
    asks: { splash: 'tile' },
    site: '2-3 days',
  },
  'kitchen-floor': {
    title: 'Kitchen floor and backsplash',
    description: 'Hardwood, tile or plank on a floor made flat first, and tile behind the counter.',
    kinds: ['k-floor', 'k-splash'],
    asks: { floor: 'room', splash: 'tile' },
    site: '5-8 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for tile and flooring',
      says: 'Tile and flooring arrive in {lead}',
    },
  },
  'kitchen-floor-porcelain': {
    title: 'Porcelain kitchen floor and backsplash',
    description:
      'Porcelain, which takes damp that wood and laminate do not, on a floor made flat first, and tile behind the counter.',
    kinds: ['k-floor', 'k-splash'],
    asks: { floor: 'room', splash: 'tile' },
    site: '5-8 days',
    order: { weeks: [1, 2], shown: 'after {lead} for the tile', says: 'Porcelain and tile arrive in {lead}' },
  },
  'kitchen-appliances': {
    title: 'Appliances and a ducted hood',
    description:
      'An allowance for range, refrigerator, dishwasher and a hood that blows outdoors, delivered and connected.',
    kinds: ['k-appliance'],
    asks: { appliances: 'new' },
    site: '2-3 days',
    order: {
      weeks: [4, 6],
      shown: 'after {lead} for the appliances',
      says: 'Ordered appliances take {lead}',
    },
  },
  'kitchen-appliances-stock': {
    title: 'Appliances in stock and a ducted hood',
    description:
      'An allowance for range, refrigerator, dishwasher and hood from what the dealer holds, delivered and connected.',
    kinds: ['k-appliance'],
    asks: { appliances: 'new' },
    site: '2-3 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for delivery',
      says: 'Appliances in stock arrive in {lead}',
    },
  },
  'kitchen-floor-finish': {
    title: 'Kitchen floor, trim and paint',
    description: 'Hardwood or large-format tile through to the next room, with trim, paint and hardware.',
    kinds: ['k-floor', 'k-finish'],
    asks: { floor: 'through', paint: 'done' },
    site: '2-3 weeks',
    order: { weeks: [2, 3], shown: 'after {lead} for the flooring', says: 'Flooring takes {lead}' },
  },
  'kitchen-floor-finish-porcelain': {
    title: 'Porcelain kitchen floor, trim and paint',
    description:
      'Large-format porcelain, which takes damp that wood does not, with trim, paint and hardware.',
    kinds: ['k-floor', 'k-finish'],
    asks: { floor: 'through', paint: 'done' },
    site: '2-3 weeks',
    order: { weeks: [2, 3], shown: 'after {lead} for the tile', says: 'Large-format porcelain takes {lead}' },
  },
  'kitchen-finish': {
    title: 'Trim, paint and hardware',
    description: 'Trim, paint on walls and ceiling, and the last adjustment of every door and drawer.',
    kinds: ['k-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },
  'kitchen-finish-plaster': {
    title: 'Plaster repair, trim and paint',
    description: 'Loose plaster tied back or patched where the old kitchen hung, then trim and paint.',
    kinds: ['k-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },

  // Bath, drawn
  'bath-measure': {
    title: 'Bath measured, with a look behind the tile',
    description:
      'Every pipe and wall measured, and one small opening behind the tub, so that the price rests on what is there.',
    kinds: ['b-measure'],
    asks: { plan: 'drawn' },
    site: '1-2 days',
  },
  'bath-design': {
    title: 'Bath design in 3D',
    description:
      'A measured plan, the place of every fixture, and 3D renderings with the tile you are considering.',
    kinds: ['b-design'],
    asks: { plan: 'drawn' },
    site: '1-2 weeks',
  },
  'bath-design-stock': {
    title: 'Bath design around what is in stock',
    description:
      'A measured plan and 3D renderings drawn with tile, vanity and fixtures that can be delivered now.',
    kinds: ['b-design'],
    asks: { plan: 'drawn' },
    site: '1 week',
  },

  // Bath, built
  'bath-move': {
    title: 'Bath walls and drains moved',
    description:
      'A wall moved to win floor from a closet or hall, joists made sound, and drains run to the new plan.',
    kinds: ['b-structure'],
    asks: { bathLayout: 'moved' },
    site: '2-3 weeks',
    order: {
      weeks: [4, 6],
      shown: 'after {lead} of drawings and permit',
      says: 'Allow {lead} for drawings and permit',
      paperwork: true,
    },
    permit: 'building',
  },
  'bath-move-slab': {
    title: 'Bath walls moved, slab opened once',
    description:
      'A wall moved to win floor, the toilet left on its drain, and one trench for the new shower drain if the bath stands on a slab.',
    kinds: ['b-structure'],
    asks: { bathLayout: 'moved' },
    site: '2-3 weeks',
    order: {
      weeks: [4, 6],
      shown: 'after {lead} of drawings and permit',
      says: 'Allow {lead} for drawings and permit',
      paperwork: true,
    },
    permit: 'building',
  },
  'bath-studs': {
    title: 'Bath down to the studs, drains in place',
    description:
      'Old finishes out, joists and subfloor repaired, new supply lines and valves, each fixture on the drain it has.',
    kinds: ['b-structure'],
    asks: { bathLayout: 'studs' },
    site: '1-2 weeks',
    permit: 'plumbing',
  },
  'bath-wet-wall': {
    title: 'Tub or shower on a waterproofed wall',
    description:
      'Old tile out, a new valve, waterproofing, then a tub or shower in the same place and porcelain around it.',
    kinds: ['b-shower'],
    asks: { shower: 'renewed' },
    site: '1-2 weeks',
    order: {
      weeks: [2, 4],
      shown: 'after {lead} for tile and valve',
      says: 'Ordered tile and valve take {lead}',
    },
    permit: 'plumbing',
  },
  'bath-wet-wall-stock': {
    title: 'Tub or shower in stock tile, waterproofed',
    description:
      'Old tile out, a new valve, waterproofing, then a tub or shower in the same place and porcelain from the shelf.',
    kinds: ['b-shower'],
    asks: { shower: 'renewed' },
    site: '1-2 weeks',
    order: {
      weeks: [1, 1],
      shown: 'after {lead} for delivery',
      says: 'Stock tile, tub and valve arrive in {lead}',
    },
    permit: 'plumbing',
  },
  'bath-shower': {
    title: 'Walk-in shower, rebuilt from the studs',
    description:
      'A flat, dry wall, waterproofing before any tile, a sloped pan and porcelain, with a niche where you reach.',
    kinds: ['b-shower'],
    asks: { shower: 'walkin' },
    site: '2-3 weeks',
    order: {
      weeks: [3, 4],
      shown: 'after {lead} for tile and fittings',
      says: 'Ordered tile and shower fittings take {lead}',
    },
    permit: 'plumbing',
  },
  'bath-shower-stock': {
    title: 'Walk-in shower in stock tile',
    description:
      'A flat, dry wall, waterproofing before any tile, a sloped pan and porcelain from the shelf, with a niche.',
    kinds: ['b-shower'],
    asks: { shower: 'walkin' },
    site: '2-3 weeks',
    order: {
      weeks: [1, 1],
      shown: 'after {lead} for delivery',
      says: 'Stock tile and fittings arrive in {lead}',
    },
    permit: 'plumbing',
  },
  'bath-shower-large': {
    title: 'Large shower in stone, with glass',
    description:
      'Stone or large-format porcelain, a bench and niche, two valves, and glass measured on the finished tile.',
    kinds: ['b-shower'],
    asks: { shower: 'large', glass: 'new' },
    site: '3-4 weeks',
    order: {
      weeks: [3, 5],
      shown: 'after {lead} for stone and fittings',
      says: 'Stone and fittings take {lead}',
    },
    permit: 'plumbing',
  },
  'bath-shower-large-stock': {
    title: 'Large shower in stock porcelain, with glass',
    description:
      'Large-format porcelain from the shelf, a bench and niche, two valves, and glass measured on the finished tile.',
    kinds: ['b-shower'],
    asks: { shower: 'large', glass: 'new' },
    site: '3-4 weeks',
    order: {
      weeks: [2, 3],
      shown: 'including {lead} for the glass',
      says: 'The glass is cut to the finished tile and takes {lead}',
      measuredLate: true,
    },
    permit: 'plumbing',
  },
  'bath-vanity': {
    title: 'Vanity, toilet and faucets',
    description:
      'A vanity in the size and finish you choose, with top and basin, a water-saving toilet and new valves.',
    kinds: ['b-vanity'],
    asks: { vanity: 'new' },
    site: '1-3 days',
    order: {
      weeks: [2, 4],
      shown: 'after {lead} for the vanity',
      says: 'A vanity in your finish takes {lead}',
    },
  },
  'bath-vanity-stock': {
    title: 'In-stock vanity, toilet and faucets',
    description:
      'A vanity with top and basin from the shelf, a water-saving toilet and new valves, in the same places.',
    kinds: ['b-vanity'],
    asks: { vanity: 'new' },
    site: '1-3 days',
    order: {
      weeks: [1, 1],
      shown: 'after {lead} for delivery',
      says: 'The vanity and toilet arrive in {lead}',
    },
  },
  'bath-vanity-semi-custom': {
    title: 'Semi-custom vanity and stone top',
    description:
      'Drawers cut around the drain, a stone top with undermount basin, a lit mirror and a water-saving toilet.',
    kinds: ['b-vanity'],
    asks: { vanity: 'stone' },
    site: '2-4 days',
    order: {
      weeks: [5, 7],
      shown: 'after {lead} for the vanity',
      says: 'A semi-custom vanity takes {lead} to make',
    },
  },
  'bath-vanity-furniture-stock': {
    title: 'In-stock vanity and stone top',
    description:
      'A vanity sold with its stone top and basin, a lit mirror and a water-saving toilet, from the shelf.',
    kinds: ['b-vanity'],
    asks: { vanity: 'stone' },
    site: '2-4 days',
    order: { weeks: [1, 2], shown: 'after {lead} for delivery', says: 'A vanity in stock arrives in {lead}' },
  },
  'bath-vanity-custom-double': {
    title: 'Custom double vanity and linen cabinet',
    description:
      'Two basins, drawers planned for what you keep, a linen cabinet to the ceiling and a stone top.',
    kinds: ['b-vanity'],
    asks: { vanity: 'double' },
    site: '1 week',
    order: {
      weeks: [8, 12],
      shown: 'after {lead} for the cabinets',
      says: 'A custom vanity takes {lead} to build',
    },
  },
  'bath-vanity-semi-double': {
    title: 'Semi-custom double vanity and linen cabinet',
    description:
      'Two basins, a bank of drawers between them, a linen cabinet from the same line and a stone top.',
    kinds: ['b-vanity'],
    asks: { vanity: 'double' },
    site: '1 week',
    order: {
      weeks: [5, 7],
      shown: 'after {lead} for the cabinets',
      says: 'A semi-custom double vanity takes {lead} to make',
    },
  },
  'bath-vanity-stock-double': {
    title: 'In-stock double vanity and linen cabinet',
    description:
      'Two basins and a linen cabinet from a line in stock, joined with panels on site, under a stone top.',
    kinds: ['b-vanity'],
    asks: { vanity: 'double' },
    site: '1 week',
    order: {
      weeks: [2, 3],
      shown: 'after {lead} for cabinet and top',
      says: 'A double vanity in stock is here, with its top cut, in {lead}',
    },
  },
  'bath-tub': {
    title: 'Freestanding tub and fixtures',
    description: 'A soaking tub, its filler, a water-saving toilet, and matching faucets throughout.',
    kinds: ['b-tub'],
    asks: { tub: 'new' },
    site: '2-4 days',
    order: {
      weeks: [4, 6],
      shown: 'after {lead} for tub and filler',
      says: 'A tub and filler to order take {lead}',
    },
  },
  'bath-tub-stock': {
    title: 'Freestanding tub and fixtures in stock',
    description:
      'A soaking tub and filler the supply house holds, a toilet, and matching faucets throughout.',
    kinds: ['b-tub'],
    asks: { tub: 'new' },
    site: '2-4 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for delivery',
      says: 'A tub and filler in stock arrive in {lead}',
    },
  },
  'bath-light': {
    title: 'Bath fan, light and outlet',
    description: 'A quiet fan ducted outdoors, light at the mirror and a protected outlet beside it.',
    kinds: ['b-power'],
    asks: { lighting: 'light' },
    site: '2-4 days',
    permit: 'electrical',
  },
  'bath-power': {
    title: 'Bath circuits, light and fan',
    description:
      'A circuit for the heated floor, a quiet fan ducted outdoors, light at the mirror and in the shower.',
    kinds: ['b-power'],
    asks: { lighting: 'circuits' },
    site: '2-4 days',
    permit: 'electrical',
  },
  'bath-floor': {
    title: 'Porcelain bath floor',
    description:
      'Subfloor checked and repaired around the toilet, then porcelain that is safe to step on when wet.',
    kinds: ['b-floor'],
    asks: { bathFloor: 'tile' },
    site: '2-4 days',
    order: { weeks: [1, 2], shown: 'after {lead} for the tile', says: 'Floor tile arrives in {lead}' },
  },
  'bath-heated-floor': {
    title: 'Heated porcelain bath floor',
    description: 'Subfloor made flat and stiff, a heating mat with its own thermostat, then porcelain.',
    kinds: ['b-floor'],
    asks: { bathFloor: 'heated' },
    site: '4-6 days',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for mat and tile',
      says: 'Heating mat and tile arrive in {lead}',
    },
  },
  'bath-floor-light': {
    title: 'Heated bath floor, light and fan',
    description: 'Stone or porcelain over a heating mat, light on three switches, and a fan ducted outdoors.',
    kinds: ['b-floor', 'b-power'],
    asks: { bathFloor: 'heated', lighting: 'circuits' },
    site: '2-3 weeks',
    order: {
      weeks: [2, 3],
      shown: 'after {lead} for mat and stone',
      says: 'Heating mat and floor stone arrive in {lead}',
    },
    permit: 'electrical',
  },
  'bath-glass': {
    title: 'Shower glass, mirror and paint',
    description:
      'A fixed panel or door measured on the finished tile, a mirror to size, then trim and paint.',
    kinds: ['b-finish'],
    asks: { glass: 'new', paint: 'done' },
    site: '2-5 days',
    order: {
      weeks: [2, 3],
      shown: 'after {lead} for the glass',
      says: 'Glass is cut to the finished tile and takes {lead}',
      measuredLate: true,
    },
  },
  'bath-finish': {
    title: 'Bath trim, paint and accessories',
    description:
      'Moisture-proof paint, trim, towel bars on blocking that holds, and a bead of silicone at every edge.',
    kinds: ['b-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },
  'bath-finish-plaster': {
    title: 'Bath plaster repair, trim and paint',
    description:
      'Plaster outside the wet area patched and sealed, moisture-proof paint, trim and towel bars on blocking.',
    kinds: ['b-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },

  // Both rooms
  'both-measure': {
    title: 'Both rooms measured, one plan in two phases',
    description:
      'Kitchen and bath measured, drawn in 3D and priced together, with what comes first. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-measure', 'b-measure'],
    asks: { plan: 'drawn' },
    site: '1-2 weeks',
  },
  'both-design': {
    title: 'One design for kitchen and bath',
    description:
      'Both rooms measured, drawn in 3D and priced together, with the order they are built in. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-design', 'b-design'],
    asks: { plan: 'drawn' },
    site: '1-2 weeks',
  },
  'both-design-stock': {
    title: 'One design for both rooms, drawn with stock sizes',
    description:
      'Both rooms measured and drawn with cabinets and tile that can be delivered now. Tell us how you cook: one sink or two, a kosher layout, a long table.',
    kinds: ['k-fit', 'b-design'],
    asks: { plan: 'drawn' },
    site: '1 week',
  },
  'both-light': {
    title: 'Kitchen light and a bath fan',
    description:
      'LED strips under the wall cabinets, and a quiet bath fan ducted outdoors, done in one visit.',
    kinds: ['k-light', 'b-power'],
    asks: { lighting: 'light' },
    site: '2-4 days',
    permit: 'electrical',
  },
  'both-rough-in': {
    title: 'Wiring and plumbing for both rooms',
    description:
      'Circuits, light, valves and the bath fan, run while walls are open, by the same trades in one stretch.',
    kinds: ['k-power', 'b-power', 'k-plumbing'],
    asks: { lighting: 'circuits', plumbing: 'renewed' },
    site: '3-7 days',
    permit: 'electrical',
  },
  'both-bath': {
    title: 'Bath rebuilt in its layout',
    description:
      'Tub or shower on a waterproofed wall, vanity, toilet and porcelain floor, with every drain where it is.',
    kinds: ['b-shower', 'b-vanity', 'b-floor'],
    asks: { shower: 'renewed', vanity: 'new', bathFloor: 'tile' },
    site: '2-3 weeks',
    order: { weeks: [3, 4], shown: 'after {lead} for tile and vanity', says: 'Tile and vanity take {lead}' },
    permit: 'plumbing',
  },
  'both-bath-stock': {
    title: 'Bath rebuilt from stock, in its layout',
    description:
      'Tub or shower on a waterproofed wall, vanity, toilet and porcelain from the shelf, with every drain where it is.',
    kinds: ['b-shower', 'b-vanity', 'b-floor'],
    asks: { shower: 'renewed', vanity: 'new', bathFloor: 'tile' },
    site: '2-3 weeks',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for delivery',
      says: 'Tile, tub and vanity in stock arrive in {lead}',
    },
    permit: 'plumbing',
  },
  'both-bath-large': {
    title: 'Primary bath rebuilt with a walk-in shower',
    description:
      'A walk-in shower with glass, a semi-custom double vanity, a heated floor and a fan ducted outdoors.',
    kinds: ['b-shower', 'b-vanity', 'b-floor'],
    asks: { shower: 'walkin', glass: 'new', vanity: 'double', bathFloor: 'heated' },
    site: '4-5 weeks',
    order: {
      weeks: [5, 7],
      shown: 'after {lead} for the vanity',
      says: 'The vanity takes {lead}, longer than tile or glass',
    },
    permit: 'plumbing',
  },
  'both-bath-large-stock': {
    title: 'Primary bath rebuilt from stock, with a walk-in shower',
    description:
      'A walk-in shower with glass, a double vanity from the shelf, a heated floor and a fan ducted outdoors.',
    kinds: ['b-shower', 'b-vanity', 'b-floor'],
    asks: { shower: 'walkin', glass: 'new', vanity: 'double', bathFloor: 'heated' },
    site: '4-5 weeks',
    order: {
      weeks: [2, 3],
      shown: 'including {lead} for glass and tops',
      says: 'Shower glass and vanity tops are cut to measure and take {lead}',
      measuredLate: true,
    },
    permit: 'plumbing',
  },
  'both-finish': {
    title: 'Paint and hardware in both rooms',
    description: 'Walls, ceilings and trim in kitchen and bath, with moisture-proof paint in the bath.',
    kinds: ['k-finish', 'b-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },
  'both-finish-plaster': {
    title: 'Plaster repair and paint in both rooms',
    description: 'Plaster patched in kitchen and bath, then trim and paint, moisture-proof in the bath.',
    kinds: ['k-finish', 'b-finish'],
    asks: { paint: 'done' },
    site: '2-5 days',
  },
  'both-floor-finish': {
    title: 'Kitchen floor, backsplash, and paint in both rooms',
    description: 'A floor made flat first, tile behind the counter, then trim and paint in kitchen and bath.',
    kinds: ['k-floor', 'k-splash', 'k-finish'],
    asks: { floor: 'room', splash: 'tile', paint: 'done' },
    site: '1-2 weeks',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for tile and flooring',
      says: 'Tile and flooring arrive in {lead}',
    },
  },
  'both-floor-finish-porcelain': {
    title: 'Porcelain kitchen floor, backsplash, and paint in both rooms',
    description:
      'Porcelain, which takes damp that wood does not, tile behind the counter, then paint in kitchen and bath.',
    kinds: ['k-floor', 'k-splash', 'k-finish'],
    asks: { floor: 'room', splash: 'tile', paint: 'done' },
    site: '1-2 weeks',
    order: {
      weeks: [1, 2],
      shown: 'after {lead} for the tile',
      says: 'Porcelain and wall tile arrive in {lead}',
    },
  },
} as const satisfies Record<string, Work>

export type WorkId = keyof typeof works
