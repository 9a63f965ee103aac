import { type ServiceGuide } from './guide'

export const customCabinets: ServiceGuide = {
  slug: 'custom-cabinets',
  heading: 'What houses in {town} ask of cabinets',
  scope:
    'We draw cabinets for one room and have them built for it, from a pantry wall to a window seat. That takes in the boxes, the doors, the fittings inside and the work of fitting them to walls that are seldom straight.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'The range is the cabinet line of our price list. A drawing with a changed layout falls under custom kitchen design, and counters and plumbing are lines of their own.',
  },
  timeline: '1–2 weeks to set them, once the boxes are in the house',
  leadTimes:
    'From approved drawings, semi-custom boxes usually take 4–8 weeks and custom ones 8–12 weeks. Painted finishes take longer than stained ones.',
  steps: [
    {
      title: 'Measuring to a sixteenth of an inch',
      short: 'We measure every wall, outlet and pipe ourselves.',
      text: 'We take each width at the floor, at counter height and near the ceiling, and note every outlet, pipe and window. The smallest figure counts, and scribes and fillers take up the difference. If the floor or walls still have to change, we measure again before ordering.',
    },
    {
      title: 'Door, wood and finish',
      short: 'You choose the door, wood and finish from samples.',
      text: 'In the showroom you handle full doors in different woods and finishes, and take one home to see it in your own light. The renderings then show the room with it. A painted or special finish adds weeks at the shop, so this choice also sets the date.',
    },
    {
      title: 'Insides, drawer by drawer',
      short: 'Every drawer gets a purpose before it is drawn.',
      text: 'We go through what you own and give each thing its place: pans near the cooktop, plates by the dishwasher, bins beside the sink. Drawer heights and pull-outs follow from that list. You approve a drawing of every cabinet, and later changes cost time at the shop.',
    },
    {
      title: 'Boxes, slides and hinges',
      short: 'The boxes are plywood, with soft-close slides and hinges.',
      text: 'The shop builds plywood boxes with dovetailed drawers, soft-close hinges and slides from makers whose parts can be bought again. While they are made, we prepare the room and its wiring. Every box is checked against the drawing on arrival, since one damaged part can hold up a wall.',
    },
    {
      title: 'Installation, scribed to the room',
      price: 'Cabinet Installation',
      short: 'Cabinets are leveled, fastened and cut to your walls.',
      text: 'Wall cabinets go up first from a level rail, then the base cabinets from the high point of the floor. Screws go into studs or into blocking we add. Fillers, panels and crown are cut to the wall and ceiling by hand, which takes longest where those are crooked.',
    },
    {
      title: 'Adjustment after the first month',
      short: 'After the first month we return to adjust every door.',
      text: 'New wood settles to the air of the house, and hinges move a little with use. After about a month we come back, go over every door and drawer and work through the list you kept. A marked or missing part that shows up by then is ordered from the same shop.',
    },
  ],
  drivers: [
    'A bank of drawers costs more than the door and shelf it replaces.',
    'Painted doors need more hours than stained ones, and rare woods cost more.',
    'Inset doors take more fitting than doors that overlap the frame.',
    'Finished sides, panels and crown add up wherever the cabinets can be seen.',
    'Odd sizes and angles raise the price more than additional standard boxes do.',
  ],
  decide: [
    'Choose between drawers and doors below the counter, since most people use drawers more.',
    'Decide whether doors sit inside the frame or over it, because inset holds less.',
    'Have the appliance models ready, as the boxes around them are built to size.',
    'Count your pans, trays and small appliances before the drawing is made.',
    "Choose the pulls and their place carefully, because drilled holes can't be moved.",
  ],
  mistakes: [
    'The door style is chosen first, and the insides are left for later.',
    'The trash pull-out ends up on the far side of the open dishwasher.',
    'No filler is planned beside the wall, so a drawer hits the door casing.',
    'A corner carousel takes the place where plain drawers would hold more.',
    'The height of the uppers is fixed before anyone has thought of the crown molding.',
  ],
  questions: [
    {
      question: 'Custom, semi-custom or stock: what is the difference?',
      answer:
        'Stock cabinets come in steps of three inches. Semi-custom ones change depth, finish and some widths, and custom ones are built to the sixteenth of an inch. Most rooms need custom in two or three places, so we price the mix that your walls require.',
    },
    {
      question: 'How long does it take from the drawing to the doors?',
      answer:
        'Drawings and samples take two to three weeks, the boxes four to twelve depending on how they are made, and setting them one to two. Counters are templated on the set cabinets and follow one to two weeks later.',
    },
    {
      question: 'Are plywood boxes worth the extra cost?',
      answer:
        "Under a sink and on a floor that may get damp, yes: screws hold better and the edges don't swell at the first leak. For dry wall cabinets, good particleboard does its work. We show you both and say where you can save.",
    },
    {
      question: 'Do you build for rooms other than the kitchen?',
      answer:
        'We do: mudroom benches, window seats, bookcases, laundry cabinets and bath vanities are measured and built the same way. Ordered together with a kitchen, they match its finish and share the delivery, so tell us about all the rooms at the first visit.',
    },
    {
      question: 'Which finish holds up best in daily use?',
      answer:
        'A paint or varnish sprayed and cured at the shop is harder than one brushed on at home. Wood grain and satin finishes hide fingerprints and small dents, while dark, smooth paint shows them. You keep the color number and some touch-up material.',
    },
  ],
}
