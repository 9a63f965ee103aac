import { type Plans } from './plan'

/** Kitchen and bath together: the kitchen takes the larger share, and one room is finished before the next opens. */
export const bothPlans: Plans = {
  '8000-25000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'both-measure',
          range: { from: 2_500, to: 3_000 },
          only: ['planning'],
          why: '{budget} will not rebuild two rooms in a {town} house. It can renew the surfaces of both, if one plan says what waits.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-reface',
          range: { from: 8_000, to: 9_500 },
          why: 'Across two rooms, {budget} is a renewal and no rebuild. In a {town} kitchen that means new doors on the boxes you have.',
        },
        {
          work: 'kitchen-stock-same-place',
          range: { from: 8_000, to: 10_000 },
          why: 'Across two rooms, {budget} is a renewal and no rebuild. Stock cabinets in the old places start your {town} kitchen without the wait for made doors.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-counter-stock',
          range: { from: 3_000, to: 4_000 },
          why: 'Done in one phase with the cabinets. A stock color keeps the counter of your {town} kitchen inside {budget}.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'bath-vanity',
          range: { from: 2_500, to: 3_600 },
          why: 'Phase two, once the kitchen works. {budget} does not retile a {town} bath as well, so keep sound tile and renew what you touch.',
        },
        {
          work: 'bath-vanity-stock',
          range: { from: 2_500, to: 3_600 },
          why: 'Phase two, once the kitchen works. {budget} does not retile a {town} bath as well, so keep sound tile and swap the fixtures.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'both-light',
          range: { from: 2_000, to: 2_400 },
          why: 'One electrician, two rooms: your {town} kitchen gets its light and the bath its fan, a small line in {budget}.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'both-finish-plaster',
          range: { from: 1_000, to: 1_600 },
          only: ['asap', '1-3months', '3-6months'],
          topics: ['plaster-and-lath'],
          why: 'Old plaster shows beside new work in a {town} house. If {budget} gets tight, this is the line you can do yourself.',
        },
        {
          work: 'both-finish',
          range: { from: 1_000, to: 1_600 },
          only: ['asap', '1-3months', '3-6months'],
          why: 'Paint ties the two rooms of your {town} home together. If {budget} gets tight, this is the line you can do yourself.',
        },
      ],
    },
  ],

  '25000-75000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'both-design-stock',
          range: { from: 3_000, to: 4_500 },
          only: ['asap'],
          why: '{budget} does a kitchen and a bath in one {town} house now, if both are drawn with what is in stock.',
        },
        {
          work: 'both-design',
          range: { from: 3_000, to: 5_000 },
          why: '{budget} does a kitchen and a bath in one {town} house, if both are drawn at once and neither takes the money of the other.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-semi-custom',
          range: { from: 14_000, to: 20_000 },
          why: '{budget} also has a bath to pay for, so your {town} kitchen keeps its layout and gets semi-custom boxes.',
        },
        {
          work: 'kitchen-stock',
          range: { from: 11_000, to: 17_000 },
          why: 'Semi-custom cabinets would wait 5-7 weeks. Stock boxes start your {town} kitchen now and leave {budget} room for the bath.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'both-bath',
          range: { from: 14_000, to: 20_500 },
          why: 'Built while the cabinets are being made, so your {town} house keeps one working room. {budget} covers it if the drains stay.',
        },
        {
          work: 'both-bath-stock',
          range: { from: 13_000, to: 19_500 },
          why: 'Built after the kitchen, so your {town} house keeps one working room. {budget} covers it if the drains stay.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'both-rough-in',
          range: { from: 5_000, to: 9_000 },
          why: 'Electrician and plumber come once for both rooms of your {town} house. Split into two jobs, this line eats more of {budget}.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-counter',
          range: { from: 3_500, to: 6_500 },
          why: 'With two rooms in {budget}, choose one mid-priced slab for your {town} kitchen; its remnant often tops the vanity.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'both-floor-finish-porcelain',
          range: { from: 3_000, to: 6_000 },
          topics: ['flood-zone-or-damp'],
          why: 'The last stretch in both rooms of your {town} house. If {budget} runs short, the backsplash can follow next year.',
        },
        {
          work: 'both-floor-finish',
          range: { from: 3_000, to: 6_000 },
          why: 'The last stretch in both rooms of your {town} house. If {budget} runs short, the backsplash can follow next year.',
        },
      ],
    },
  ],

  '75000+': [
    {
      priority: 'high',
      choices: [
        {
          work: 'both-design-stock',
          range: { from: 4_500, to: 5_000 },
          only: ['asap'],
          why: '{budget} rebuilds kitchen and primary bath in a {town} house. To start now, both are drawn inside the walls that stand.',
        },
        {
          work: 'both-design',
          range: { from: 4_500, to: 5_000 },
          why: '{budget} rebuilds kitchen and primary bath in a {town} house. One drawing decides which room opens first.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-open',
          range: { from: 9_000, to: 16_000 },
          why: '{budget} reaches a new layout in one of the two rooms, and in a {town} house the kitchen is where a wall counts.',
        },
        {
          work: 'kitchen-inside-walls',
          range: { from: 7_500, to: 13_000 },
          why: 'Moving a wall adds drawings and a building permit. {budget} gives your {town} kitchen a new layout between the walls that stand.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-custom-whole',
          range: { from: 30_000, to: 44_000 },
          why: '{budget} carries custom cabinets in a {town} kitchen beside a full bath, if the bath takes semi-custom ones.',
        },
        {
          work: 'kitchen-semi-custom-whole',
          range: { from: 25_000, to: 37_000 },
          why: 'Custom cabinets would take 8-12 weeks. {budget} buys a {town} kitchen a semi-custom line with island and pantry in less.',
        },
        {
          work: 'kitchen-quick-ship-whole',
          range: { from: 22_000, to: 33_000 },
          why: 'Custom cabinets would take 8-12 weeks. For a {town} kitchen that starts now, {budget} goes into a line the maker keeps in stock.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'both-bath-large',
          range: { from: 26_000, to: 38_000 },
          why: 'The bath goes first, so your {town} house keeps its kitchen until the cabinets are here. {budget} covers all of it if the drains stay.',
        },
        {
          work: 'both-bath-large-stock',
          range: { from: 25_000, to: 36_000 },
          why: 'Built after the kitchen, so that one room always works. {budget} covers the primary bath of your {town} house if the drains stay.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'both-rough-in',
          range: { from: 7_500, to: 10_000 },
          why: 'Electrician and plumber come once for both rooms of your {town} house, which saves {budget} a second round of both.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-counter',
          range: { from: 5_500, to: 8_000 },
          why: 'With {budget} you choose the slab for your {town} kitchen in person, and the vanity top from the same stone.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'both-floor-finish-porcelain',
          range: { from: 6_000, to: 11_000 },
          topics: ['flood-zone-or-damp'],
          why: 'A changed kitchen leaves gaps in the old floor. {budget} lays a new one in your {town} house and ends with paint in both rooms.',
        },
        {
          work: 'both-floor-finish',
          range: { from: 6_000, to: 11_000 },
          why: 'A changed kitchen leaves gaps in the old floor. {budget} lays a new one in your {town} house and ends with paint in both rooms.',
        },
      ],
    },
  ],
}
