import { type ServiceGuide } from './guide'

export const cabinetRefacing: ServiceGuide = {
  slug: 'cabinet-refacing',
  heading: 'Which {town} cabinets are worth keeping',
  scope:
    'The boxes stay, everything you see on them is new: doors, drawer fronts, veneered frames, hinges and pulls. It suits a kitchen whose layout works.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'Our price list has one line for cabinets, new or refaced. Refacing usually falls in its lower half; new drawer boxes and pull-outs move it up.',
  },
  timeline: 'Most kitchens are finished within a week',
  leadTimes:
    'Doors are made to size and usually take 3 to 6 weeks. Until they come, your kitchen is in full use.',
  steps: [
    {
      title: 'A check of the boxes',
      short: '',
      text: "We take out drawers, press corners, pull at hinges and look under the sink. If a box won't last, you hear it before anything is ordered.",
    },
    {
      title: 'Doors and fronts made to size',
      short: '',
      text: 'Each opening is measured twice and drawn. Doors come finished on all six sides, so they stay flat.',
    },
    {
      title: 'Veneer on every visible side',
      short: '',
      text: 'Frames are cleaned, scuffed and covered with veneer from the same tree or sheet as the doors. Ends get panels.',
    },
    {
      title: 'Hinges, slides and pulls',
      short: '',
      text: 'Soft-close hinges and full-extension slides go in. Pulls are drilled with a jig, so they line up down the row.',
    },
    {
      title: 'Drawers, pull-outs and molding',
      short: '',
      text: 'Where it helps, doors become drawers, a blind corner gets a tray, and molding closes the top. You choose by need, one at a time.',
    },
    {
      title: 'Done within about a week',
      short: '',
      text: 'Five working days for most kitchens, with the sink in use each night. On the last one we adjust, wipe out and walk through.',
    },
  ],
  drivers: [
    'Number of doors and drawer fronts; each is made to size',
    'Finish: thermofoil, painted or real wood veneer',
    'New drawer boxes and slides, or the old ones kept',
    'Molding and end panels',
  ],
  decide: [
    'Does the layout work? Refacing fixes everything else.',
    'Keep the counter, or change it while the fronts are off.',
    'Which base doors become drawers.',
    'Painted or wood grain. Grain hides fingerprints.',
    'Pulls: size and place, on paper tape first.',
  ],
  mistakes: [
    'New faces on a layout you dislike.',
    'Keeping drawers that stick because fronts are what you see.',
    'Veneer on the fronts and nothing on the ends.',
    'Doors ordered from a list of standard sizes.',
    "Forgetting that the counter's overhang must clear thicker fronts.",
  ],
  questions: [
    {
      question: 'Can we use the kitchen while you reface?',
      answer:
        'Yes. Water, range and refrigerator stay connected. Doors are off for two or three days and drawers for one. Count on about a week, and on dust only the first morning.',
    },
    {
      question: 'How do we know whether our boxes are good enough?',
      answer:
        'Open the sink base, press the side near the floor and pull at the hinge screws. Firm, dry and square is good. We repeat the test on every box at the free visit and tell you which, if any, fails.',
    },
    {
      question: 'What does refacing save against new cabinets?',
      answer:
        'The boxes, the demolition, most of the wall repair and often the counter. On our price list it usually falls in the lower half of the cabinet line. If many boxes have to be replaced, the saving goes, and we say so.',
    },
  ],
}
