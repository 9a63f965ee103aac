import { type ServiceGuide } from './guide'

export const bathroomRemodeling: ServiceGuide = {
  slug: 'bathroom-remodeling',
  heading: 'What houses in {town} ask of a bathroom',
  scope:
    'We open the bathroom to the studs and rebuild it: drains, valves, fan, waterproofing, tile, vanity and light. Almost every trade works in this small room, so we plan the order of the work as carefully as the tile.',
  price: {
    titles: ['Lighting & Electrical', 'Plumbing Services', 'Finishing & Painting'],
    wording: '{sum} for plumbing, lighting and finishing',
    whole: 'bathroom',
    note: 'The range covers three lines of our price list. Tile, waterproofing, shower glass and the vanity depend on the room and are priced after measuring.',
  },
  timeline: '2–4 weeks for a full bath, about half of it for tiling and drying',
  leadTimes:
    'Tile in stock comes within days, special orders in 3–8 weeks. Shower glass is measured after tiling and comes 1–3 weeks later. A vanity takes from a few days to 8 weeks.',
  steps: [
    {
      title: 'Layout and 3D renderings',
      short: 'We draw your bathroom and show it in 3D.',
      text: 'We measure the room to the half inch, look at what lies below the floor, and draw it with doors, fixtures and storage. You see the drawing in 3D and change it on paper. Tile, vanity and valves are chosen now, because a special order can set the starting date.',
    },
    {
      title: 'Demolition and a look behind the tile',
      short: 'The old room comes out, and we check the framing.',
      text: 'The doorway is sealed, the way out is covered and the old tile is bagged in the room. Then we look at studs, subfloor and pipes, and you get photographs. Rot or old lead pipe is priced and agreed with you before it is repaired, which can take some days.',
    },
    {
      title: 'Pipes, then waterproofing',
      price: 'Plumbing Services',
      short: 'Pipes are set and tested before the shower is waterproofed.',
      text: "Drains and valves are set to the new fixtures, tested under pressure and inspected where a permit calls for it. Then the walls are closed, and the shower's pan and sides get a membrane. The pan stands full of water for a day, and tile begins only if it holds.",
    },
    {
      title: 'Shower, tub, tile and vanity',
      short: 'Tile is set, then the vanity; glass comes last.',
      text: 'A tub or shower base is in place by now, and tile starts from a drawn center line so that the cuts match. The vanity is set on the finished floor. Shower glass is measured only when the tile is done, so it follows one to three weeks later.',
    },
    {
      title: 'Fan, light and a warm floor',
      price: 'Lighting & Electrical',
      short: 'The fan vents outside, and outlets get ground-fault protection.',
      text: "Wires for the fan, the mirror lights and the outlets are run while the walls are open, with ground-fault protection. The fan's duct goes outdoors, which can mean work on the roof or a wall. A heating mat, if you want one, goes under the floor tile with its own thermostat.",
    },
    {
      title: 'Finishing and the warranty',
      price: 'Finishing & Painting',
      short: 'We paint, hang the mirror, caulk and check everything.',
      text: 'Trim and a paint made for damp rooms go on, then the mirror, bars, faucets and caulk. We run every fixture and look for leaks while you are there. You get the warranty in writing and a note of where each shut-off is. Caulk needs a day before the first shower.',
    },
  ],
  drivers: [
    'Moving the toilet costs more than moving any other fixture, because of its large drain.',
    'Every square foot of tile counts, and small pieces take longer to set.',
    'A fixed glass panel costs far less than a corner enclosure with a door.',
    'A stock vanity costs less than one made to the width of the wall.',
    'Rotten subfloor or old pipe behind the tile adds repairs before anything new goes in.',
  ],
  decide: [
    'Decide between tub and shower, with care if this is the only bathroom.',
    'Settle whether the toilet stays where it is, since the layout follows from it.',
    'Choose a niche or a bench now, because they are framed before tiling.',
    'Plan where you will wash during the days when the water is off.',
    'Pick a fan by its noise rating, and take one sone or less.',
  ],
  mistakes: [
    'Tile is set on plain drywall in the shower, and the wall softens behind it.',
    'The fan blows into the attic, where the moisture feeds mold that nobody sees.',
    'The vanity is bought first, and then the door or a drawer hits it.',
    "The glass is ordered from the plan and doesn't fit the finished tile.",
    'Polished tile is laid on the floor and turns slippery when it is wet.',
  ],
  questions: [
    {
      question: 'How long is our bathroom out of use?',
      answer:
        'A full bath takes two to four weeks. You are without water for two or three days in all, and the toilet can often be set back for the night. With a second bathroom in the house, the work is much easier to live with.',
    },
    {
      question: 'Tub or walk-in shower?',
      answer:
        'If it is your only bathroom, keeping a tub makes the house easier to sell. With two, one of them can be a shower you like. A shower five feet long fits the place of an old tub, though the drain usually has to be enlarged.',
    },
    {
      question: 'What does a visit to our home involve?',
      answer:
        'It takes about an hour. We measure the room and look at the drain stack, the electrical panel and what lies below the floor. The visit is free, and the estimate comes with 3D renderings and no obligation.',
    },
    {
      question: 'What happens if there is rot behind the old tile?',
      answer:
        'You see photographs of it, with a price for the repair, and we go on when you agree. Damage around the toilet and the shower valve is common in older bathrooms, so keep a reserve until the walls have been opened.',
    },
    {
      question: 'Is a heated floor possible in our bathroom?',
      answer:
        'In most bathrooms, yes. An electric mat lies under the tile, adds little height and needs a circuit with ground-fault protection. Over a concrete slab, insulation goes beneath it. It warms the floor, but rarely replaces the heating of a cold room.',
    },
  ],
}
