import { requireTown, type Town } from '@/lib/business/towns'

/** A figure on a town page; the figure is fixed by the specification, the label as well, or empty. */
type TownStat = { value: string; label: string }

/** One of the eight fixed town pages. Expertise keeps to the town's planning notes (town-notes/town-notes.json). */
export type TownPage = {
  town: Town
  badge: string
  /** Follows the town's name, which is the title of the picture. */
  headline: string
  /** Projects in the town, as the home page counts them too. */
  projectCount: string
  stats: readonly [TownStat, TownStat, TownStat]
  /** What kind of houses these are, in a sentence or two. */
  houses: string
  expertise: readonly [Expertise, Expertise, Expertise]
  picture: { src: string; position: string }
}
export type Expertise = { title: string; text: string }

// Where the specification gives a figure without a label, it stands alone.
const projects = (value: string, town: string): TownStat => ({ value, label: `projects in ${town}` })
const alone = (value: string): TownStat => ({ value, label: '' })

/** The eight town pages, in the order in which the site lists them. */
export const townPages: readonly TownPage[] = [
  {
    town: requireTown('new-city'),
    badge: 'County Seat',
    headline: 'Kitchens and baths for raised ranches, splits and colonials',
    projectCount: '45+',
    stats: [projects('45+', 'New City'), { value: '98%', label: 'satisfaction' }, alone('3 weeks')],
    houses:
      'The subdivisions went up largely from the 1950s through the 1980s, so half-levels and center halls are the usual starting point.',
    expertise: [
      {
        title: 'Half-levels',
        text: 'Many splits off Little Tor Road and Route 304 have the kitchen half a flight above the den. The railing wall can brace those levels, so the framing is checked before cabinets are drawn.',
      },
      {
        title: 'Townhouse associations',
        text: 'The 1970s rows on Heritage Drive share walls and an association. Its alteration form and working hours come first, the tile saw second.',
      },
      {
        title: 'Town permits',
        text: 'New City is a hamlet in Clarkstown. Building permits come from the Town of Clarkstown Building Department, and we say at the first visit whether your plan needs one.',
      },
    ],
    picture: { src: '/images/hero-fallback.webp', position: '50% 60%' },
  },
  {
    town: requireTown('suffern'),
    badge: 'Historic Village',
    headline: 'Kitchens and baths for old village houses and newer condominiums',
    projectCount: '32+',
    stats: [projects('32+', 'Suffern'), alone('25+ years'), { value: '100%', label: 'code compliance' }],
    houses:
      'Near the center, houses date to the late nineteenth and early twentieth centuries. Postwar streets and condominiums stand farther out.',
    expertise: [
      {
        title: 'Plaster near the center',
        text: 'Within a walk of Lafayette Avenue, plaster keys break loose when old cabinets are pried off. The wall repair is priced along with the new boxes.',
      },
      {
        title: 'Streets behind downtown',
        text: 'They were not laid out for trucks, and commuters park near the station. A small container, swapped twice, is often easier to place than one large dumpster.',
      },
      {
        title: 'Village permits',
        text: 'Building permits come from the Village of Suffern Building Department, not from the Town of Ramapo. Near the Mahwah River, ask it how substantial-improvement rules apply before you plan a full kitchen.',
      },
    ],
    picture: { src: '/images/gallery-kitchen-02-after.webp', position: '50% 62%' },
  },
  {
    town: requireTown('spring-valley'),
    badge: 'Diverse Community',
    headline: 'Small kitchens and shared houses, planned to the inch',
    projectCount: '28+',
    stats: [projects('28+', 'Spring Valley'), alone('15+'), alone('95%')],
    houses:
      'Older frame houses, garden apartments, two-family homes and newer buildings stand side by side, so apartment-size kitchens and baths are common.',
    expertise: [
      {
        title: 'Rooms without spare wall',
        text: 'Garden-apartment kitchens leave little to work with. Full-height cabinets on one side and a 24-inch range on the other free enough floor for two people to pass.',
      },
      {
        title: 'Two kitchens, one certificate',
        text: 'Two-family and converted houses are common here. We check that both kitchens are on the certificate of occupancy before one is replaced.',
      },
      {
        title: 'Which office to ask',
        text: 'Rockland County’s Office of Buildings and Codes has acted for the village since February 2022. We ask which office takes permits now, before a date is set.',
      },
    ],
    picture: { src: '/images/kitchen-06-after.webp', position: '50% 66%' },
  },
  {
    town: requireTown('nanuet'),
    badge: 'Shopping Hub',
    headline: 'Kitchens for capes and ranches, and for the way you cook now',
    projectCount: '35+',
    stats: [projects('35+', 'Nanuet'), alone('85%'), alone('2.5 weeks')],
    houses:
      'Postwar capes, ranches and bi-levels line the streets off Middletown Road and Route 59, with townhouses and condominiums near the shops.',
    expertise: [
      {
        title: 'The kitchen by the stairs',
        text: 'Postwar capes put it at the back corner, usually one wall and a return. A counter-depth refrigerator and a pull-out pantry gain more there than trying to squeeze in an island.',
      },
      {
        title: 'Drains under concrete',
        text: 'Some ranches between the railroad and Middletown Road have no full basement, so a new shower drain means opening the floor. Keeping the toilet where it is saves most of that digging.',
      },
      {
        title: 'Associations and permits',
        text: 'In a complex, plumbing stacks and outside walls belong to the association, and a relocated drain needs its written approval. Building permits come from the Town of Clarkstown Building Department.',
      },
    ],
    picture: { src: '/images/gallery-kitchen-01-after.webp', position: '50% 68%' },
  },
  {
    town: requireTown('pearl-river'),
    badge: 'Irish Heritage',
    headline: 'Kitchens and baths for foursquares, capes and ranches',
    projectCount: '29+',
    stats: [projects('29+', 'Pearl River'), alone('20+ years'), alone('100%')],
    houses:
      'Dutch colonials, capes and foursquares stand near the center, with postwar ranches and splits toward Nauraushaun and the New Jersey line.',
    expertise: [
      {
        title: 'The turn from the porch',
        text: 'Dutch colonials and foursquares near Central Avenue have plaster and narrow doorways. Every turn is measured before a one-piece island top is ordered.',
      },
      {
        title: 'The corner dinette',
        text: 'Toward Nauraushaun, the fifties and sixties splits keep one in the kitchen. A banquette in that corner seats six and leaves the wall free for pantry cabinets.',
      },
      {
        title: 'Headers and permits',
        text: 'Opening a cape from kitchen to dining room generally needs an engineer’s detail for the permit, which the Town of Orangetown Building Department issues. It is ordered with the cabinet drawings.',
      },
    ],
    picture: { src: '/images/kitchen-01-after.webp', position: '50% 66%' },
  },
  {
    town: requireTown('monsey'),
    badge: 'Growing Community',
    headline: 'Kitchens for many cooks, baths for a busy house',
    projectCount: '41+',
    stats: [projects('41+', 'Monsey'), alone('90%'), alone('3 weeks')],
    houses:
      'Mid-century ranches and capes stand beside attached multifamily houses along Route 59 and Route 306.',
    expertise: [
      {
        title: 'Two sides to one kitchen',
        text: 'Two sinks, two dishwashers and a clear break between meat and dairy counters are widely asked for. The counter material is settled before the slab is bought.',
      },
      {
        title: 'A long table',
        text: 'A wide sink, two ovens and aisles for several helpers. In a mid-century ranch that generally means borrowing the old dining room and checking the joists above.',
      },
      {
        title: 'Party walls and permits',
        text: 'Attached houses off Route 306 have party walls and stacked plumbing, so we ask what the papers let one owner change. Building permits come from the Town of Ramapo Building Department.',
      },
    ],
    picture: { src: '/images/kitchen-05-after.webp', position: '50% 68%' },
  },
  {
    town: requireTown('nyack'),
    badge: 'Artistic Village',
    headline: 'Kitchens and baths for houses that were here before the bridge',
    projectCount: '24+',
    stats: [projects('24+', 'Nyack'), alone('150+ years'), alone('100%')],
    houses:
      'Victorian and early twentieth-century houses predominate, often with a kitchen added onto the back.',
    expertise: [
      {
        title: 'Old walls',
        text: 'Victorian houses around Broadway have plaster on wood lath, with picture moldings worth saving. A neat channel for new wiring costs less than patching a fallen ceiling.',
      },
      {
        title: 'A flight up',
        text: 'From the river to Route 9W the village rises quickly. Steps are counted before a countertop is quoted, since they decide how many hands the slab needs.',
      },
      {
        title: 'Village permits',
        text: 'Building permits come from the Village of Nyack Building Department, not from the Town of Orangetown. In a divided Victorian, the certificate of occupancy is compared with what is there first.',
      },
    ],
    picture: { src: '/images/gallery-bath-02-after.webp', position: '50% 62%' },
  },
  {
    town: requireTown('haverstraw'),
    badge: 'Hudson River',
    headline: 'Kitchens and baths for brick rows and riverfront homes',
    projectCount: '19+',
    stats: [projects('19+', 'Haverstraw'), alone('75%'), alone('2.5 weeks')],
    houses:
      'Nineteenth-century attached and frame houses share the village with the Harbors at Haverstraw on the riverfront.',
    expertise: [
      {
        title: 'Plaster on brick',
        text: 'Row houses from the brickmaking years have plaster straight on masonry. Wall cabinets get anchors made for brick, or the wall is furred out an inch first.',
      },
      {
        title: 'Streets older than trucks',
        text: 'First, Second and Third streets have no side yards. A small van parks early, and cabinets are carried through the front room.',
      },
      {
        title: 'Village permits',
        text: 'Building permits come from the Village of Haverstraw Building Department. Where an attached house may hold more than one apartment, it first confirms how many it has on file.',
      },
    ],
    picture: { src: '/images/kitchen-03-after.webp', position: '50% 68%' },
  },
]

/** The fixed pages of the places that there are, each with its place's facts as they are now. */
export const townPagesIn = (places: readonly Town[]): TownPage[] =>
  townPages.flatMap((page) => {
    const town = places.find(({ slug }) => slug === page.town.slug)
    return town ? [{ ...page, town }] : []
  })

const bySlug = new Map(townPages.map((page) => [page.town.slug, page]))

/** The fixed page of a town's slug, or null. The slug is matched as it is: addresses at the root are lower case. */
export const getTownPage = (slug: string): TownPage | null => bySlug.get(slug) ?? null
