import { type ServiceGuide } from './guide'

export const kitchenRemodeling: ServiceGuide = {
  slug: 'kitchen-remodeling',
  heading: 'What houses in {town} ask of a kitchen',
  scope:
    'We take the kitchen back to sound walls and rebuild it: layout, cabinets, counters, lighting, plumbing, tile and paint. One crew follows one schedule, from the first drawing to the last drawer pull.',
  price: {
    titles: [
      'Custom Kitchen Design',
      'Cabinet Installation',
      'Countertop Installation',
      'Lighting & Electrical',
      'Plumbing Services',
      'Finishing & Painting',
    ],
    whole: 'kitchen',
    note: 'The range is the sum of the six lines of our price list, from the least to the most of each. Appliances, a beam or new windows come on top.',
  },
  timeline: '2–4 weeks of work once all the cabinets are in the house',
  leadTimes:
    'Semi-custom cabinets usually take 4–8 weeks to arrive, custom ones 8–12 weeks. Stone is set 1–2 weeks after the template.',
  steps: [
    {
      title: 'Measured plan and 3D renderings',
      price: 'Custom Kitchen Design',
      short: 'We measure the room and show it to you in 3D.',
      text: 'We measure the room, the way in and, as far as it shows, what is inside the walls. From that we draw a plan and 3D renderings, and we change them with you until cabinets and appliances are settled. Nothing is ordered before you approve the drawings.',
    },
    {
      title: 'Cabinets, built and set level',
      price: 'Cabinet Installation',
      short: 'Cabinets are set level and fastened to the studs.',
      text: 'Once the old kitchen is out and the rough pipes and wires are in, we find the high point of the floor and set every box level from there. Boxes are screwed to studs and to each other, and scribed to the wall. Walls far out of true take longer.',
    },
    {
      title: 'Countertops, templated on the set boxes',
      price: 'Countertop Installation',
      short: 'The counter is measured on the finished cabinets.',
      text: 'The template is made when the boxes stand, with your sink and faucet at hand for the cut-outs. The shop then needs one to two weeks, which is the usual gap in a kitchen job. Setting the top takes about a day.',
    },
    {
      title: 'Lighting and electrical',
      price: 'Lighting & Electrical',
      short: 'Wiring goes in before the walls are closed.',
      text: 'Wires for outlets, pendants, appliances and the light under the cabinets are run while the walls are open, and the inspector sees them where a permit calls for it. A full or outdated panel can hold this up, so we check it at the first visit. Fixtures go on at the end.',
    },
    {
      title: 'Plumbing and appliances',
      price: 'Plumbing Services',
      short: 'Sink, dishwasher and range are connected and tested.',
      text: 'Pipes are moved, if they move, while the floor and walls are open. After the counter is set we connect the sink, dishwasher, range and refrigerator line, give each a shut-off you can reach, and run them before we leave. A late appliance is the usual cause of delay here.',
    },
    {
      title: 'Tile, trim, paint and handover',
      price: 'Finishing & Painting',
      short: 'The room is tiled, painted and checked with you.',
      text: 'The backsplash goes up after the counter, then come trim and two coats of paint. We walk through the kitchen with you, write down what is left and finish it. You get the warranty in writing, and we adjust the doors again after a few weeks.',
    },
  ],
  drivers: [
    'The length of the cabinet runs matters most, and how many of them are drawers.',
    'Moving the sink, range or refrigerator to another wall adds plumbing, gas and electrical work.',
    'The counter depends on the price group of the slab, its edge and the cut-outs.',
    'Some appliances need a larger gas line or a new 240-volt circuit.',
    'Taking out a wall that carries weight means an engineer, a beam and a permit.',
  ],
  decide: [
    'Decide whether sink and range stay on their walls, because that settles much of the price.',
    'Choose the appliances by model number, since the cabinets are drawn around them.',
    'Plan where you will cook for several weeks, for example in the dining room.',
    'Settle how high the cabinets go and who has to reach the top shelf.',
    'Tell us early if a wall should come out, so the engineer can look at it.',
  ],
  mistakes: [
    'Cabinets are ordered before the refrigerator is chosen, and it turns out an inch too wide.',
    'The dishwasher stands across a corner from the sink, so nobody can use both at once.',
    'A single ceiling light leaves you cutting vegetables in your own shadow.',
    'The hood is bought before anyone has checked where its duct can leave the house.',
    'The island leaves less than 36 inches around it, and the open oven blocks the way.',
  ],
  questions: [
    {
      question: 'How long will we be without a kitchen in our house?',
      answer:
        'Plan on two to four weeks of work if every cabinet is in the house on the first day. Within that time falls the wait between template and stone, one to two weeks. Where the room allows, we set up a temporary counter and sink for it.',
    },
    {
      question: 'What does the first visit cost?',
      answer:
        'Nothing. We come to you, measure, look at the electrical panel and the pipes, and hear how you cook. You then get an estimate with 3D renderings, without obligation. If you have appliances in mind, their model numbers help us draw.',
    },
    {
      question: 'Can we keep the layout and still have a different kitchen?',
      answer:
        'Often, yes. With the sink and range in place you save plumbing, gas work and sometimes a permit. Drawers in place of doors, cabinets to the ceiling and better light change how a room works more than moving a sink does.',
    },
    {
      question: 'Is an island right for our room?',
      answer:
        'It needs about 36 inches of floor on every side, and 42 where someone cooks or a dishwasher opens. With less space, a peninsula or a table on wheels gives you the same counter and still lets two people pass.',
    },
    {
      question: 'Does a kitchen remodel need a permit?',
      answer:
        "New cabinets and counters alone often don't. Moving plumbing, gas, wiring or a wall usually does, and the office of your town or village decides. We prepare the drawings and file, you sign, and the inspections are part of our schedule.",
    },
  ],
}
