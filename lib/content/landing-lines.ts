import { type Line } from '@/lib/content/service-guides/guide'
import { type Topic } from '@/lib/content/town-notes/topics'

/** Texts about a place that don't depend on the service. Same rules as in the guides: true for their facts, no more. */

export const topicTitles: Record<Topic, readonly string[]> = {
  'flood-zone-or-damp': ['Water and damp', 'Low ground', 'Before you build low'],
  'steep-stairs-or-slope': ['The way up', 'Stairs and slope', 'The hill'],
  'condo-or-coop-rules': ['The association', 'Shared walls', 'What the board decides'],
  'old-additions': ['The addition', 'Old and new wings', 'Where two houses meet'],
  'septic-or-well': ['Well and septic', 'What serves the lot', 'Water in, water out'],
  'small-galley': ['A narrow kitchen', 'The galley', 'Short walls'],
  'raised-ranch-layout': ['Raised ranches and bi-levels', 'One floor over another', 'The bi-level'],
  'split-level-layout': ['Half-levels', 'The split-level', 'Half a flight'],
  'plaster-and-lath': ['Plaster and lath', 'Plaster walls'],
  'narrow-street-access': ['Trucks and curbs', 'The street', 'Getting to the door'],
  'two-family-rules': ['Two households', 'What is on record', 'The second unit'],
  'open-plan-wall': ['The wall in between', 'Opening up', 'What the wall carries'],
  'galvanized-or-old-pipes': ['Old pipes', 'Pipes behind the wall'],
  'historic-review': ['Historic review', 'The outside of the house'],
  'kosher-kitchen': ['Two sides to one kitchen', 'Meat and dairy', 'A kosher layout'],
  'cold-floors': ['Cold floors', 'Under the floor'],
  'multigenerational-bath': ['A bath for several ages', 'One bath, many people'],
  'slab-or-low-basement': ['Slabs and low cellars', 'Under the slab'],
  'large-family-kitchen': ['Cooking for many', 'A long table'],
  'old-wiring': ['Old wiring', 'The panel'],
  'lead-paint': ['Old paint', 'Lead-safe work'],
}

/** Opens the housing section of a place we know something about; `{Types}` is `{types}` with a capital. */
export const housingOpenings: readonly Line[] = [
  ['any', 'Much of the housing in {town} dates {eras}: {types}.'],
  ['any', '{Types}, many of them {eras}: that is what we plan for in {town}.'],
  ['any', 'In {town} you find {types}. Much of it dates {eras}.'],
]
export const housingOpeningsLow: readonly Line[] = [
  [
    'any',
    'Little is published about the houses of {town}, so go by the year on your own papers. Here is what houses of different years ask for.',
  ],
  [
    'any',
    "We won't guess at what stands on your street in {town}. Find the year of your house on the tax record, then read the part that fits.",
  ],
  [
    'any',
    'There is no survey of {town} houses that we could lean on. The age of your own house tells more than the name of the place.',
  ],
]

/** Who issues the permit. Keyed by kind of place; a few places have their own text in `ownJurisdiction`. */
export const jurisdictions: readonly Line[] = [
  [
    'village',
    '{town} is an incorporated village. Its permits come from {office}, not from the Town of {township}.',
  ],
  [
    'village',
    'Villages issue their own building permits. For your address that is {office}, although the land lies in the Town of {township}.',
  ],
  [
    'village',
    "Ask {office}. The Town of {township} around it has an office of its own, but a village house is the village's to approve.",
  ],
  [
    'hamlet',
    '{town} has no village hall. It is a hamlet in the Town of {township}, and permits come from {office}.',
  ],
  [
    'hamlet',
    'Permits for {town} come from {office}, since a hamlet has no government of its own. One town office answers for all of {township} outside the villages.',
  ],
  [
    'hamlet',
    'Your permit office is {office}. {town} is a community within {township} and not a municipality, so there is one place to ask.',
  ],
]

export const ownJurisdiction: Readonly<Record<string, string>> = {
  'spring-valley':
    'In February 2022 code enforcement in Spring Valley was moved to the Rockland County Office of Buildings and Codes. That was meant to be temporary, so call the village first and ask which office takes applications today.',
  'south-nyack':
    'South Nyack dissolved as a village on March 31, 2022. Since then {office} handles its permits. If you hold a permit or approval from the former village, confirm with the town that it still stands.',
  'stony-point':
    'Stony Point is a town of its own, so there is one office to ask: {office}. It answers for the whole town, the hamlets in it included.',
  garnerville:
    "Garnerville crosses a municipal line. Inside the Village of West Haverstraw the village's building department issues the permit; outside it, the Town of Haverstraw's does. Your tax bill names the one.",
  sterlington:
    'By our list the Town of Ramapo issues permits for Sterlington. Village lines run close, so check the municipality on your tax bill before you call.',
  'suffern-park':
    "Several village lines meet at Suffern Park. The office may be the Town of Ramapo's or that of Suffern, Montebello or Airmont. The tax bill for your lot names the one to call.",
  'summit-park':
    'Summit Park lies among village lines. The Town of Ramapo issues permits for lots outside them; Pomona or New Hempstead for lots inside. Look at your tax bill first.',
  'willow-grove':
    'A town line passes close to Willow Grove. North of it you ask the Town of Stony Point, south of it the Town of Haverstraw. Your tax bill says which side you are on.',
  tallman:
    "Tallman became part of the Village of Airmont in 1991, so the permit comes from {office}. A Tallman mailing address doesn't change that.",
  samsondale:
    'Samsondale is a part of West Haverstraw and not a municipality. By our list {office} issues its permits; a call confirms it for your lot.',
  'rockland-lake':
    'Rockland Lake lies in the Town of Clarkstown, with no village in between. Permits come from {office}.',
  pomona:
    'Pomona lies in two towns, Haverstraw and Ramapo, but it is a village, and permits come from {office} on either side of the line.',
}

export const permitAdvice: readonly Line[] = [
  ['any', 'Ask three things when you call: which form, which drawings, and how inspections are booked.'],
  [
    'any',
    "We haven't seen your lot yet. Take this as a list of questions for the office and not as a ruling.",
  ],
  [
    'any',
    'Ask how long a review takes this month. It varies with the season, and the crew is booked after it.',
  ],
  ['any', "Ask whether a copy of the contractor's county license and insurance goes in with the form."],
  [
    'any',
    'Find the old permits while you are at it. Work that was never signed off turns up when a house is sold.',
  ],
  ['any', "Get the answer in an e-mail if you can. It is worth having when the next owner's lawyer asks."],
  [
    'any',
    'Have the section, block and lot from your tax bill at hand. It is the first thing an office asks for.',
  ],
  ['any', 'Bring a sketch with sizes. A question with a drawing gets an answer; one without gets a form.'],
  [
    'any',
    'Fees usually follow the cost of the work. Ask for the schedule, so that the estimate can include it.',
  ],
  [
    'any',
    'Ask what happens at the end: a final inspection, a certificate, or a letter. You want that paper in the file.',
  ],
]

export const visitLines: readonly Line[] = [
  [
    'near',
    'You are about {miles} from the showroom in a straight line. Come by twice: once to look, once with a door or a tile from home.',
  ],
  [
    'near',
    'The showroom in Congers is about {miles} off, measured straight. Borrow a sample over the weekend and see it in your own light.',
  ],
  [
    'near',
    'At {miles} in a straight line we are close by. A question that needs a second look at the wall is settled the same week.',
  ],
  [
    'middle',
    'The showroom is about {miles} away, measured straight. One visit with your room sizes is enough to choose from the full samples.',
  ],
  [
    'middle',
    'About {miles} lie between {town} and Congers in a straight line. We bring the short list of samples to your table, so that you drive once at most.',
  ],
  [
    'middle',
    'From {town} it is about {miles} straight to Route 303. Look at the hours before you set out, and bring the sizes of the room.',
  ],
  [
    'far',
    'Congers is about {miles} from {town} in a straight line, and more by road. We bring samples to you and keep the showroom for the last choice.',
  ],
  [
    'far',
    'With about {miles} between us, straight, we group the work: one visit to measure, one with samples, and then the days on site.',
  ],
  [
    'far',
    '{town} is on the far side of the county, about {miles} in a straight line. The first visit is at your house, so nobody crosses it for nothing.',
  ],
]
/** The showroom's own hamlet. */
export const visitAtHome =
  "The showroom is in Congers, on Route 303. Walk in with a photo and the room's sizes; samples go home with you."
export const orientation: readonly Line[] = [
  ['any', 'When you call, a cross street or a name such as {landmark} tells us the side of {town}.'],
  ['any', 'Tell us how your house lies from {landmark}, and whether a van can stop at the door.'],
  ['any', 'Give us the street and a point we can find, {landmark} for example, when you ask for a time.'],
]

export const whyRows: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Licensed and insured',
    lines: [
      ['any', 'For kitchen and bath work in Rockland County. Ask, and you get the insurance certificate.'],
      [
        ['condo-or-coop-rules', 'townhouse-condo', 'apartment-coop'],
        'The insurance certificate can name your association, where it asks for that.',
      ],
      [['village', 'single-family'], 'Proof goes in with the permit papers where an office wants it.'],
    ],
  },
  {
    title: 'Since {since}',
    lines: [
      ['any', "{years} years in the county's houses, {customers} customers, rated {rating}."],
      [
        ['pre-1900', '1900-1939'],
        '{years} years of walls that are not square. {customers} customers, rated {rating}.',
      ],
      [
        ['1940-1959', '1960-1979'],
        '{years} years of capes, ranches and splits. {customers} customers, rated {rating}.',
      ],
    ],
  },
  {
    title: 'Written warranty',
    lines: [
      ['any', 'A quality guarantee on paper, which you keep with the house.'],
      [['single-family', 'two-family'], 'On paper, with the colors, the shut-offs and the makers listed.'],
      [['townhouse-condo', 'apartment-coop'], 'On paper, so that the next owner and the board can read it.'],
    ],
  },
  {
    title: '3D design renderings',
    lines: [
      ['any', 'You see the room before anything is ordered, with no obligation.'],
      [
        ['split-level-layout', 'raised-ranch-layout', 'open-plan-wall'],
        'Seen from both sides of the opening, before a wall is touched.',
      ],
      [['1980-1999', '2000-later'], 'Two versions side by side, so that you can compare costs.'],
    ],
  },
]
