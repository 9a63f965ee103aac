import { type ServiceGuide } from './guide'

export const cabinetRefacing: ServiceGuide = {
  slug: 'cabinet-refacing',
  heading: 'Which {town} cabinets are worth keeping',
  scope:
    'The cabinet boxes stay, and everything you see on them is new: doors, drawer fronts, veneer on the frames, hinges and pulls. It suits a kitchen whose layout works and whose boxes are sound.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'Our price list has one line for cabinets, new or refaced. Refacing usually falls in its lower half, and new drawer boxes and pull-outs move it up.',
  },
  timeline: 'Most kitchens are finished within a week',
  leadTimes:
    'Doors are made to size and usually take 3–6 weeks. Until they come, your kitchen stays in full use.',
  steps: [
    {
      title: 'A check of the boxes',
      short: 'Every box is checked before anything is ordered.',
      text: "We take out the drawers, press the corners, pull at the hinge screws and look at the floor under the sink. If a box won't last, you hear it at this visit, with the price of repairing or replacing it. If too many fail, we advise new cabinets instead.",
    },
    {
      title: 'Doors and fronts made to size',
      short: 'Each opening is measured for its own new front.',
      text: 'Each opening is measured twice and drawn with its hinge side. You choose the door, finish and pulls from samples and approve the list. The shop then makes the fronts, sealed on all sides so they stay flat. This takes three to six weeks, during which you use the kitchen as before.',
    },
    {
      title: 'Veneer on every visible side',
      short: 'Frames and visible sides get veneer to match the doors.',
      text: 'Work in your house starts when all the fronts have arrived. The old doors come off, frames are cleaned, sanded and covered with matching veneer, and visible ends get panels. Grease and flaking paint take more cleaning. The doors are off for two or three days.',
    },
    {
      title: 'Hinges, slides and pulls',
      short: 'New hinges and slides go in, all soft-closing.',
      text: 'Doors are hung on soft-close hinges, and drawers run on full-extension slides. Pulls are drilled with a jig so that they line up along the row. Frames out of square need more adjusting, so every door gets a first setting now and a final one on the last day.',
    },
    {
      title: 'Drawers, pull-outs and molding',
      short: 'Doors can become drawers, and molding closes the top.',
      text: 'Where you want it, a base door becomes a stack of drawers, a blind corner gets a tray and molding closes the gap above. These parts are chosen with the fronts, as they are made in the same weeks. A new counter, if planned, is templated once the boxes are ready.',
    },
    {
      title: 'Done within about a week',
      short: 'On the last day we adjust and clean up.',
      text: "Most kitchens take five working days, with sink and range in use every night. On the last one we adjust each door, wipe out the cabinets and walk through with you. You get the warranty in writing and the maker's color number. A damaged front is reordered and hung later.",
    },
  ],
  drivers: [
    'The number of doors and drawer fronts counts most, as each is made to size.',
    'Thermofoil, painted and real wood fronts lie in different price groups.',
    'New drawer boxes and slides cost more than keeping the old ones.',
    'Panels for visible ends and molding at the ceiling are added by the piece.',
    'Boxes that need repair, above all under the sink, add hours before the new fronts.',
  ],
  decide: [
    'Decide first whether the layout works, because refacing leaves it as it is.',
    'Settle whether the counter stays or is replaced in the same weeks.',
    'Choose which base doors become drawers before the fronts are ordered.',
    'Pick paint or wood grain, knowing that grain hides fingerprints better.',
    'Tape paper pulls to a door to judge their size and place.',
  ],
  mistakes: [
    'New fronts are put on a layout that was never liked.',
    'Sticking drawers are kept because only their fronts will be seen.',
    'The fronts are new while the visible ends keep their old finish.',
    "Doors are ordered in standard sizes for openings that aren't standard.",
    "Nobody checks whether the counter's overhang clears the thicker new fronts.",
  ],
  questions: [
    {
      question: 'Can we use the kitchen while you reface?',
      answer:
        'Yes. Water, range and refrigerator stay connected. The doors are off for two or three days and the drawers for about one. The work takes about a week, and most of the dust falls on the first day, when the frames are sanded.',
    },
    {
      question: 'How do we know whether our boxes are good enough?',
      answer:
        'Firm, dry and square boxes are good enough. You can press the side of the sink base near the floor and pull at a hinge screw yourself. We repeat that on every box at the free visit and tell you which, if any, fails.',
    },
    {
      question: 'What does refacing save against new cabinets?',
      answer:
        'You keep the boxes, most of the wall finish and often the counter, and there is little demolition. On our price list it usually falls in the lower half of the cabinet line. If many boxes have to be replaced, the saving shrinks, and we tell you so.',
    },
    {
      question: 'Can refacing change the layout a little?',
      answer:
        'A little, yes. A cabinet can be added at the end of a run, a wall cabinet can come out, and doors can become drawers. Moving the sink or the range is another job, and then new cabinets often make more sense.',
    },
    {
      question: 'Why not paint the old doors instead?',
      answer:
        'Painting costs less and suits solid wood doors whose style you like. It leaves the old hinges, slides and worn edges, and hairlines may show at the joints later. New fronts bring a finish cured at the shop, new hinges and any style you choose.',
    },
  ],
}
