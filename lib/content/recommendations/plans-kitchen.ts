import { type Plans } from './plan'

/** Kitchens: new faces on sound boxes; then a full kitchen in its place; then a new layout. */
export const kitchenPlans: Plans = {
  '8000-25000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-measure',
          range: { from: 2_500, to: 3_000 },
          only: ['planning'],
          why: 'Before {budget} goes into a {town} kitchen, settle what stays: the boxes, the layout, the appliances.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-reface',
          range: { from: 8_000, to: 10_500 },
          why: '{budget} goes furthest in a {town} kitchen when sound boxes and the layout stay.',
        },
        {
          work: 'kitchen-stock-same-place',
          range: { from: 8_000, to: 10_800 },
          why: 'Refacing would wait 3-4 weeks for doors. {budget} also buys a {town} kitchen new boxes, if they come off the shelf and the layout stays.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-counter-stock',
          range: { from: 3_000, to: 4_300 },
          why: 'The counter is the other half of what you see. {budget} reaches quartz in a {town} kitchen if the slab is a stock color.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-light',
          range: { from: 2_000, to: 2_800 },
          why: 'Light on the counter changes a {town} kitchen every evening, and it is a small line in {budget}.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'kitchen-splash',
          range: { from: 900, to: 1_600 },
          only: ['asap', '1-3months', '3-6months'],
          why: 'Plain stock tile keeps this line short, so that {budget} stays with the cabinets and counter of your {town} kitchen.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'kitchen-finish-plaster',
          range: { from: 1_000, to: 1_900 },
          topics: ['plaster-and-lath'],
          why: 'Hold this line inside {budget}: new doors and a new top show every crack in a {town} wall.',
        },
        {
          work: 'kitchen-finish',
          range: { from: 1_000, to: 1_900 },
          why: 'Hold this line inside {budget}: without paint and trim your {town} kitchen looks half done.',
        },
      ],
    },
  ],

  '25000-75000': [
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-design-stock',
          range: { from: 2_500, to: 3_200 },
          only: ['asap'],
          why: '{budget} can replace your whole {town} kitchen now, if it is drawn around cabinets that are on the shelf.',
        },
        {
          work: 'kitchen-design',
          range: { from: 2_500, to: 4_500 },
          why: '{budget} replaces your whole {town} kitchen, so the drawing decides how far the money goes.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-semi-custom',
          range: { from: 16_000, to: 25_000 },
          why: '{budget} carries semi-custom cabinets in a {town} kitchen. Fully custom ones would take what counters and light need.',
        },
        {
          work: 'kitchen-stock',
          range: { from: 13_000, to: 20_000 },
          why: 'Semi-custom cabinets would wait 5-7 weeks. In-stock plywood boxes start your {town} kitchen now and leave more of {budget} for the counters.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-rough-in-subpanel',
          range: { from: 6_000, to: 10_000 },
          topics: ['old-wiring'],
          why: 'With the old cabinets out, {budget} should go behind the walls of a {town} kitchen before it goes in front of them.',
        },
        {
          work: 'kitchen-rough-in',
          range: { from: 5_000, to: 9_500 },
          why: 'The walls of your {town} kitchen are open once. {budget} should cover what runs inside them first.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-counter',
          range: { from: 4_500, to: 8_000 },
          why: 'For a {town} kitchen, {budget} lets you pick the slab itself, not only its color from a chip.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'kitchen-floor-porcelain',
          range: { from: 4_500, to: 8_500 },
          topics: ['flood-zone-or-damp'],
          why: 'The floor goes in while your {town} kitchen is empty, and {budget} covers it together with the backsplash.',
        },
        {
          work: 'kitchen-floor',
          range: { from: 4_500, to: 8_500 },
          why: 'The floor goes in while your {town} kitchen is empty, and {budget} covers it together with the backsplash.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'kitchen-finish-plaster',
          range: { from: 1_500, to: 3_500 },
          topics: ['plaster-and-lath'],
          why: 'Within {budget} this line is easy to cut, and in a {town} house it is the first to be seen.',
        },
        {
          work: 'kitchen-finish',
          range: { from: 1_500, to: 3_500 },
          why: 'Keep this line in {budget}: it closes the job on your {town} kitchen, down to the last door.',
        },
      ],
    },
  ],

  '75000+': [
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-design-stock',
          range: { from: 4_000, to: 5_000 },
          only: ['asap'],
          why: '{budget} allows a new layout. For a {town} kitchen that starts now, it is drawn inside the walls you have and with stock sizes.',
        },
        {
          work: 'kitchen-design',
          range: { from: 4_000, to: 5_000 },
          why: 'At {budget} the layout itself is open, so your {town} kitchen is drawn before a wall is touched.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-open',
          range: { from: 11_000, to: 20_000 },
          why: '{budget} can move what is in the way in a {town} kitchen, and everything after depends on it.',
        },
        {
          work: 'kitchen-inside-walls',
          range: { from: 9_000, to: 15_000 },
          why: 'Moving a wall adds drawings and a building permit. {budget} still gives your {town} kitchen a new layout between the walls that stand.',
        },
      ],
    },
    {
      priority: 'high',
      choices: [
        {
          work: 'kitchen-custom-whole',
          range: { from: 34_000, to: 52_000 },
          why: '{budget} is where custom work makes sense in a {town} kitchen: no fillers, and every drawer sized for what it holds.',
        },
        {
          work: 'kitchen-semi-custom-whole',
          range: { from: 29_000, to: 44_000 },
          why: 'Custom cabinets would take 8-12 weeks. {budget} buys a {town} kitchen a full semi-custom line with island and pantry in less.',
        },
        {
          work: 'kitchen-quick-ship-whole',
          range: { from: 27_000, to: 40_000 },
          why: 'Custom cabinets would take 8-12 weeks. For a {town} kitchen that starts now, {budget} goes into a line the maker keeps in stock.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-rough-in-subpanel',
          range: { from: 7_500, to: 10_000 },
          topics: ['old-wiring'],
          why: 'A new layout in {town} means new runs of wire and pipe, and {budget} pays for doing them once.',
        },
        {
          work: 'kitchen-rough-in',
          range: { from: 7_000, to: 10_000 },
          why: 'A new layout in {town} means new runs of wire and pipe, and {budget} pays for doing them once.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-stone',
          range: { from: 10_000, to: 16_000 },
          why: '{budget} lets one stone run through your {town} kitchen, from the counters up the wall behind the range.',
        },
      ],
    },
    {
      priority: 'medium',
      choices: [
        {
          work: 'kitchen-appliances',
          range: { from: 9_000, to: 18_000 },
          why: 'Choose them before the cabinets of your {town} kitchen are signed off: an opening of the wrong size is a costly line in {budget}.',
        },
        {
          work: 'kitchen-appliances-stock',
          range: { from: 9_000, to: 18_000 },
          why: 'The cabinets of your {town} kitchen are drawn around these, so spend this part of {budget} on models the dealer has on the floor.',
        },
      ],
    },
    {
      priority: 'other',
      choices: [
        {
          work: 'kitchen-floor-finish-porcelain',
          range: { from: 9_000, to: 15_000 },
          topics: ['flood-zone-or-damp'],
          why: 'A changed layout leaves gaps in the old floor. {budget} lays a new one through your {town} kitchen and closes with paint.',
        },
        {
          work: 'kitchen-floor-finish',
          range: { from: 9_000, to: 15_000 },
          why: 'A changed layout leaves gaps in the old floor. {budget} lays a new one through your {town} kitchen and closes with paint.',
        },
      ],
    },
  ],
}
