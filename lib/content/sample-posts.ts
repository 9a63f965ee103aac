import type { Post } from '@/lib/content-types'

// The posts among the samples (lib/business/samples.ts).

const paragraphs = (...texts: string[]) => texts.join('\n')

/** Noon in UTC is the same calendar day everywhere in the United States. */
const publishedOn = (day: string) => {
  const at = `${day}T12:00:00.000Z`
  const dates = { publishedAt: at, createdAt: at, updatedAt: at }
  return { metaTitle: '', metaDescription: '', isPublished: true, isSample: true, ...dates }
}

export const samplePosts: Post[] = [
  {
    ...publishedOn('2024-12-15'),
    id: 'sample-post-kitchen-trends',
    title: '2024 Kitchen Design Trends in New City',
    slug: '2024-kitchen-design-trends-in-new-city',
    excerpt:
      'Two-tone cabinets, quieter hoods, drawers instead of doors: what people in New City asked for this year, and what it cost them.',
    featuredImage: '/images/blog-kitchen-trends.webp',
    town: 'New City',
    category: 'Kitchen Design',
    content: paragraphs(
      'New City’s houses went up largely between the 1950s and the 1980s. Raised ranches, split-levels and center-hall colonials share one trait: a kitchen planned for one cook, behind a wall.',
      'The first thing most people asked for this year was not a color. It was the wall between kitchen and dining room, gone or halved. Where it carries the floor above, a flush beam takes its place; where it does not, the work is two days and a patch in the floor. In a split-level, look twice: the railing wall between the kitchen and the half-flight down can brace the levels, so the framing is checked before a cabinet is drawn.',
      'Cabinets went two-tone. Darker below, lighter above: navy, sage and walnut on the base and the island, white or greige on the walls. It hides scuffs where feet and dishwashers are, and keeps the room bright where the eyes are. If you hesitate between two colors, take the quieter one for the long run of cabinets and the other for the island. An island can be repainted in a weekend. Twenty doors can’t.',
      'Drawers instead of doors below the counter. If you change one thing, change that. A drawer brings the back of the cabinet to you, holds plates as well as pots, and saves the bending. It costs more than a shelf behind a door, and it is the part of a new kitchen that people mention a year later. Keep one cabinet with doors for the sink, and one with upright dividers for trays.',
      'Hoods became quiet and plain, set in plaster or in a box that matches the cabinets. What matters is behind it: a duct to the outside, short, with as few bends as the wall allows. A hood that blows back into the room through a filter moves the smell and keeps the steam.',
      'Counters moved to quartz with a soft vein, at $3,000 to $8,000 for a typical room, and the splash is often the same stone, so there is no grout to clean. Marble is still asked for, mostly on an island. It etches where lemon or wine stands on it. Some people call that a patina and some call us, so we leave a sample on your counter for a week before you decide.',
      'Light arrived in three layers: under the cabinets for work, over the island for company, and on a dimmer for the evening. Budget $2,000 to $6,000, and decide on it before the walls are closed. The switch by the door should work the light you need with your hands full. Everything else can be on the far wall.',
      'Floors followed the rooms they lead to. When the wall comes down, the kitchen and the dining room become one, and two floors that meet in the middle look like a mistake. Oak can often be woven into what is there and sanded with it. On a lower level near the Demarest Kill, where streets have a record of flooding, tile over the slab copes better than a floating floor.',
      'What did people leave out? Open shelves on every wall: two either side of a window are enough for the cups you use daily. Desks in the kitchen, which collect mail. And glass doors, unless there is something behind them worth a light.',
      'What it comes to depends on the room. Of our price list, design runs from $2,500 to $5,000, cabinets and their installation from $8,000 to $25,000, and plumbing from $1,500 to $4,000. If a wall moves or a circuit is added, there is a permit, which for New City comes from the Town of Clarkstown Building Department. Ask about it at the first visit, because it decides when the work can start.',
      'The best thing to bring to that visit is not a folder of pictures. It is a list of what annoys you: the drawer that hits the oven door, the corner nobody reaches, the spot where two people always meet. The drawing starts from that list.',
    ),
  },
  {
    ...publishedOn('2024-12-12'),
    id: 'sample-post-bath-guide',
    title: 'Suffern Bathroom Remodeling Guide',
    slug: 'suffern-bathroom-remodeling-guide',
    excerpt:
      'Permits, pipes and floors in the village, and how to keep one bathroom working while the other is open.',
    featuredImage: '/images/blog-bath-guide.webp',
    town: 'Suffern',
    category: 'Bathroom Remodel',
    content: paragraphs(
      'Suffern has two kinds of bathroom. There is the one near Lafayette Avenue, in a house from the late 1800s to the 1920s, added when indoor plumbing was news and squeezed into whatever room was left. And there is the one farther out, in a postwar house or a condominium, five feet by eight, tiled once and never opened since. They ask for different things.',
      'Start with the permit. Suffern is a village of its own, so permits come from the Village of Suffern Building Department, not from the Town of Ramapo. Changing a faucet needs none. Moving a drain, adding a circuit or taking out a wall does. If you live in a condominium, ask the board for its alteration form in the same week: working hours, stair protection and a delivery slot are typical conditions, and the board’s answer can take longer than the village’s.',
      'Then the pipes. In an old house the drain may be cast iron and the supply galvanized steel, which narrows from the inside until the shower runs thin. A remodel is the one time that the wall is open, so replace what you can reach. It adds a day or two now. It would add a new wall later. A shower gets a two-inch drain in our drawings, even where the old tub had less.',
      'The floor decides what is possible. An upstairs bath stands on joists that somebody may have notched for a pipe decades ago. We look before we promise a shower without a curb: its floor has to slope to the drain, which means lowering the subfloor between the joists or raising the room by an inch or so. Both can be done. One of them makes a step at the door, and you should know which before you choose the tile.',
      'Walls near the center of the village are often plaster on wood lath. Plaster keys break loose when old tile is pried off, so the price of the wall repair belongs in the estimate, not in a phone call in week two. In a postwar house the old tile is usually set in a thick bed of mortar. It is heavy, dusty and slow to take out, and the wall behind it is rarely flat.',
      'Waterproofing is the part you never see and the only part that has to be perfect. Tile and grout are not waterproof; the membrane behind them is. It covers the shower walls, the floor and the corners in one skin. Ask whoever does the work to show you photographs of it before the tile goes on. We take them anyway.',
      'Ventilation comes next. A fan should move at least 50 cubic feet of air a minute and blow it outdoors, not into the attic. Put it on a timer, so that it runs for twenty minutes after you have left. Along the Mahwah and the Ramapo, where cellars are damp to begin with, that timer does more for the paint than the paint does.',
      'Now the question that everyone asks: how do you live through it? If there is a second bathroom, it stays in service, and we don’t shut the water to it for more than a few hours. If there is only one, the order of work changes. The toilet is set back at the end of each day for as long as the floor allows, and the days when it can’t be are agreed on beforehand. Most hall baths take two weeks and larger ones three, once the materials are in the house. Nothing is taken apart until they are.',
      'Money goes to three places: what is behind the walls, what is on them, and what you touch. The first is not the place to save. On the second you can: a plain porcelain tile laid well looks better than an expensive one laid in a hurry. On the third, spend where your hand goes every day. The shower valve, the drawer slides and the light at the mirror are used thousands of times.',
      'A last note on streets. Those behind the downtown were not laid out for trucks, and commuters park near the station. A small container that is changed twice is often easier to place than one large one. Tell your neighbors the dates. It costs nothing, and it is remembered.',
    ),
  },
  {
    ...publishedOn('2024-12-10'),
    id: 'sample-post-small-kitchens',
    title: 'Maximizing Small Kitchens in Spring Valley',
    slug: 'maximizing-small-kitchens-in-spring-valley',
    excerpt: 'Eight feet by ten is enough, if the refrigerator moves first.',
    featuredImage: '/images/blog-small-kitchen.webp',
    town: 'Spring Valley',
    category: 'Space Planning',
    content: paragraphs(
      'Eight feet by ten is a common kitchen in Spring Valley: in a garden apartment near Main Street, in one half of a two-family house, behind the front room of an old frame house by the railroad. It is enough for a family that cooks every day. It is rarely laid out that way.',
      'Begin with the refrigerator. It is the largest thing in the room, and it usually stands where it cuts the counter in two or blocks the way in. Move it to the end of a run, next to the door, and you gain the one thing a small kitchen lacks: three feet of counter in one piece. A counter-depth model, or a recess between the studs, brings its front in line with the cabinets. That gives back six inches of floor.',
      'Next, look at the aisle. Two rows of standard base cabinets, each two feet deep, leave four feet between them in a room eight feet wide. That is comfortable for two people. If your room is narrower, make one side shallow: full-height cabinets a foot deep hold more than you think, because nothing hides behind anything else. A range 24 inches wide has four burners and an oven that takes a turkey of ordinary size.',
      'Then go up. The gap between the wall cabinets and the ceiling stores dust. Cabinets that reach the ceiling add a shelf all around the room, for what you use twice a year. Keep them light in color and the room stays calm. Keep the doors on one wall only, and leave the wall with the window as open as you can.',
      'Below the counter, use drawers. A base cabinet with a door wastes its back half, and in a small kitchen you have no half to waste. Three drawers, shallow, medium and deep, take the place of everything that is now stacked. In a corner, a plain box that opens from one side is often worth more than a mechanism that turns.',
      'The sink can be smaller and deeper. One bowl of 24 inches takes a sheet pan, which two small bowls don’t. If your household keeps two sets of dishes, say so at the start: two compact stations planned together take less room than one kitchen altered twice.',
      'Light does what square feet can’t. A strip under the wall cabinets removes the shadow that your own body throws on the counter. A pale, plain backsplash doubles it. One good ceiling light on a dimmer is better than six spots, and cheaper.',
      'There are things to check before any of this is ordered. In older frame houses, old wiring may be mixed with later cable. A modern kitchen wants separate circuits for its appliances, which can mean a new subpanel and a permit to go with it. In a two-family or converted house, look at the certificate of occupancy, and make sure that both kitchens are on it before you replace one. Rockland County’s Office of Buildings and Codes took over the village’s permits in February 2022; ask which office has them now, and plan for the answer.',
      'In an apartment, ask the management three questions: when may we work, when may the water be shut off, and which way may the old cabinets leave the building. The answers shape the schedule more than the cabinets do. Measure the stairs and the elevator as well. A pantry cabinet that comes in two parts is no compromise if it arrives in one day.',
      'What does it cost? A small room is not half the price of a large one, since it has one sink, one range and one set of connections like any other. It saves on cabinets, counter and tile. On our price list, cabinet installation starts at $8,000 and a countertop at $3,000, and a room this size stays near the lower end of both. If the boxes you have are sound, new doors and drawer fronts cost less again.',
      'Before you call anyone, try one thing. Take everything off the counter that you haven’t used this week and put it in a box for a month. What you don’t fetch back needs no space in the new kitchen. Most families find that they were missing less room than they thought.',
    ),
  },
]
