import { type ServiceGuide } from './guide'

export const flooringInstallation: ServiceGuide = {
  slug: 'flooring-installation',
  heading: 'What houses in {town} ask of a floor',
  scope:
    'We lay hardwood, engineered wood, vinyl plank and tile, and sand old oak where it can be saved. The work takes in the subfloor below, the stairs between the floors and the baseboards along them.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Flooring is not a line of our price list, because what lies beneath decides too much of it. You get a fixed price after the moisture and level checks. Baseboards and paint fall under finishing and painting.',
  },
  timeline:
    '2–3 days for two rooms of plank and 4–6 days for sanding and finishing, plus the time wood needs to adjust to the house',
  leadTimes:
    'Solid wood lies in the rooms for 1–2 weeks before it is nailed. Floors in stock come within days, special widths in 3–6 weeks.',
  steps: [
    {
      title: 'Moisture and level checks',
      short: 'We test moisture and level before you choose.',
      text: 'A meter reads the moisture in the subfloor and the air of the room, and a ten-foot straightedge shows high and low spots. We lift a vent or a corner to see the layers below. You get the readings with the estimate, and they decide which floors are possible.',
    },
    {
      title: 'The old floor goes',
      short: 'The old floor is taken up and hauled away.',
      text: 'Furniture moves two rooms at a time, and the old floor leaves the house the same day. Staples and nails are pulled. Old tile, sheet flooring or black adhesive that may contain asbestos is tested first, and where it does, a licensed firm removes it, which takes some days.',
    },
    {
      title: 'Subfloor repaired and leveled',
      short: 'The subfloor is screwed down, repaired and leveled.',
      text: 'Loose panels are screwed to the joists, soft ones replaced and low spots filled, until the floor is flat within an eighth of an inch in ten feet. Concrete gets a moisture barrier where its reading calls for one. Rot beside a bath or an outside door is the usual delay here.',
    },
    {
      title: 'Boards, planks or tile',
      short: 'The floor is laid from one line through all rooms.',
      text: 'Solid wood first lies in the rooms for one to two weeks, vinyl plank for a day or two. Then one line is snapped through the whole area, and the floor is nailed, glued, clicked or set from it. Along every wall a gap stays for movement.',
    },
    {
      title: 'Stairs, thresholds and baseboards',
      short: 'Stairs, thresholds and baseboards finish the edges.',
      text: 'Treads, nosings and thresholds are made in the wood or color of the floor, and heights are brought together at each door. Baseboards go back, or new ones are fitted and painted. Doors that would scrape are trimmed. Stairs come after the rooms, so the house stays passable.',
    },
    {
      title: 'Sanding and finish',
      short: 'Wood is sanded and finished; tile is grouted.',
      text: 'Unfinished wood is sanded in three passes with a vacuum attached and gets two or three coats. With a water-based finish you walk in socks the next day and bring furniture on the fourth. Prefinished boards and plank are ready at once, and tile as soon as its grout has cured.',
    },
  ],
  drivers: [
    'The square feet count, and so do corners, closets and angles.',
    'Solid wood, engineered wood, vinyl plank and tile lie in different price groups.',
    'Every stair tread is a small piece of carpentry by itself.',
    'Moving furniture, trimming doors and setting baseboards add hours to each room.',
    'A subfloor that is soft, damp or out of level has to be repaired first.',
  ],
  decide: [
    'Decide whether the old floor is sanded or covered, once we know its thickness.',
    'Choose the direction of the boards, along the room or toward the light.',
    'Pick a sheen, knowing that satin and matte hide scratches better than gloss.',
    'Plan where you will sleep while an oil finish dries.',
    'Choose between solid and engineered wood after the moisture readings are in.',
  ],
  mistakes: [
    'Wood is laid on the day it is delivered and shrinks or swells afterward.',
    'No gap is left at the wall, and the floor buckles in a humid July.',
    'The color is chosen from a sample no larger than a hand.',
    'Kitchen cabinets are set on a floating floor, which can then no longer move.',
    'An engineered floor is sanded although its top layer is thinner than a dime.',
  ],
  questions: [
    {
      question: 'Can we stay in the house while you work?',
      answer:
        'Usually, since only two rooms are out of use at a time. With a water-based finish you can walk in socks the next morning. With an oil-based finish, plan to sleep elsewhere for about two nights because of the smell.',
    },
    {
      question: 'Hardwood or vinyl plank?',
      answer:
        "Hardwood can be sanded several times and lasts for generations. Vinyl plank stands water and pets' claws, and is replaced when it wears through. On a slab or by a wet entry we suggest plank, and wood in the rooms above.",
    },
    {
      question: 'What do you check at the first visit?',
      answer:
        'Moisture, level, the heights at the doors and what lies under the present floor. To see that, we lift a vent or a corner of carpet. The visit is free, and you keep the readings whether or not you go ahead.',
    },
    {
      question: 'Can our old hardwood be sanded again?',
      answer:
        'Most solid floors can, if enough wood is left above the tongue. We look at a vent or a threshold, where the edge shows, and at nail heads on the surface. Deep pet stains may stay visible and are better cut out and replaced.',
    },
    {
      question: 'Do the kitchen cabinets come before or after the floor?',
      answer:
        "Nailed wood and tile usually go in before the cabinets, so that the heights are right at the dishwasher. A floating floor goes in afterward, because the cabinets' weight would pin it down. We settle the order when the floor is chosen.",
    },
  ],
}
