import { type ServiceGuide } from './guide'

export const kitchenRemodeling: ServiceGuide = {
  slug: 'kitchen-remodeling',
  heading: 'What houses in {town} ask of a kitchen',
  scope:
    'A kitchen taken back to sound walls and rebuilt: layout, cabinets, counters, light, water, tile and paint. One crew and one schedule, from the first drawing to the last pull.',
  price: {
    titles: [
      'Custom Kitchen Design',
      'Cabinet Installation',
      'Countertop Installation',
      'Lighting & Electrical',
      'Plumbing Services',
      'Finishing & Painting',
    ],
    note: 'That is the sum of the six lines of our price list, from the least to the most of each. Appliances, a beam or new windows come on top.',
  },
  timeline: '2–4 weeks of work once every box is in the house',
  leadTimes:
    'Semi-custom cabinets usually take 4 to 8 weeks to arrive, custom ones 8 to 12. Stone is cut 1 to 2 weeks after the template.',
  steps: [
    {
      title: 'Measured plan and 3D renderings',
      price: 'Custom Kitchen Design',
      short: '',
      text: 'We measure the room, the way in and what is behind the walls as far as it shows. You get a plan and renderings, and change them until they are right.',
    },
    {
      title: 'Cabinets, built and set level',
      price: 'Cabinet Installation',
      short: '',
      text: 'Boxes are set to a level line, screwed to studs and to each other, and scribed to the wall. Doors are adjusted twice: now, and after a few weeks.',
    },
    {
      title: 'Countertops, templated on the set boxes',
      price: 'Countertop Installation',
      short: '',
      text: 'The template is made when the boxes stand, with your sink and faucet on hand. One to two weeks later the top is set, usually in a day.',
    },
    {
      title: 'Lighting and electrical',
      price: 'Lighting & Electrical',
      short: '',
      text: 'Light under the cabinets, a pendant where you sit, outlets where the work is. Everything is wired before the walls are closed and seen by the inspector where a permit calls for it.',
    },
    {
      title: 'Plumbing and appliances',
      price: 'Plumbing Services',
      short: '',
      text: 'Sink, dishwasher, range and refrigerator line are connected and run before we leave. Each gets a shut-off you can reach.',
    },
    {
      title: 'Tile, trim, paint and handover',
      price: 'Finishing & Painting',
      short: '',
      text: 'Backsplash, trim and two coats of paint, then a list we walk through with you. The warranty is in writing and you keep it.',
    },
  ],
  drivers: [
    'Linear feet of cabinets, and how many of them are drawers',
    'Whether sink, range and refrigerator stay on their walls',
    'The counter: price group of the slab, edge and number of cut-outs',
    'Appliances, above all a range that needs a larger gas line or a 240-volt circuit',
  ],
  decide: [
    'Whether the sink and the range stay on their walls. It settles half the price.',
    'Your appliances, by model number. Cabinets are drawn around them.',
    'Where you will cook for three weeks: a dining-room table, a microwave and one burner.',
    'How high the cabinets go, and who has to reach the top shelf.',
  ],
  mistakes: [
    'Ordering cabinets before the appliances are chosen. A refrigerator an inch too wide undoes a wall.',
    'Putting the dishwasher across a corner from the sink. Neither door opens when someone stands there.',
    'One big ceiling light. You stand in front of it and cut in your own shadow.',
    'A hood that is as quiet as a fan and as useless. Look at the duct before the design.',
    'An island with less than 36 inches around it. It looks fine until the oven is open.',
  ],
  questions: [
    {
      question: 'How long will we be without a kitchen in our house?',
      answer:
        'Plan on 2 to 4 weeks from demolition to the sink running, if every cabinet is in the house on the first day. The gap people forget is the one between template and stone, 1 to 2 weeks. We set a temporary top and sink for it where the room allows.',
    },
    {
      question: 'What does the first visit cost?',
      answer:
        'Nothing. We come, measure, look at the panel and the pipes, and ask how you cook. You get an estimate with 3D renderings and no obligation. Bring appliance models if you have them.',
    },
    {
      question: 'Can we keep the layout and still have a different kitchen?',
      answer:
        'Often. With sink and range in place you save plumbing, gas and much of the permit. Drawers for doors, cabinets to the ceiling and light under them change how the room works more than a moved sink does.',
    },
    {
      question: 'Is an island right for our room?',
      answer:
        'Measure first. An island wants about 36 inches of floor on each side, 42 where someone cooks. Below that a peninsula or a table on wheels gives you the same counter and lets you pass.',
    },
  ],
}
