import { type ServiceGuide } from './guide'

export const homeRenovation: ServiceGuide = {
  slug: 'home-renovation',
  heading: 'What houses in {town} ask of a renovation',
  scope:
    'Several rooms at once: kitchen, baths, floors, the walls between them and what runs inside. One drawing, one permit file and one schedule, so that no trade waits for another.',
  price: {
    titles: [
      'Custom Kitchen Design',
      'Cabinet Installation',
      'Countertop Installation',
      'Lighting & Electrical',
      'Plumbing Services',
      'Finishing & Painting',
    ],
    wording: '{sum} for the kitchen in it; other rooms are quoted',
    note: 'Our price list covers a kitchen line by line. Baths, floors, beams and windows depend on the house and are quoted room by room, so that you can build them in stages.',
  },
  timeline: '2–4 months for a kitchen, two baths and floors, counted from the first day on site',
  leadTimes:
    'Drawings and engineer take 3 to 6 weeks, a permit as long as the office needs, windows and cabinets 6 to 12 weeks. Most of it can run side by side.',
  steps: [
    {
      title: 'One plan and one budget',
      short: '',
      text: 'We measure the whole house and list what you want by room, then price each. You see what the next room would cost before you decide on it.',
    },
    {
      title: 'Permits and inspections',
      short: '',
      text: 'We prepare the file with the architect or engineer, follow it, and put every inspection into the schedule. You sign as owner.',
    },
    {
      title: 'Walls, with an engineer where they carry',
      short: '',
      text: 'Temporary posts first, then the beam, then the wall. Nothing is cut until the load has somewhere else to go.',
    },
    {
      title: 'Kitchen, baths and floors in order',
      short: '',
      text: 'Rough work everywhere first, then baths, then the kitchen, then floors, and paint in between. One bath works at any time.',
    },
    {
      title: 'Wire, pipe and heat',
      short: '',
      text: 'Service, circuits, supply and drains are sized for the finished house and run while walls are open. Then they are inspected, photographed and closed.',
    },
    {
      title: 'Paint, trim and the last list',
      short: '',
      text: 'Trim, paint and hardware room by room, then a list you write and we clear. Certificate and warranty come in one folder.',
    },
  ],
  drivers: [
    'How many wet rooms, and whether they stack',
    'Square feet of floor and wall that are opened',
    'Whether you live in the house meanwhile',
    'Windows: few large ones cost less than many small',
  ],
  decide: [
    'Live in it or move out. It changes schedule and price.',
    'What comes first if the money runs to half. Draw whole, build in that order.',
    'A reserve of a tenth to a fifth, and who may spend it.',
    'Windows. They have long lead times and set the siding.',
    'One person in the house who says yes.',
  ],
  mistakes: [
    'Starting demolition with half the choices open.',
    'Three contractors and no one who answers for the joint between them.',
    'No reserve in the budget.',
    'Floors laid before the last heavy trade is through.',
    'Spending on finishes and keeping the old boiler.',
  ],
  questions: [
    {
      question: 'Can we live in the house during a renovation?',
      answer:
        'For most of it, if one bath and a cooking corner stay. It costs about a fifth more time. For the weeks with open floors or lead work, plan to be elsewhere.',
    },
    {
      question: 'How firm is the estimate?',
      answer:
        'As firm as what we could see. We open test holes first, list what is assumed, and price the rest as options. Keep a tenth in a newer house and a fifth in an old one for what walls hide.',
    },
    {
      question: 'Where do we start with our house?',
      answer:
        'With a walk from cellar to attic. We list what is sound, what is due and what you want, in that order. The visit is free, and you keep the list.',
    },
  ],
}
