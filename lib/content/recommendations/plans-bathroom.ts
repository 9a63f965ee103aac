import { type Plans } from './plan'

/** Baths: everything new in its place; then a bath from the studs; then a primary bath with a new layout. */
export const bathroomPlans: Plans = {
  '8000-25000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-measure',
          range: { from: 600, to: 1_000 },
          only: ['planning'],
          why: 'The wall behind the tub decides what a {town} bath costs. A look at it first protects {budget}.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-wet-wall',
          range: { from: 7_500, to: 10_000 },
          why: 'A {town} bath lasts as long as the wall behind its tile, so put the largest share of {budget} there.',
        },
        {
          work: 'bath-wet-wall-stock',
          range: { from: 7_500, to: 9_800 },
          why: 'A {town} bath lasts as long as the wall behind its tile. Spend {budget} there first, with porcelain from stock.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-vanity',
          range: { from: 2_600, to: 4_200 },
          why: 'Fixtures stay where they are, so {budget} buys better ones for your {town} bath and no new drains.',
        },
        {
          work: 'bath-vanity-stock',
          range: { from: 2_500, to: 4_000 },
          why: 'Fixtures stay where they are, and vanities on the shelf fit {budget}. Your {town} bath is out of use for fewer days.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-light',
          range: { from: 2_000, to: 2_800 },
          why: 'A fan keeps the new work in your {town} bath dry, and it is a small line in {budget}.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'bath-floor',
          range: { from: 1_800, to: 3_000 },
          why: 'With the toilet out, the floor of your {town} bath is open anyway, and {budget} covers porcelain.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'bath-finish-plaster',
          range: { from: 1_000, to: 1_500 },
          topics: ['plaster-and-lath'],
          why: 'The wall beside the new tile seldom comes through whole in a {town} house with plaster, so {budget} keeps a line for it.',
        },
        {
          work: 'bath-finish',
          range: { from: 1_000, to: 1_500 },
          why: 'A short line in {budget}, and the one that lets you use your {town} bath the next morning.',
        },
      ],
    },
  ],

  '25000-75000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-design-stock',
          range: { from: 1_500, to: 2_500 },
          only: ['asap'],
          why: '{budget} rebuilds your {town} bath now, if it is drawn with tile and fixtures that can be delivered.',
        },
        {
          work: 'bath-design',
          range: { from: 1_500, to: 3_000 },
          why: '{budget} rebuilds your {town} bath from the studs, so draw it before you choose a single tile.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-shower',
          range: { from: 13_000, to: 20_000 },
          why: '{budget} takes the wet wall of a {town} bath back to the studs, which is the only way to know what is behind it.',
        },
        {
          work: 'bath-shower-stock',
          range: { from: 12_000, to: 18_000 },
          why: '{budget} takes the wet wall of a {town} bath back to the studs, and porcelain from the shelf saves the weeks that ordered tile would take.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-power',
          range: { from: 2_500, to: 5_000 },
          why: 'The walls of your {town} bath are open, so {budget} should cover the circuits, the fan and the light behind them.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-vanity-semi-custom',
          range: { from: 5_000, to: 9_000 },
          why: '{budget} buys a vanity sized to your {town} bath, with drawers where a stock one has a false front.',
        },
        {
          work: 'bath-vanity-furniture-stock',
          range: { from: 4_500, to: 7_500 },
          why: 'A semi-custom vanity would take 5-7 weeks. For a {town} bath now, {budget} buys one that comes with its top.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-heated-floor',
          range: { from: 4_500, to: 8_000 },
          why: 'The mat is a small part of {budget}, and it can only go under the tile of your {town} bath now.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'bath-glass',
          range: { from: 3_500, to: 6_000 },
          why: 'Glass comes last and closes the room. {budget} covers a panel cut to the walls of your {town} bath, which are seldom plumb enough for a stock door.',
        },
      ],
    },
  ],

  '75000+': [
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-design-stock',
          range: { from: 3_500, to: 5_000 },
          only: ['asap'],
          why: '{budget} is a full primary bath. To start now in {town}, it is drawn over the drains you have and with what is in stock.',
        },
        {
          work: 'bath-design',
          range: { from: 3_500, to: 5_000 },
          why: '{budget} is a full primary bath, and in a {town} house the question is where its floor space comes from.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-move-slab',
          range: { from: 17_000, to: 27_000 },
          topics: ['slab-or-low-basement'],
          why: '{budget} can move walls in a {town} bath. Drains are moved only where it pays.',
        },
        {
          work: 'bath-move',
          range: { from: 16_000, to: 26_000 },
          why: '{budget} can move walls and drains in a {town} bath, and every other step waits for this one.',
        },
        {
          work: 'bath-studs',
          range: { from: 15_000, to: 22_000 },
          why: 'Moved walls add drawings and a building permit. {budget} gives your {town} bath all new work on the drains it has.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'bath-shower-large',
          range: { from: 24_000, to: 36_000 },
          why: 'The shower takes the largest share of {budget} in a {town} bath: stone, glass and the waterproofing under both.',
        },
        {
          work: 'bath-shower-large-stock',
          range: { from: 24_000, to: 34_000 },
          why: 'The shower takes the largest share of {budget} in a {town} bath. Porcelain from the shelf saves the wait for stone.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-vanity-custom-double',
          range: { from: 12_000, to: 19_000 },
          why: '{budget} allows cabinets made for your {town} bath, which use the inches that stock widths leave over.',
        },
        {
          work: 'bath-vanity-semi-double',
          range: { from: 11_500, to: 17_500 },
          why: 'A custom vanity would take 8-12 weeks. {budget} buys your {town} bath a semi-custom one in less, with the same stone.',
        },
        {
          work: 'bath-vanity-stock-double',
          range: { from: 11_000, to: 16_000 },
          why: 'A custom vanity would take 8-12 weeks. For a {town} bath that starts now, {budget} goes into a stock line and its stone.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-tub',
          range: { from: 7_000, to: 12_000 },
          why: '{budget} covers a soaking tub; the floor of your {town} house has to carry it and the doors have to let it in, so settle it early.',
        },
        {
          work: 'bath-tub-stock',
          range: { from: 7_000, to: 11_000 },
          why: '{budget} covers a soaking tub the supply house holds; the floor of your {town} house has to carry it and the doors have to let it in.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-floor-light',
          range: { from: 13_000, to: 19_000 },
          why: '{budget} pays for a warm floor and good light in a {town} bath; both have to be wired before a tile is set.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'bath-finish-plaster',
          range: { from: 2_000, to: 3_500 },
          topics: ['plaster-and-lath'],
          why: 'Moved fixtures leave scars in the plaster of a {town} house, so {budget} keeps a line for mending them.',
        },
        {
          work: 'bath-finish',
          range: { from: 2_000, to: 3_500 },
          why: 'The last line of {budget}, and the one that lets you use your {town} bath the next morning.',
        },
      ],
    },
  ],
}
