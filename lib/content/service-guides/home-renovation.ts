import { type ServiceGuide } from './guide'

export const homeRenovation: ServiceGuide = {
  slug: 'home-renovation',
  heading: 'What houses in {town} ask of a renovation',
  scope:
    'We renovate several rooms together: kitchen, baths, floors, the walls between them and the pipes and wires inside. There is one drawing, one permit file and one schedule, so the trades follow each other without gaps.',
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
    note: 'Our price list covers a kitchen line by line. Baths, floors, beams and windows depend on the house and are quoted room by room, so you can build them in stages.',
  },
  timeline: '2–4 months for a kitchen, two baths and floors, counted from the first day on site',
  leadTimes:
    'Drawings and engineering take 3–6 weeks, windows and cabinets 6–12 weeks, and a permit as long as the office needs. Most of this can run side by side.',
  steps: [
    {
      title: 'One plan and one budget',
      short: 'One drawing and one budget cover all the rooms.',
      text: 'We go through the whole house with you, measure it and list what is sound, what is due and what you want. Each room is drawn and priced by itself within one plan. You see what the next room would cost before you decide on it.',
    },
    {
      title: 'Permits and inspections',
      short: 'We prepare the drawings and file; you sign.',
      text: 'We prepare the drawings with the architect or engineer and file them with your building office; you sign as owner. How long the office takes is not in our hands, so the time is used to settle cabinets, windows and finishes. Each inspection has its place in the schedule.',
    },
    {
      title: 'Walls, with an engineer where they carry',
      short: 'Temporary posts hold the load before a wall comes out.',
      text: 'Before a wall comes out, an engineer says what it carries and sizes the beam. Temporary posts take the load first, then the old studs leave and the beam goes in. Pipes and ducts we find inside are shown to you and rerouted before anything is closed.',
    },
    {
      title: 'Kitchen, baths and floors in order',
      short: 'Rooms follow in order, with one bathroom always working.',
      text: 'Rough work is done everywhere first. Then come the baths, the kitchen and the floors, so that no finished room becomes a passage for heavy work. In a house with two bathrooms, one works at any time. A late delivery moves its own room back while we go on in another.',
    },
    {
      title: 'Wire, pipe and heat',
      short: 'Wires and pipes are renewed while the walls are open.',
      text: 'While walls and floors are open, the electrical service, circuits, water lines, drains and heat are sized for the finished house. Old cable and pipe that would be closed in again is replaced. The inspector looks, we photograph every wall for you, and then the board goes up.',
    },
    {
      title: 'Paint, trim and the punch list',
      short: 'We paint, finish the trim and clear your list.',
      text: 'Trim, doors, paint and hardware are finished room by room. You write a list as you walk through with us, and we work it off before the final inspection. You receive the certificate, the warranty and the photographs of the open walls in one folder.',
    },
  ],
  drivers: [
    'Each kitchen, bath and laundry adds more than a dry room of that size.',
    'The area of floor and wall that has to be opened drives the labor.',
    'Living in the house meanwhile takes longer and needs more protection.',
    'A bearing wall that comes out brings an engineer, a beam and inspections.',
    'Old wiring, pipe or heating that must be renewed comes before any finish.',
  ],
  decide: [
    'Decide whether you stay or move out, because schedule and price depend on it.',
    'Agree on what comes first if you build in stages, and draw the whole.',
    'Set a reserve of a tenth to a fifth, and say who may spend it.',
    'Choose windows early, since they take long to arrive and affect the siding.',
    'Name one person in the house who makes the decisions during the work.',
  ],
  mistakes: [
    'Demolition starts while half of the materials are still to be chosen.',
    'Three contractors share the job, and nobody answers for the joint between them.',
    'The budget has no reserve for what the walls may hide.',
    'New floors are laid before the last heavy work is finished.',
    'The money goes into finishes while an old boiler or panel stays.',
  ],
  questions: [
    {
      question: 'Can we live in the house during a renovation?',
      answer:
        'For most of it, if one bathroom and a corner for cooking stay in use. It takes about a fifth longer than in an empty house. For weeks with open floors or lead paint work, plan to stay somewhere else.',
    },
    {
      question: 'How firm is the estimate?',
      answer:
        'It is as firm as what could be seen. We open small test holes first, list what is assumed and price other cases as options. Keep a reserve of a tenth in a newer house and a fifth in an old one.',
    },
    {
      question: 'Where do we start with our house?',
      answer:
        'With a walk from basement to attic. We list what is sound, what is due and what you want, in that order, and you keep the list. The visit is free. After it you decide which rooms should be drawn and priced.',
    },
    {
      question: 'Can we renovate in stages?',
      answer:
        'Yes, and many houses are better done so. We draw the whole plan first and run pipes and wires for later rooms while walls are open, so that nothing is torn out twice. Each stage is quoted by itself and leaves you a house to live in.',
    },
    {
      question: 'Who deals with the permits and inspections?',
      answer:
        'We do. The drawings are prepared with an architect or engineer where the office wants one, we file them and you sign as owner. We also call for each inspection and are there when the inspector comes, up to the final certificate.',
    },
  ],
}
