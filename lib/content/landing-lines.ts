import { type Topic } from '@/lib/content/town-notes/topics'

/** Texts about a place that don't depend on the service. `{town}`, `{township}` and `{office}` are filled in. */

/** Who issues the permit, by kind of place; places on a line have their own text in `ownJurisdiction`. */
export const jurisdictions = {
  village:
    '{town} is an incorporated village: permits come from {office}, not from the Town of {township}. We prepare the drawings and file them; you sign.',
  hamlet:
    '{town} is a hamlet in the Town of {township}, and permits come from {office}. We prepare the drawings and file them; you sign.',
}

export const ownJurisdiction: Readonly<Record<string, string>> = {
  'spring-valley':
    'In February 2022 code enforcement in Spring Valley was moved to the Rockland County Office of Buildings and Codes. That was meant to be temporary, so we call the village first and learn which office takes applications today.',
  'south-nyack':
    'South Nyack dissolved as a village on March 31, 2022. Since then {office} handles its permits. If you hold a permit or approval from the former village, we confirm with the town that it still stands.',
  'stony-point':
    'Stony Point is a town of its own without villages, so one office answers for all of it, the hamlets included: {office}.',
  'tomkins-cove':
    'Tomkins Cove is a hamlet in the Town of Stony Point, which has no villages. {Office} issues the permit, and we file with it.',
  garnerville:
    "Garnerville crosses a municipal line. Inside the Village of West Haverstraw the village's building department issues the permit; outside it, the Town of Haverstraw's does. Your tax bill names the one, and we file there.",
  sterlington:
    'Sterlington is not a municipality. The Town of Ramapo issues permits outside its villages; village lines run close, and the tax bill for your lot settles it.',
  'suffern-park':
    "Several village lines meet at Suffern Park. The office may be the Town of Ramapo's or that of Suffern, Montebello or Airmont. The tax bill for your lot names the one, and we file there.",
  'summit-park':
    'Summit Park lies among village lines. The Town of Ramapo issues permits for lots outside them; Pomona or New Hempstead for lots inside. Your tax bill says which, and we file there.',
  'willow-grove':
    'A town line passes close to Willow Grove. North of it the Town of Stony Point issues permits, south of it the Town of Haverstraw. Your tax bill says which side you are on.',
  tallman:
    "Tallman became part of the Village of Airmont in 1991, so the permit comes from {office}. A Tallman mailing address doesn't change that.",
  samsondale: 'Samsondale is a part of West Haverstraw and not a municipality: {office} issues its permits.',
  'rockland-lake':
    'Rockland Lake lies in the Town of Clarkstown, with no village in between. Permits come from {office}.',
  pomona:
    'Pomona lies in two towns, Haverstraw and Ramapo, but it is a village, and permits come from {office} on either side of the line.',
}

/** How a visit is arranged, by the way to the showroom. */
export const visitLines = {
  near: 'You are about {miles} from the showroom in a straight line: come by with a door or a tile from home.',
  middle:
    'The showroom is about {miles} away, measured straight. One visit with your room sizes is enough to choose from the full samples.',
  far: '{showroom} is about {miles} from {town} in a straight line. We bring samples to you and keep the showroom for the last choice.',
}
/** The showroom's own hamlet. */
export const visitAtHome =
  "The showroom is in Congers, on Route 303. Walk in with a photo and the room's sizes; samples go home with you."

export const whyRows = [
  { title: 'Licensed and insured', text: 'For kitchen and bath work in Rockland County.' },
  { title: 'Since {since}', text: '{customers} customers, rated {rating}.' },
  { title: 'Written warranty', text: 'A quality guarantee on paper.' },
  { title: '3D design renderings', text: 'You see the room before anything is ordered.' },
]

/** The title over a planning note, by its topic. */
export const topicTitles: Readonly<Record<Topic, string>> = {
  'flood-zone-or-damp': 'Water and damp',
  'steep-stairs-or-slope': 'Stairs and slope',
  'condo-or-coop-rules': 'The association',
  'old-additions': 'Old and new wings',
  'septic-or-well': 'Well and septic',
  'small-galley': 'Narrow kitchens',
  'raised-ranch-layout': 'Raised ranches and bi-levels',
  'split-level-layout': 'Half-levels',
  'plaster-and-lath': 'Plaster and lath',
  'narrow-street-access': 'Trucks and curbs',
  'two-family-rules': 'Two households',
  'open-plan-wall': 'The wall in between',
  'galvanized-or-old-pipes': 'Old pipes',
  'historic-review': 'Historic review',
  'kosher-kitchen': 'A kosher layout',
  'cold-floors': 'Cold floors',
  'multigenerational-bath': 'A bath for several ages',
  'slab-or-low-basement': 'Slabs and low cellars',
  'large-family-kitchen': 'Cooking for many',
  'old-wiring': 'Old wiring',
  'lead-paint': 'Old paint',
}
