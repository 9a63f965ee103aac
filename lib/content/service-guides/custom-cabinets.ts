import { type ServiceGuide } from './guide'

export const customCabinets: ServiceGuide = {
  slug: 'custom-cabinets',
  heading: 'What houses in {town} ask of cabinets',
  scope:
    'Cabinets drawn for one room and built for it, from the pantry wall to the window seat. Boxes, doors, insides and the work of fitting them to walls that are never quite straight.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'That is the cabinet line of our price list. A drawing with a changed layout falls under custom kitchen design; counters and plumbing are lines of their own.',
  },
  timeline: '1–2 weeks to set, once the boxes are in the house',
  leadTimes:
    'From approved drawings, semi-custom boxes usually take 4 to 8 weeks and custom ones 8 to 12. Painted finishes take longer than stained ones.',
  steps: [
    {
      title: 'Measuring, to the sixteenth',
      short: '',
      text: 'We measure widths at floor, counter and ceiling, and every outlet and pipe. The smallest number wins; the others become scribe.',
    },
    {
      title: 'Door, wood and finish',
      short: '',
      text: 'You choose from full doors, not chips, and take one home to see by day and by lamp. Renderings show the room in it.',
    },
    {
      title: 'Insides, drawer by drawer',
      short: '',
      text: 'We list what you own and give each thing a place: pans under the cooktop, plates by the dishwasher, bins by the sink.',
    },
    {
      title: 'Boxes, slides and hinges',
      short: '',
      text: 'Plywood boxes, dovetailed drawers and soft-close hardware from makers whose parts you can still buy later.',
    },
    {
      title: 'Installation, scribed to the room',
      price: 'Cabinet Installation',
      short: '',
      text: 'Uppers first, from a level rail, then bases from the high point of the floor. Screws go into studs or into blocking we put there.',
    },
    {
      title: 'Adjustment after the first month',
      short: '',
      text: 'Wood settles and hinges relax. We come back after a month, turn every screw that needs it and take the list you kept.',
    },
  ],
  drivers: [
    'Drawers: each costs more than the shelf it replaces',
    'Paint, stain or veneer; painted doors need the most hours',
    'Inset, full overlay or partial overlay doors',
    'Plywood boxes, and finished sides where they show',
  ],
  decide: [
    'Drawers or doors below. Drawers cost more and are used more.',
    'Inset or overlay. Inset sits flush and holds less.',
    'Appliance models, to the number. Boxes are built around them.',
    'What you own. Count pans, trays and the mixer before the drawing.',
    "Pulls and where they sit. Holes can't be moved.",
  ],
  mistakes: [
    'Choosing the door first and the insides last.',
    'A trash pull-out on the far side of the dishwasher.',
    'No filler beside a wall oven. Its handle needs room to open.',
    'A corner carousel because the brochure had one.',
    'Forgetting the molding when you fix the height of the uppers.',
  ],
  questions: [
    {
      question: 'Custom, semi-custom or stock: what is the difference?',
      answer:
        'Stock comes in three-inch steps, semi-custom changes depth and finish, custom is made to the sixteenth. Most rooms need custom in two or three places. We price the mix, since nobody has to know which box is which.',
    },
    {
      question: 'How long from the drawing to the doors?',
      answer:
        'Two to three weeks for drawings and samples, 4 to 12 for the boxes, depending on how they are made, and 1 to 2 weeks to set them. Counters follow one to two weeks after that.',
    },
    {
      question: 'Are plywood boxes worth the extra cost?',
      answer:
        "Under a sink and on a floor that may be damp, yes. Screws hold twice and edges don't swell at the first leak. On dry uppers good particleboard does its work, and we will tell you where to save.",
    },
  ],
}
