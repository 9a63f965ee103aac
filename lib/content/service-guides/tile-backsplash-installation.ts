import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const tileBacksplashInstallation: ServiceGuide = {
  slug: 'tile-backsplash-installation',
  bridge: { lead: 'For tile', unless: ['tile', 'floor', 'bath', 'shower', 'backsplash'] },
  headings: { notes: 'Planning tile in {town}', housing: 'What houses in {town} ask of tile' },
  scope:
    'Backsplashes, shower walls and tiled floors, from the drawing of the cuts to the last line of caulk. What is under the tile gets as much time as the tile.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Tile is not a line of its own on our price list, because a plain backsplash and a mosaic floor have little in common. You get a fixed figure for your room. Outlets to move fall under lighting and electrical.',
  },
  timeline: 'A backsplash takes 2–3 days, a bath floor 3–4, a full shower about a week with its drying',
  leadTimes:
    'Tile in stock comes within days, special orders in 3 to 8 weeks. Order a tenth more than the drawing says, all from one lot.',
  ledes: [
    [
      'flood-zone-or-damp',
      "On low ground tile is laid to be washed: porcelain, sealed joints, and a base that isn't wood.",
    ],
    [
      'condo-or-coop-rules',
      'Which mat, which hours, where the saw stands. With those three answers a tile job in a shared building is simple.',
    ],
    [
      'split-level-layout',
      'A split has more edges than other houses, and tile is judged by its edges. We draw the steps first.',
    ],
    [
      'plaster-and-lath',
      'Firm plaster can carry a backsplash, a shower needs a new wall. We knock before we quote.',
    ],
    [
      'plaster-and-lath',
      'Tile is flat and plaster is not. We flatten the wall first, on paper and then with a trowel.',
    ],
    [
      'flood-zone-or-damp',
      'Tile is the floor that forgives water, if what lies beneath it does too. We build it from the slab up.',
    ],
    [
      'cold-floors',
      'Tile shows you how cold a floor is. We insulate below it before the first piece is laid.',
    ],
    [
      'old-additions',
      'Where two floors meet, tile cracks, unless it is told where to move. We plan that joint.',
    ],
    [
      'split-level-layout',
      'Over a garage, up a half flight, under a bath: in a split the floor decides which tile will stay whole.',
    ],
    [
      'raised-ranch-layout',
      'An upstairs kitchen floor bends a little with each step. Tile can live with that, on the right layer.',
    ],
    [
      'small-galley',
      'In a narrow kitchen you stand two feet from the wall all day. The tile there deserves a drawing.',
    ],
    [
      'condo-or-coop-rules',
      'Saw noise, slurry, a mat under the floor: most of what a board asks about tile can be answered before it asks.',
    ],
    [
      'slab-or-low-basement',
      'Concrete cracks where it likes, and tile follows. A membrane between the two ends the argument.',
    ],
    [
      'historic-review',
      'Behind a front that has to stay as it is, the bath and the kitchen may be as new as you like.',
    ],
    [
      'narrow-street-access',
      "Tile is heavy and comes in small boxes. On a tight street that's the good news.",
    ],
    [
      'steep-stairs-or-slope',
      'A bath floor is half a ton of boxes and mortar. We count the steps before the boxes.',
    ],
    [
      oldHouse,
      'Hexagon, subway, a border of black: old houses knew tile. We set it flatter than they could.',
    ],
    [
      midCentury,
      'Four-inch squares in two colors, set in mortar. What replaces them can be thinner, tighter and easier to clean.',
    ],
    [
      lateHouse,
      'A splash of tumbled stone, a shower floor that stays wet. Two small jobs that change two rooms.',
    ],
    ['any', "Laid out on paper first, so that the cuts fall where you don't look."],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For tile: porcelain on cement board or straight on the slab, epoxy or sealed grout, and a base of tile in place of wood. It can be hosed and dried.',
      'Test the slab for moisture first. Vapor that has nowhere to go loosens adhesive, and the tile sounds hollow within two winters.',
      'Ask the office about your lot before you finish a lower level. The tile will survive; the room may not be allowed.',
    ],
    'steep-stairs-or-slope': [
      'Large slabs of porcelain are handed up like glass. If the way is steep, we choose a size that one person carries and lose nothing but a few joints.',
      'Mortar comes in 50-pound bags and is mixed outside where it can be. We plan where that is before the first day.',
    ],
    'condo-or-coop-rules': [
      "A floor of tile over someone's bedroom usually wants a sound mat by name. Ask for the product or its rating, and send the sheet with the form.",
      'The wet saw stands on a balcony or in a tub with a tray, within the hours. Dry cutting is out, for your lungs as well as the board.',
    ],
    'old-additions': [
      "At the seam between house and wing we set a movement joint in the color of the grout. You won't see it; you would see the crack.",
      'A wing on shallow footings may spring. If the floor moves more than a hair between joists, it is stiffened or the tile is made smaller.',
    ],
    'septic-or-well': [
      'Iron and lime in well water stain pale grout. A darker joint, or epoxy, keeps the shower looking the same in March.',
      "Rinse water from the saw and the buckets doesn't go down a drain that ends in a septic field. It settles in a barrel and leaves with us.",
    ],
    'small-galley': [
      'Run one tile from counter to ceiling on the window wall and stop. In a narrow room a full wall is calmer than a band all around.',
      'Long tile laid along the aisle stretches it; laid across, it shortens it. We put both on the floor before you choose.',
    ],
    'raised-ranch-layout': [
      'The kitchen stands on joists with a garage or a room beneath. We measure how much they give and choose an uncoupling mat or a smaller tile to suit.',
      'Stairs in the middle of the plan mean edges in the middle of the view. We end the tile on a metal profile there, flush with the tread.',
    ],
    'split-level-layout': [
      'Each half-level has its own subfloor and its own height. The step edge is tiled with a proper nosing, or wood takes over there.',
      'A bath over a garage gets insulation, then board, then mat, then tile. Skip one and the next tells you.',
    ],
    'plaster-and-lath': [
      'For a splash, plaster can stay if it is firm: we skim it flat with a six-foot straightedge. In a shower it goes, because water always finds a key.',
    ],
    'narrow-street-access': [
      'Pallets are broken down at the shop, and boxes come by van with the crew. Nothing waits on the curb for a forklift.',
    ],
    'two-family-rules': [
      'A tiled floor over another household carries sound. A mat under it costs a dollar or two a square foot and saves a good many conversations.',
    ],
    'open-plan-wall': [
      'When a wall goes, the tile that ended there needs a new end. We plan a full tile at the opening and let the cuts fall under the cabinets.',
    ],
    'galvanized-or-old-pipes': [
      "Look at the pipes before the wall is tiled. A shower wall lasts thirty years, and a steel line behind it won't.",
    ],
    'historic-review': [
      'Tile inside is your own affair. A new vent for the bath is not always, so settle its place before the wall is closed.',
    ],
    'kosher-kitchen': null,
    'cold-floors': [
      'Insulation between the joists comes first, a heating cable second, tile third. The cable runs on its own thermostat and warms the foot, not the sky.',
    ],
    'multigenerational-bath': null,
    'slab-or-low-basement': [
      'We chart the cracks in the slab, bridge them with a membrane and carry the control joints up through the tile. It takes half a day and keeps the floor whole.',
    ],
    'large-family-kitchen': null,
    'old-wiring': [
      'A backsplash covers the wall where new counter outlets should be. Count circuits and boxes before the tile, since a hole cut into glass tile later often cracks it.',
    ],
    'lead-paint': [
      'Old glazed tile and the paint beside it may hold lead. We wet it, lift it in large pieces, bag it and wipe the room down.',
    ],
  },
  years: [
    [
      'pre-1900',
      'Floors in houses from before 1900 are boards on joists that were sized for a wash tub. Tile wants a floor that gives less than the eye can see. We add plywood, sister a joist or choose a small mosaic that can bend.',
    ],
    [
      'pre-1900',
      'Walls of the oldest houses lean and swell. A backsplash of handmade tile hides that, since no two pieces agree anyway. A large format shows it.',
    ],
    [
      '1900-1939',
      'Baths of the 1900s to the 1930s have hexagons in a mortar bed three inches thick. If it is sound, a missing piece can be matched and reset. If it has cracked along a joist, the bed comes out, and the new floor is lighter.',
    ],
    [
      '1900-1939',
      'Subway tile of the 1900s to the 1930s was set with joints of a sixteenth of an inch. New tile has rounder edges and wants more. To match an old wall, ask for one with square edges, and expect to wait.',
    ],
    [
      '1940-1959',
      'Tile of the 1940s and 1950s is four inches square on wire and mortar, an inch and a half thick in all. When it comes off, the wall is thinner and the door casing stands proud. We build it back out, or cut the casing.',
    ],
    [
      '1940-1959',
      'A postwar kitchen has eighteen inches between counter and cabinet, interrupted by a window. Thirty square feet do the whole splash. With so little wall, the better tile is affordable.',
    ],
    [
      '1960-1979',
      'Under a kitchen floor of the sixties or seventies lie sheet goods, and under those, perhaps, tile with asbestos. It is tested before it is touched. Often the new tile goes over it on a board, and the thresholds are adjusted.',
    ],
    [
      '1960-1979',
      'Shower walls of the 1960s and 1970s stand on green board. It was never meant for water. We take it to the studs, and what you get back is cement board and a membrane.',
    ],
    [
      '1980-1999',
      'A splash of the 1980s or 1990s is four-inch tumbled stone with a border. It comes off with the drywall behind it, which is quicker than scraping. New board, new outlets, new tile: three days.',
    ],
    [
      '1980-1999',
      "Fiberglass shower units of the 1980s and 1990s are a bath's weak point. Cut out, they leave room for a tiled shower of the same size and a real niche.",
    ],
    [
      '2000-later',
      'Walls built since 2000 are flat and dry. A splash goes on in two days. In the shower, look at the corners of the pan: if grout keeps cracking there, the membrane is the cause.',
    ],
    [
      '2000-later',
      'In newer houses tile was often set on whatever the floor was. If it sounds hollow, a few pieces tell us whether it is a patch or a new floor.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'Between two households a tiled floor is a drum. The mat goes in before the mortar, and it is the cheapest layer of all.',
    ],
    [
      'townhouse-condo',
      'In a townhouse, keep tile off the party wall where you can: the fasteners for backer board and the taps of a trowel travel. A splash on your own walls is enough.',
    ],
    [
      'townhouse-condo',
      "A powder room of twenty square feet under a townhouse stair can have the tile you couldn't afford for the kitchen. It is a two-day job and the room guests see.",
    ],
    [
      'apartment-coop',
      'On concrete, tile lies well and sound travels. The building names a mat; we lay it, photograph it and send the picture with the final form.',
    ],
    [
      'estate',
      'In a large house, tile runs through halls and mudrooms in lengths where a quarter inch adds up. We snap lines through all the rooms before the first piece.',
    ],
    [
      'bungalow-cottage',
      'A cottage floor over a crawl space moves with the seasons. Small tile, an uncoupling mat and insulation below keep it quiet.',
    ],
    [
      'senior-community',
      'Matte tile of two inches on a shower floor gives many joints and a sure foot. The threshold can be flush, and the seat is tiled like the wall.',
    ],
    [
      'single-family',
      'If you have a garage or a yard for the saw, the house stays clean. That one thing saves a day of protection and cleaning.',
    ],
    [
      'single-family',
      'A mudroom, the hall and the kitchen in one tile make a house with children and a dog easy to sweep. We plan the cuts from the front door.',
    ],
  ],
  permits: [
    [
      'any',
      'Tile on a wall or floor as it stands usually needs no permit. A new shower drain, moved outlets or a heated floor may. Ask about those.',
    ],
    [
      'any',
      'In New York State a shower pan that is replaced with its drain can count as plumbing work and be inspected under water. The office says whether.',
    ],
    [
      'any',
      'Electric floor heat is wiring, and wiring is as a rule inspected. It is one visit, before the tile covers it.',
    ],
    [
      'condo-or-coop-rules',
      'Associations regulate floors more than walls. Ask which mat, and whether a sample has to be approved.',
    ],
    [
      'historic-review',
      'A historic review does not concern itself with tile indoors. A tiled porch or front step is another matter.',
    ],
    [
      'flood-zone-or-damp',
      'In a mapped flood zone, tile is among the finishes that are commonly accepted below the flood level. Whether the room is, only the office can say.',
    ],
    ['septic-or-well', 'Tile leaves the septic question alone. An added shower does not.'],
    ['slab-or-low-basement', 'Opening a slab for a drain is permit work. Tiling over it is not.'],
    [
      'two-family-rules',
      'Between dwelling units, floors have fire and sound requirements. Ask before an existing ceiling or subfloor is opened.',
    ],
    [
      'lead-paint',
      'In a house from before 1978 whoever disturbs painted surfaces for pay must work lead-safe. Ask for the certificate.',
    ],
    [
      'old-wiring',
      'New outlets in a backsplash are electrical work. Ask whether they need an inspection before the tile is grouted.',
    ],
  ],
  drivers: [
    ['any', 'Square feet, and how many pieces have to be cut'],
    ['any', 'The tile itself: from a few dollars a foot to fifty'],
    ['any', 'Pattern: herringbone takes half as long again'],
    ['any', 'Edges, niches and outlets'],
    [oldHouse, 'Flattening walls and stiffening floors'],
    [oldHouse, 'Matching an old tile, or its joint'],
    [midCentury, 'Taking down mortar-set walls'],
    [midCentury, 'Testing and covering old floor layers'],
    [lateHouse, 'New board behind a splash that takes the wall with it'],
    ['flood-zone-or-damp', 'Epoxy grout and tile base in place of wood'],
    ['steep-stairs-or-slope', 'Carrying boxes and mortar'],
    ['narrow-street-access', 'Van loads instead of a pallet'],
    ['condo-or-coop-rules', 'The sound mat your building names'],
    ['cold-floors', 'Insulation below and cable above'],
    ['slab-or-low-basement', 'Crack membrane and carried-up joints'],
    ['old-additions', 'A movement joint and some framing'],
    ['raised-ranch-layout', 'An uncoupling mat over joists that give'],
    ['split-level-layout', 'Step edges and nosings'],
    ['small-galley', 'A full-height wall in place of a strip'],
    ['plaster-and-lath', 'Skimming plaster flat, or new board'],
    ['two-family', 'Sound control between floors'],
    ['open-plan-wall', 'Patching a floor where a wall stood'],
    ['septic-or-well', 'Stain-proof grout'],
  ],
  steps: [
    {
      title: 'Layout, drawn before the first cut',
      lines: [
        [
          'any',
          'We draw the wall with every piece on it. Cuts go to corners and under cabinets, and nothing thinner than half a tile shows.',
        ],
        [
          oldHouse,
          'We draw from a level line and not from the counter or the floor, which both slope. The taper goes where the shadow is.',
        ],
        [
          'small-galley',
          'The drawing shows the wall at the distance you will see it: two feet. Joints meet the window and the outlets on purpose.',
        ],
        [
          halfLevels,
          'We draw each level and the step between. Edge profiles are chosen now, because tile has to meet them.',
        ],
        [
          'open-plan-wall',
          'The floor is drawn as one room, wall gone. The first full tile lies in the opening.',
        ],
        [
          lateHouse,
          "We mark outlets, hood and shelf brackets on the drawing, so that no cut is made for a thing you didn't want there.",
        ],
      ],
    },
    {
      title: 'Wall and floor made ready',
      lines: [
        [
          'any',
          'Flat to an eighth of an inch in ten feet, stiff, clean and dry. Most of the trouble people have with tile starts below it.',
        ],
        [
          ['plaster-and-lath', 'pre-1900', '1900-1939'],
          'Firm plaster is skimmed, loose plaster goes. Floors get screws, then plywood, then the mat.',
        ],
        [
          ['1940-1959', '1960-1979'],
          'Old layers are tested, then lifted or covered. Mortar walls come down in slabs and the studs are trued.',
        ],
        [
          ['slab-or-low-basement', 'flood-zone-or-damp'],
          'The slab is tested for vapor, cracks are bridged and low spots filled. Then a primer, so the mortar holds.',
        ],
        [
          'cold-floors',
          'The bay below is filled and closed. Above it, board and cable lie in one flat layer.',
        ],
        [
          ['condo-or-coop-rules', 'apartment-coop', 'two-family'],
          'The sound mat is laid wall to wall and turned up at the edges. A photograph goes in the file.',
        ],
      ],
    },
    {
      title: 'Waterproofing where water reaches',
      lines: [
        [
          'any',
          'A membrane over the pan and up the walls, sealed at every pipe. It stands full of water for a day before the tile.',
        ],
        [
          'flood-zone-or-damp',
          'On the lower level the membrane covers the floor and turns up the wall. Water then stays on the side you can mop.',
        ],
        [attached, 'The pan test is dated and photographed, since someone lives below or beside you.'],
        [
          ['raised-ranch-layout', 'split-level-layout'],
          "Over a finished room or garage we seal the deck before the board. A drip there would show on someone's ceiling.",
        ],
        [
          oldHouse,
          'Window sills inside a shower get a sloped stone and a membrane that turns under the sash.',
        ],
        [
          ['single-family', '1980-1999', '2000-later'],
          'Behind a sink a good mortar is enough; behind a shower nothing but a membrane is. We tell you which wall is which.',
        ],
      ],
    },
    {
      title: 'Setting the tile',
      lines: [
        [
          'any',
          'Ceramic, porcelain, glass or stone, each with its own mortar. Large pieces are buttered twice and leveled with clips.',
        ],
        [
          hardAccess,
          'We set what could be carried: twelve by twenty-four and smaller. The pattern makes up for the size.',
        ],
        [
          'old-additions',
          'Tile runs to the movement joint, stops, and goes on. The line is drawn to fall on a grout joint.',
        ],
        [
          ['small-galley', 'townhouse-condo'],
          'We start at the line you see from the door and work to the corners.',
        ],
        [midCentury, 'Thirty feet of splash are set in a day. The better half of it is the outlets.'],
        [
          oldHouse,
          'Handmade pieces are sorted on the bench first. Thick with thick, thin with thin, and the wall comes out even.',
        ],
      ],
    },
    {
      title: 'Outlets and edges',
      lines: [
        [
          'any',
          'Boxes are brought out flush and plates sit flat. Open edges get a metal profile or a glazed side, never a line of caulk.',
        ],
        [
          'old-wiring',
          'Old boxes are replaced and the circuit checked before tile hides it. Extra outlets go in now.',
        ],
        [
          halfLevels,
          'Step edges get a nosing you can feel with a foot. It is fixed before the field is grouted.',
        ],
        [
          attached,
          'Outlets move sideways within your own wall, or to a strip under the cabinets. Nothing goes into the shared one.',
        ],
        [
          'plaster-and-lath',
          'The edge against old plaster is a thin profile with a scribed bead. No gap, no smear.',
        ],
        [
          ['single-family', '1960-1979', '1980-1999'],
          'Outlets go low and level, or under the cabinets in a strip if you want the wall whole.',
        ],
      ],
    },
    {
      title: 'Grout, caulk and seal',
      lines: [
        [
          'any',
          'Grout in the field, caulk where planes meet, sealer where the stone or grout needs it. You keep a bag of each and the spare tile.',
        ],
        [
          'septic-or-well',
          'Epoxy or a darker joint where the water stains. Slurry leaves in a barrel and never in your drain.',
        ],
        [
          'flood-zone-or-damp',
          'Epoxy in the joints and silicone in the corners. The base is tile, so the mop can go to the wall.',
        ],
        [
          ['slab-or-low-basement', 'old-additions', 'cold-floors'],
          "Movement joints are filled with silicone in the grout's color. They are what keeps the rest from cracking.",
        ],
        [
          ['two-family', 'senior-community'],
          'A grout that needs no sealing, in a color that forgives. We write down its number for you.',
        ],
        [
          oldHouse,
          'Narrow joints, unsanded grout, a wipe with a nearly dry sponge. It looks a hundred years old on the first day, as it should.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Grout color. It changes a wall more than the tile does.'],
    ['any', 'Where the tile stops: at the cabinet, the window or the ceiling.'],
    ['any', 'Outlets in the tile or under the cabinets.'],
    ['any', 'Edge: profile, bullnose or miter.'],
    ['any', 'Matte or gloss. On floors, ask for the slip rating.'],
    [oldHouse, 'Repair the old floor or replace it.'],
    [oldHouse, 'Even tile or handmade. Uneven walls like the second.'],
    [midCentury, 'Wall to studs, or only the wet part of it.'],
    [midCentury, 'Over the old floor or down to the boards.'],
    [lateHouse, 'Band or full wall behind the range.'],
    ['flood-zone-or-damp', 'Tile base or wood base on the low level.'],
    ['steep-stairs-or-slope', 'Tile size, by what can be carried.'],
    ['condo-or-coop-rules', 'The mat, by name, before the tile.'],
    ['cold-floors', "Where the heat runs and where it needn't."],
    ['slab-or-low-basement', 'Which cracks get a joint above them.'],
    ['old-additions', 'Where the movement joint falls.'],
    ['raised-ranch-layout', 'Mat or smaller tile.'],
    ['split-level-layout', 'Tile or wood on the step.'],
    ['small-galley', 'Along the aisle or across it.'],
    ['plaster-and-lath', 'Skim or new board.'],
    ['historic-review', 'Where the vent leaves, before the wall is tiled.'],
    ['galvanized-or-old-pipes', 'New pipe first. Then tile for thirty years.'],
    ['septic-or-well', "Grout that your water won't color."],
    ['open-plan-wall', 'One floor through, or a border at the old line.'],
    ['two-family-rules', 'Which floor has neighbors under it.'],
    ['narrow-street-access', 'Where the saw stands.'],
    ['old-wiring', 'How many outlets, while the wall is bare.'],
    ['lead-paint', 'Test the old tile, or handle it as leaded.'],
    ['apartment-coop', 'Hours for the saw.'],
  ],
  mistakes: [
    ['any', 'Starting with a full tile at one end and a sliver at the other.'],
    ['any', 'Grout in the corners. It cracks there; caulk does not.'],
    ['any', 'Buying the exact square feet and no box more.'],
    ['any', 'Large tile on a shower floor that has to slope to the drain.'],
    ['any', 'Glossy tile on a floor that gets wet.'],
    [oldHouse, 'Big tile on a wall with a belly.'],
    [oldHouse, 'Trusting boards to hold mortar without plywood.'],
    [midCentury, 'Tile over tile, and a door that no longer opens.'],
    [midCentury, 'Breaking up an old floor before it is tested.'],
    [lateHouse, 'Regrouting a pan whose membrane has failed.'],
    ['flood-zone-or-damp', 'Mastic from a bucket on a damp wall.'],
    ['steep-stairs-or-slope', 'Four-foot slabs on a switchback.'],
    ['condo-or-coop-rules', 'Laying first and asking about the mat later.'],
    ['cold-floors', 'Heating cable over an open crawl space.'],
    ['slab-or-low-basement', 'Tiling across a control joint.'],
    ['old-additions', 'Letting the tile bridge two foundations.'],
    ['raised-ranch-layout', "Stiff mortar on a floor that isn't."],
    ['split-level-layout', 'A sharp edge at the top of a half flight.'],
    ['small-galley', 'Three patterns in forty square feet.'],
    ['plaster-and-lath', 'Tile on painted plaster with nothing scratched.'],
    ['historic-review', 'A vent cap through the front because that joist bay was free.'],
    ['galvanized-or-old-pipes', 'A fine shower wall over forty-year-old steel.'],
    ['septic-or-well', 'White grout and iron in the water.'],
    ['open-plan-wall', "A patch of new tile where the wall was, in last year's lot."],
    ['two-family-rules', 'Hard tile on bare boards over a bedroom.'],
    ['narrow-street-access', 'A pallet on the sidewalk with rain coming.'],
    ['old-wiring', 'Deep new tile around boxes that stayed behind.'],
    ['lead-paint', 'Chiseling old glaze dry.'],
    ['estate', 'Starting each room from its own corner.'],
    ['townhouse-condo', 'Backer screws into the party wall.'],
  ],
  questions: [
    [
      'any',
      'How long before we can use the shower?',
      'The tile is set in two or three days, grouted the day after, and then left alone. Cement grout wants about three days before water, epoxy one. From demolition it is about a week.',
    ],
    [
      'any',
      'How much tile should we order?',
      'A tenth more than the area, a sixth more for herringbone or stone. All from one lot. Keep what is left; it is the only tile that will ever match.',
    ],
    [
      'any',
      'What happens at a visit in {town}?',
      'We hold a straightedge to the wall, knock on the floor, count outlets and measure. You get a drawing with the cuts and a fixed figure. The visit is free and binds you to nothing.',
    ],
    [
      'village',
      'Must we ask the Village of {town} before tiling?',
      'For a splash or a floor, usually not. For a new shower drain or a heated floor, ask {office}. Water and wire are what it cares about.',
    ],
    [
      'hamlet',
      'Does tile need a permit in {town}?',
      'On its own, usually not. If it comes with a drain, a fan or floor heat, {office} may want to see those before they are covered. We leave them open until it has.',
    ],
    [
      oldHouse,
      'Can our old hexagon floor be saved?',
      'If it is tight and level, yes. Missing pieces are matched from new stock or taken from under the radiator. If it rocks along a joist, the bed has broken, and a new floor is the honest answer.',
    ],
    [
      oldHouse,
      'Will tile crack on our old floorboards?',
      'On boards alone, yes. We screw them down, add plywood glued and screwed, and lay an uncoupling mat. Then it is a floor like any other, about an inch higher.',
    ],
    [
      '1940-1959',
      'Why is our tile wall so thick?',
      'It is set in mortar on wire, as was usual after the war. It comes off in slabs. The new wall is half as thick, so the casing is shimmed or cut. We show you where before we start.',
    ],
    [
      '1960-1979',
      'What is under our kitchen floor?',
      'Often two or three layers, and one may hold asbestos if it was laid before about 1980. A sample goes to a laboratory first. Tiling over it on a board is frequently the simplest way.',
    ],
    [
      lateHouse,
      'The grout in our shower floor keeps cracking. Why?',
      'Water gets under it, or the pan moves. If the corners crack and the joints stay dark, the membrane has given up. Regrouting buys a season, a new pan thirty years.',
    ],
    [
      'flood-zone-or-damp',
      'Is tile right for a room that may take water?',
      'It is the floor that loses least. Use porcelain, a membrane, epoxy and a tile base, and keep the wallboard off the floor. In {town} ask {office} what may be finished at that level on your lot.',
    ],
    [
      'steep-stairs-or-slope',
      'Is there a limit to tile size on a hill?',
      'Only what two people can carry on your steps. Two by four feet goes up most stairs; four by eight is for a driveway. We look before you choose.',
    ],
    [
      'condo-or-coop-rules',
      'Which sound mat does a building accept?',
      'It differs. Ask for a product or an impact rating, often called IIC, in writing. We send the data sheet with the form, and a photograph once it is down.',
    ],
    [
      'cold-floors',
      'Is floor heat worth it under tile?',
      'In a bath over a garage or crawl space, yes, once the bay below is insulated. It needs its own circuit or at least room on one. Run it two hours a day.',
    ],
    [
      'slab-or-low-basement',
      'Our slab has cracks. Can it be tiled?',
      "Cracks that don't move up or down, yes, with a membrane over them. A crack with one side higher is a matter for someone who looks at the foundation first.",
    ],
    [
      'old-additions',
      'Why does our tile crack in one straight line?',
      'Because two floors meet there and move apart. New tile needs a soft joint on that line, and the floors need to be at one height. Both can be done; neither can be skipped.',
    ],
    [
      'raised-ranch-layout',
      'Can we tile a kitchen on the upper floor?',
      'Yes, once we know how much the joists give. Over a garage they are often long. A mat, a layer of plywood or a smaller tile makes up for it.',
    ],
    [
      'split-level-layout',
      'How do you finish tile at the half flight?',
      "With a nosing: wood to match the treads, or metal in the tile's edge. It is set first and the tile runs to it, flush. Your foot shouldn't find it.",
    ],
    [
      'small-galley',
      'Which tile makes a narrow kitchen look wider?',
      'A light one with a tight joint, laid in straight rows and run to the ceiling on one wall. Stop there. Under-cabinet light from the front edge does the rest.',
    ],
    [
      'plaster-and-lath',
      'Can tile go on plaster?',
      'In a kitchen, if the plaster is firm and the paint is scuffed. In a shower, no. We test it with a knuckle and a straightedge.',
    ],
    [
      'narrow-street-access',
      'Where do you cut if there is no driveway?',
      'In a tent on the walk, on a balcony or in the tub with a tray under the saw. Always wet. The hall is covered and the hose goes in and out by the window.',
    ],
    [
      'two-family',
      'Our tenants live below. Will they hear the tile?',
      'With a mat, less than they hear the wood now. Ask us to price it in; it is a small line. The loud days of demolition are announced.',
    ],
    [
      'septic-or-well',
      'Our water is hard. What should we choose?',
      'Mid-tone porcelain, epoxy or a darker grout, and a squeegee. Natural stone etches and stains sooner. A softener helps the glass more than the tile.',
    ],
    [
      'historic-review',
      'Does a historic district limit what we do in the bath?',
      'Not the tile. Only what shows outside, such as a vent or a new window. Settle that with {office} before the wall is closed, and tile as you like.',
    ],
    [
      'old-wiring',
      'Should outlets be moved before a backsplash?',
      "Yes, and counted. Today's counters have more of them than yours, and a circuit may have to be added. After the tile it is the most awkward work in a kitchen.",
    ],
    [
      'open-plan-wall',
      'Can the floor be patched where a wall came out?',
      'With spare tile from the same lot, yes. Without it, a border in another tile or a new floor. Look in the attic for a box before you decide.',
    ],
  ],
}
