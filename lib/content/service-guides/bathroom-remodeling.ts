import { type ServiceGuide } from './guide'

export const bathroomRemodeling: ServiceGuide = {
  slug: 'bathroom-remodeling',
  heading: 'What houses in {town} ask of a bathroom',
  scope:
    'A bathroom opened to the studs and closed again: drains, valves, fan, waterproofing, tile, vanity and light. It is a small room with every trade in it.',
  price: {
    titles: ['Lighting & Electrical', 'Plumbing Services', 'Finishing & Painting'],
    wording: '{sum} for plumbing, lighting and finishing',
    note: 'Those are three lines of our price list. Tile, waterproofing, the shower glass and the vanity depend on the room and are priced after measuring.',
  },
  timeline: '2–4 weeks for a full bath, of which the tile and its drying take about half',
  leadTimes:
    'Tile in stock takes days, special orders 3 to 8 weeks. Shower glass is measured after tiling and comes 1 to 3 weeks later. Vanities run from a few days to 8 weeks.',
  steps: [
    {
      title: 'Layout and 3D renderings',
      short: '',
      text: 'We draw the room to the half inch, with the door swing and the towel you reach for. You see it in 3D and change it on paper.',
    },
    {
      title: 'Demolition and a look behind the tile',
      short: '',
      text: 'The room is sealed, the floor on the way out covered, and the old tile bagged where it falls. Then you get photographs of what was behind it.',
    },
    {
      title: 'Pipes, then waterproofing',
      price: 'Plumbing Services',
      short: '',
      text: 'Valves and drains are set to the new fixtures and tested. Then the pan and walls get a membrane, and the pan stands full of water for a day.',
    },
    {
      title: 'Shower, tub, tile and vanity',
      short: '',
      text: 'Tile starts from a drawn center line, so cuts land in corners and match. The vanity is set on the finished floor, and the glass is measured last.',
    },
    {
      title: 'Fan, light and a warm floor',
      price: 'Lighting & Electrical',
      short: '',
      text: 'A fan that vents outside, light on both sides of the mirror, and outlets with ground-fault protection. It is wired before the walls close.',
    },
    {
      title: 'Finishing and the warranty',
      price: 'Finishing & Painting',
      short: '',
      text: 'Trim, paint made for steam, mirror, bars and caulk. You get the warranty in writing and the name of every valve.',
    },
  ],
  drivers: [
    'Whether the toilet stays on its flange',
    'Square feet of tile, and how much of it is cut small',
    'Shower glass: a fixed panel costs a third of a framed-in corner',
    'A stock vanity or one made to the wall',
  ],
  decide: [
    "Tub or shower. With one bath in the house, think of the next owner's small child.",
    'Whether the toilet moves. Moving it is the costliest foot in the room.',
    'Niche, bench, neither. They are framed before they are tiled.',
    'Where you will wash during the two or three days without water.',
    'Fan noise. Ask for the sone number, and choose 1.0 or less.',
  ],
  mistakes: [
    'Tile on plain drywall in the shower. It softens behind the valve within a few winters.',
    'A fan that blows into the attic. The mold is only out of sight.',
    'Buying the vanity first and finding the door hits it.',
    'Glass ordered from the plan instead of from the finished tile.',
    'Polished tile on the floor. Ask for the wet slip rating.',
  ],
  questions: [
    {
      question: 'How long is our bathroom out of use?',
      answer:
        'A full bath takes 2 to 4 weeks. The toilet can often be set back for the night after the first days; you are without water for two or three days in all. With a second bath in the house you will hardly notice.',
    },
    {
      question: 'Tub or walk-in shower?',
      answer:
        "If it is the only bath, a tub keeps the house easy to sell to a family. With two baths, make one a shower you like. A 60-inch shower fits the old tub's place and its drain.",
    },
    {
      question: 'What does a visit to our home involve?',
      answer:
        'About an hour. We look at the room, the stack, the panel and what lies below the floor. The consultation is free, and the estimate comes with 3D renderings and no obligation.',
    },
  ],
}
