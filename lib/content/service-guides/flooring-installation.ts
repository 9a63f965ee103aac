import { type ServiceGuide } from './guide'

export const flooringInstallation: ServiceGuide = {
  slug: 'flooring-installation',
  heading: 'What houses in {town} ask of a floor',
  scope:
    'Hardwood, engineered wood, vinyl plank and tile, with the subfloor under them, the stairs between them and the baseboards along them. Old oak sanded, if it can be.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Flooring is not a line of our price list: what lies beneath decides too much of it. You get a fixed figure after the moisture and level checks. Baseboards and paint fall under finishing and painting.',
  },
  timeline:
    '2–3 days for two rooms of plank, 4–6 for sanding and finishing, plus the time wood needs to get used to the house',
  leadTimes:
    'Solid wood lies in the rooms for one to two weeks before it is nailed. Stock floors come in days, special widths in 3 to 6 weeks.',
  steps: [
    {
      title: 'Moisture and level checks',
      short: '',
      text: 'A meter in the subfloor, a hygrometer in the room and a ten-foot straightedge. You get the three readings with the estimate.',
    },
    {
      title: 'The old floor goes',
      short: '',
      text: 'Rooms are emptied two at a time, and the old floor leaves the same day. Staples and strips are pulled, not hammered flat.',
    },
    {
      title: 'Subfloor repaired and leveled',
      short: '',
      text: 'Loose panels are screwed, soft ones replaced, low spots filled. An eighth of an inch in ten feet is the aim.',
    },
    {
      title: 'Boards, planks or tile',
      short: '',
      text: 'Wood waits in the room for one to two weeks. Then it is nailed, glued or clicked from a line snapped through the whole floor.',
    },
    {
      title: 'Stairs, thresholds and baseboards',
      short: '',
      text: "Treads, nosings and thresholds in the floor's own wood. Baseboards go back, or new ones are coped and painted.",
    },
    {
      title: 'Sanding and finish',
      short: '',
      text: 'Three grits with a vacuum, then two or three coats of water-based finish. You walk in socks the next day and set furniture on the fourth.',
    },
  ],
  drivers: [
    'Square feet, and how many corners they have',
    'Solid, engineered, plank or tile',
    'Stairs: each tread is a small piece of carpentry',
    'Moving furniture, doors to trim, baseboards to set',
  ],
  decide: [
    'Sand what is there, or cover it.',
    'Direction: with the light, or along the room.',
    'Gloss. Matte hides a dog.',
    'Where you sleep while the finish dries.',
    'Solid or engineered; the subfloor has a vote.',
  ],
  mistakes: [
    'Laying wood on the day it is delivered.',
    'No gap at the wall. A floor needs half an inch in July.',
    'Choosing by a sample the size of a hand.',
    "Setting a kitchen's cabinets on a floating floor.",
    'Sanding a veneer that is thinner than a dime.',
  ],
  questions: [
    {
      question: 'Can we stay in the house while you work?',
      answer:
        'Usually. Two rooms are out at a time. With oil finish you sleep elsewhere for two nights; with water-based finish you walk in socks the next morning.',
    },
    {
      question: 'Hardwood or vinyl plank?',
      answer:
        'Wood can be sanded and lasts as long as the house. Vinyl plank stands water and dogs, and is replaced when it wears through. By the door and on a slab, plank; in rooms you keep, wood.',
    },
    {
      question: 'What do you check at the first visit?',
      answer:
        'Moisture, level, height at the doors and what lies under the present floor. We lift a vent or a corner of carpet. The visit is free; the readings are yours.',
    },
  ],
}
