import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const customCabinets: ServiceGuide = {
  slug: 'custom-cabinets',
  bridge: { lead: 'For cabinets', unless: ['cabinet', 'kitchen', 'pantry', 'drawer', 'storage'] },
  headings: { notes: 'Planning cabinets in {town}', housing: 'What houses in {town} ask of cabinets' },
  scope:
    'Cabinets drawn for one room and built for it, from the pantry wall to the window seat. Boxes, doors, insides and the work of fitting them to walls that are never quite straight.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'That is the cabinet line of our price list. A drawing with a changed layout falls under custom kitchen design; counters and plumbing are lines of their own.',
  },
  timeline: '1–2 weeks to set, once the boxes are in the house',
  leadTimes:
    'From approved drawings, semi-custom boxes usually take 4 to 8 weeks and custom ones 8 to 12. Painted finishes take longer than stained ones.',
  ledes: [
    [
      'flood-zone-or-damp',
      'Near water, cabinets are built from the kick up: legs, plywood, air behind, and the good wood above the counter.',
    ],
    [
      'condo-or-coop-rules',
      'Boxes sized to the elevator, hung from a rail on your side of the wall. A shared building shapes cabinets more than fashion does.',
    ],
    [
      'split-level-layout',
      'In a split, cabinets are seen from below and from behind. We draw all their sides.',
    ],
    [
      'plaster-and-lath',
      'Tall ceilings, deep casings, walls that wander. The cabinets are cut to them in your room, not in ours.',
    ],
    [
      'plaster-and-lath',
      'No wall of plaster is straight, and no stock cabinet knows it. Yours are scribed to the line your wall really has.',
    ],
    [
      'small-galley',
      "In a narrow kitchen, three inches of filler is a drawer you don't have. Cabinets built to the wall give it back.",
    ],
    [
      'steep-stairs-or-slope',
      'A tall cabinet is made in two parts if the stairs say so. We measure the way in with the room.',
    ],
    [
      'condo-or-coop-rules',
      "One delivery slot, one elevator or one stair, walls you can't drill through. We plan the boxes for all three.",
    ],
    [
      'kosher-kitchen',
      'Two sides, two sets of drawers, a boundary you can see. Cabinets are where a kosher kitchen is really decided.',
    ],
    [
      'large-family-kitchen',
      'Sheet pans, stockpots, forty plates. We count what you own before we draw a door.',
    ],
    [
      'old-additions',
      'Where a wing meets the old house, floor and ceiling change height. A cabinet made for the spot can hide the step.',
    ],
    [
      'flood-zone-or-damp',
      'If the floor may ever be wet, the box matters more than the door. We build on legs, in plywood, with a kick that comes off.',
    ],
    [
      'split-level-layout',
      'Half-height walls, a railing, a stair behind the pantry: a split asks for cabinets of three different depths.',
    ],
    [
      'raised-ranch-layout',
      'A wider deck door takes a run of base cabinets with it. We find that storage again on the stair wall.',
    ],
    [
      oldHouse,
      'In an old house the cabinets have to meet tall baseboards, deep casings and a ceiling that dips. That is what custom is for.',
    ],
    [
      midCentury,
      'The carpenter who built your first kitchen built it in place. We do the same, with drawers that open all the way.',
    ],
    [
      lateHouse,
      'The layout is fine, the boxes are swelling. New ones can be better inside and no larger outside.',
    ],
    ['any', 'First the insides, then the doors. We plan what goes in each drawer before you choose a color.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For cabinets: plywood sides, plastic legs, backs held off the wall, and nothing of value in the lowest drawer. Wall units can be as fine as you like.',
      'Painted fiberboard doors swell at the bottom edge first. On a damp level, a door of solid wood or plywood is the safer face.',
    ],
    'steep-stairs-or-slope': [
      "A pantry of ninety inches becomes a base of thirty and a top of sixty, joined on a line that looks meant. It climbs stairs that one box can't.",
      'Boxes come assembled, so their size is settled by your tightest turn. We carry a cardboard one through before the order.',
    ],
    'condo-or-coop-rules': [
      'Uppers on a party wall are hung from a rail with few, shallow screws. It keeps the noise of your mugs on your side.',
      'We ask for the delivery rules with the drawing: elevator pads, hours, where the packaging goes. It is a page, and it saves a day.',
    ],
    'old-additions': [
      'A bank of cabinets across the joint gets its own leveled base, so the line of the doors ignores the line of the floor.',
      'Measure every height twice. The ceiling of a wing can drop two inches over a run of uppers, and molding hides one of them.',
    ],
    'septic-or-well': [
      'Sink bases take a filter or softener cartridge more and more often. We leave the width and a shelf that lifts out, so you can reach it.',
      'If a disposal is out of the question, the cabinet beside the sink gets two bins and a compost pail instead.',
    ],
    'small-galley': [
      'Full-height uppers, 12-inch deep pantry units and drawers under the cooktop. Then one shelf at eye level, so that the wall can breathe.',
      'Corner gadgets cost as much as two drawer stacks. In a galley we often close the corner and give the money to the drawers.',
    ],
    'raised-ranch-layout': [
      "The stair wall can take shallow cabinets, nine inches deep, for what you reach for ten times a day. It's the free storage of a bi-level.",
      'A dinette bench with drawers holds as much as two base cabinets and seats four.',
    ],
    'split-level-layout': [
      'A low cabinet can be the guard at the half flight, if it is anchored and as high as the code asks. Its back is paneled, since you see it from below.',
      'Tall units go against the stair wall, where they block no window and carry down to solid framing.',
    ],
    'plaster-and-lath': [
      'We order scribe stiles wider than a shop would and cut them in your room. The gap at the wall ends up thinner than a card.',
      'Crown that follows a dipping ceiling shows the dip. We hold it level and let a small shadow line take up the difference.',
    ],
    'narrow-street-access': [
      "The load is split by room order: what is set first comes off first. A small truck twice beats a large one that can't stop.",
    ],
    'two-family-rules': [
      'Two units, two kitchens, one door style: ordered together they share a finish batch and a delivery. Check first that both are on record.',
    ],
    'open-plan-wall': [
      'When a wall goes, its uppers go. We count the lost feet of shelf and put them back in a pantry, an island and a taller run before you sign.',
    ],
    'galvanized-or-old-pipes': [
      'Have the pipe behind the sink base renewed before the base is scribed in. The back of a custom cabinet is a poor access panel.',
    ],
    'historic-review': [
      'Cabinets are inside and yours to choose. If the window over the sink stays as it is, the counter and the uppers are drawn to its sill.',
    ],
    'kosher-kitchen': [
      'Meat, dairy and pareve each get their drawers, and the tall unit between the sides holds what belongs to neither. Labels inside the doors are a kindness to guests.',
      'A cupboard that closes for the year can hold the Passover dishes, if it is planned to the ceiling and given a lock.',
    ],
    'cold-floors': [
      'Cabinets on an outside wall over a crawl space get an insulated back and a vented kick, or the plates are cold in January.',
    ],
    'multigenerational-bath': [
      "A vanity made to the wall can stand at 34 inches with an open knee space on one side. It serves a child's stool and a grandparent's chair.",
    ],
    'slab-or-low-basement': [
      'On a slab, floors are cold and sometimes damp, so bases stand on plastic legs and not on a wooden kick frame.',
    ],
    'large-family-kitchen': [
      'Drawers of 36 inches on heavy slides, a tray rack by two ovens and a pantry you can stand in. Count plates, then draw.',
    ],
    'old-wiring': [
      'Lights in and under cabinets want a feed that nobody improvised. We mark each wire on the cabinet drawing before the wall is closed.',
    ],
    'lead-paint': [
      'Old built-ins may be painted with lead. If one stays, its paint is stabilized; if it goes, it is cut out wet and wrapped.',
    ],
  },
  years: [
    [
      'pre-1900',
      'Houses from before 1900 have ceilings of nine feet or more and baseboards of ten inches. Uppers of ordinary height look stranded. We stack a short glass or closed cabinet on top, or stop at the picture line on purpose.',
    ],
    [
      'pre-1900',
      "In the oldest houses a freestanding piece suits better than a run: a dresser, a larder, a work table with drawers. They stand off the wall and don't mind that it leans.",
    ],
    [
      '1900-1939',
      'The built-in hutch and the pantry of the 1900s to the 1930s are the pattern to follow: inset doors, a flush face, a bead around the frame. Inset doors need square frames, and those need time in the setting.',
    ],
    [
      '1900-1939',
      'Casings of the 1900s to the 1930s stand proud of the wall by more than an inch. A cabinet that dies into one looks wrong. We leave a reveal, or turn the casing into the end of the run.',
    ],
    [
      '1940-1959',
      'Site-built cabinets of the 1940s and 1950s have no backs: the wall is the back. New boxes are two inches deeper in use for the same footprint, because the face frame is thinner and the drawer goes all the way.',
    ],
    [
      '1940-1959',
      'Over a postwar sink there is one window and a scalloped valance between two short uppers. We let the uppers run to the casing and light the sink from above. The valance goes.',
    ],
    [
      '1960-1979',
      'In a kitchen of the sixties or seventies the dinette corner is free wall. A pantry of two feet deep and four wide there holds more than all your uppers did.',
    ],
    [
      '1960-1979',
      'Dark plywood boxes of the 1960s and 1970s are often better built than what followed. If the layout must change, they go to the garage and serve for another thirty years.',
    ],
    [
      '1980-1999',
      'Cabinets of the 1980s and 1990s are particleboard with a paper skin. Look under the sink: if it is swollen there, the rest is a matter of time. Plywood costs a tenth more and can be screwed twice.',
    ],
    [
      '1980-1999',
      'Desks were built into kitchens in the 1980s and 1990s and hold mail now. Their 30 inches become a coffee counter with drawers, or the place for a second oven.',
    ],
    [
      '2000-later',
      'Builder kitchens since 2000 leave a foot of air and dust over the uppers. Stacked tops or taller boxes take that foot. The rest of the run can often be matched and kept.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'For the rented unit, a plain flat door in a finish that the maker will still have in ten years is worth more than a profile. One broken door is then one phone call.',
    ],
    [
      'townhouse-condo',
      'A townhouse has one long wall and a party wall you should leave alone. We put tall units and appliances on the first, and on the second only what hangs from a rail.',
    ],
    [
      'townhouse-condo',
      "Under a condominium stair there is a triangle that nobody uses. Pull-outs made to its slope hold the vacuum, the bins and the dog's things.",
    ],
    [
      'apartment-coop',
      'In an apartment the cabinet comes up in an elevator or not at all. We order to its door and diagonal, and join in the room.',
    ],
    [
      'estate',
      'In a large house the pantry, the mudroom and the bar each want cabinets of their own. Drawn at once, they share a finish and one delivery, and the doors match in ten years too.',
    ],
    [
      'bungalow-cottage',
      'A cottage has no closet to spare. Window seats, a bed with drawers and a dresser wall do more for it than one more upper cabinet.',
    ],
    [
      'senior-community',
      'Pull-down shelves, drawers at hip height and D-shaped pulls make a kitchen easy on hands and backs. They cost a little and are hard to add later.',
    ],
    [
      'single-family',
      'With a garage or a cellar on site, the boxes can wait dry while the floor is finished. It spares you one delivery and us one week.',
    ],
    [
      'single-family',
      "A mudroom bench by the back door, in the kitchen's finish, is the piece owners of detached houses ask for a year later. Draw it now and order it with the rest.",
    ],
  ],
  permits: [
    [
      'any',
      'Cabinets by themselves are furniture screwed to a wall, and offices rarely ask for a permit. Once a sink moves, a circuit is added or a wall comes out, they usually do. Ask if in doubt.',
    ],
    [
      'any',
      'If the new layout moves water, gas or power, that part is permit work, whoever builds the boxes. We mark it on the cabinet drawing, so you can ask about exactly that.',
    ],
    [
      'any',
      'Like-for-like replacement is the simple case. Say those words when you call, and ask for the answer in writing.',
    ],
    [
      'condo-or-coop-rules',
      'The board may want to see what hangs on a shared wall and who carries the insurance, even where no permit is needed.',
    ],
    [
      'open-plan-wall',
      "A run of cabinets that stood on a bearing wall can't just move over. The wall is a matter for an engineer's drawing and a permit.",
    ],
    [
      'two-family-rules',
      "New cabinets in a kitchen that isn't on record can be read as a new kitchen. Settle its status first.",
    ],
    [
      'split-level-layout',
      'A cabinet that serves as a guard beside stairs has to meet the height and strength the code asks of a guard. Ask the office what it accepts.',
    ],
    [
      'historic-review',
      'Built-ins inside a house are normally not a matter for a historic review. A window changed to suit the cabinets can be.',
    ],
    [
      'old-wiring',
      'Lights wired into cabinets are electrical work. Where a new circuit is added, expect an inspection.',
    ],
    [
      'flood-zone-or-damp',
      'In a mapped flood zone, ask whether replacing the kitchen counts toward the limit on improvements. Cabinets are part of that sum.',
    ],
  ],
  drivers: [
    ['any', 'Drawers: each costs more than the shelf it replaces'],
    ['any', 'Paint, stain or veneer; painted doors need the most hours'],
    ['any', 'Inset, full overlay or partial overlay doors'],
    ['any', 'Plywood boxes, and finished sides where they show'],
    [oldHouse, 'Scribing, and stacked uppers under a tall ceiling'],
    [oldHouse, 'Moldings that have to match what the house has'],
    [midCentury, 'Soffit out, and uppers to the ceiling in its place'],
    [midCentury, 'A pantry where the dinette was'],
    [lateHouse, 'How many of the old boxes can stay'],
    ['small-galley', 'Pull-outs and shallow units made to the inch'],
    ['steep-stairs-or-slope', 'Tall units built in two parts'],
    ['narrow-street-access', 'A split delivery on a small truck'],
    ['condo-or-coop-rules', 'Set hours, pads and a rail for the party wall'],
    ['kosher-kitchen', 'Two complete sets of drawers and a divider unit'],
    ['large-family-kitchen', 'Wide drawers on heavy slides'],
    ['flood-zone-or-damp', 'Plywood, legs and removable kicks on the lowest level'],
    ['old-additions', 'A leveled base across two floors'],
    ['split-level-layout', 'Paneled backs where cabinets are seen from below'],
    ['raised-ranch-layout', 'Storage to replace what the deck door took'],
    ['open-plan-wall', 'The pantry that takes over from lost uppers'],
    ['multigenerational-bath', 'A vanity made to two heights'],
    ['septic-or-well', 'A sink base sized for a filter'],
  ],
  steps: [
    {
      title: 'Measuring, to the sixteenth',
      lines: [
        [
          'any',
          'We measure widths at floor, counter and ceiling, and every outlet and pipe. The smallest number wins; the others become scribe.',
        ],
        [
          oldHouse,
          'A laser marks one level line around the room. Everything is measured from it, because in an old room neither floor nor ceiling can be trusted.',
        ],
        [
          attached,
          "We note the party wall, the sprinkler head and the elevator's diagonal. Each limits a box before taste does.",
        ],
        [
          hardAccess,
          'The room takes an hour and the way to it another. Doors, turns and stair headroom go on the same sheet.',
        ],
        [
          midCentury,
          'We open a hand-sized hole in the soffit and look in. The height of the uppers depends on what is there.',
        ],
      ],
    },
    {
      title: 'Door, wood and finish',
      lines: [
        [
          'any',
          'You choose from full doors, not chips, and take one home to see by day and by lamp. Renderings show the room in it.',
        ],
        [
          oldHouse,
          'We bring profiles that fit the house: inset with a bead, a plain Shaker, a painted slab. Hold one against your own door casing.',
        ],
        [
          ['flood-zone-or-damp', 'cold-floors'],
          'We steer you to finishes that stand a damp season: plywood cores, solid edges, nothing wrapped.',
        ],
        [
          ['large-family-kitchen', 'kosher-kitchen', 'multigenerational-bath'],
          'Doors near the sink and the trash get the tougher finish. Samples are scrubbed in front of you, so you can judge.',
        ],
        [
          lateHouse,
          'If half the old boxes stay, the new finish must suit both. We match on a door from your own kitchen.',
        ],
        [
          'single-family',
          'Rooms that open to each other share a finish or differ clearly. We lay both on your own floor before you decide.',
        ],
      ],
    },
    {
      title: 'Insides, drawer by drawer',
      lines: [
        [
          'any',
          'We list what you own and give each thing a place: pans under the cooktop, plates by the dishwasher, bins by the sink.',
        ],
        [
          'small-galley',
          'Nothing deeper than you can see into. Every base is a drawer, and the pantry is a foot deep and full height.',
        ],
        [
          'kosher-kitchen',
          'Two lists, two sides, and a third for what serves both. The drawing is colored, so mistakes show.',
        ],
        [
          halfLevels,
          'What you carry downstairs lives by the stairs, what you carry to the deck lives by its door. It is drawn that way.',
        ],
        [
          ['large-family-kitchen', 'single-family'],
          'We count for the largest meal of your year and design the everyday inside of that. The rest goes up high.',
        ],
        [
          ['senior-community', 'apartment-coop', 'townhouse-condo'],
          'Heavy things sit between knee and shoulder. Shelves above come down on a spring, or hold only what is light.',
        ],
      ],
    },
    {
      title: 'Boxes, slides and hinges',
      lines: [
        [
          'any',
          'Plywood boxes, dovetailed drawers and soft-close hardware from makers whose parts you can still buy later.',
        ],
        [
          'flood-zone-or-damp',
          'Legs instead of a kick frame, sealed edges, and a toe kick on clips. It dries if it must.',
        ],
        [
          ['steep-stairs-or-slope', 'apartment-coop'],
          'Tall boxes arrive in two parts with a hidden joint. Each part is one that two people can turn on a landing.',
        ],
        [
          midCentury,
          'Frames are thin and drawers run full depth, so the same wall stores more than the site-built one did.',
        ],
        [
          oldHouse,
          'Frames come with extra width at the ends. It is planed away in your room until the line meets the wall.',
        ],
        [
          lateHouse,
          'We check every box against the drawing in the garage, where a wrong one costs an hour and not a week.',
        ],
      ],
    },
    {
      title: 'Installation, scribed to the room',
      price: 'Cabinet Installation',
      lines: [
        [
          'any',
          'Uppers first, from a level rail, then bases from the high point of the floor. Screws go into studs or into blocking we put there.',
        ],
        [
          ['plaster-and-lath', 'pre-1900'],
          'A plywood strip let into the plaster carries the uppers. The scribe is cut by hand against the wall.',
        ],
        [
          'old-additions',
          'The run across the joint stands on its own leveled platform. Doors line up even where the floors do not.',
        ],
        [
          attached,
          "On the party wall boxes hang from a rail with few fasteners. Loud work keeps to the association's hours.",
        ],
        [
          ['split-level-layout', 'raised-ranch-layout'],
          'Units beside the stair are tied to framing, and their backs are paneled for the view from below.',
        ],
        [
          midCentury,
          'With the soffit gone, the uppers meet the ceiling and a flat molding closes the line. Bases are shimmed where the old floor dips.',
        ],
      ],
    },
    {
      title: 'Adjustment after the first month',
      lines: [
        [
          'any',
          'Wood settles and hinges relax. We come back after a month, turn every screw that needs it and take the list you kept.',
        ],
        [
          oldHouse,
          'After a month of heating or of summer air, inset doors show where they rub. We plane and set them then, and not before.',
        ],
        [
          ['large-family-kitchen', 'two-family'],
          'After a month of real use we know which drawer is overloaded. Slides are adjusted, and an insert changes place if it should.',
        ],
        [
          ['condo-or-coop-rules', 'senior-community'],
          'One visit after a month, at an hour your building likes. Doors are trued and the soft-close is set to your hand.',
        ],
        [
          ['flood-zone-or-damp', 'septic-or-well'],
          'We look under the sink as well as at the doors. A damp base is found in the first month or in the fifth year.',
        ],
        [
          lateHouse,
          'Doors, drawers and the filler by the refrigerator get a last turn. You keep a tin of the finish.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Drawers or doors below. Drawers cost more and are used more.'],
    ['any', 'Inset or overlay. Inset sits flush and holds less.'],
    ['any', 'Appliance models, to the number. Boxes are built around them.'],
    ['any', 'What you own. Count pans, trays and the mixer before the drawing.'],
    ['any', "Pulls and where they sit. Holes can't be moved."],
    [oldHouse, 'To the ceiling, to the picture rail or short of both.'],
    [oldHouse, 'Whether an old hutch stays and sets the style.'],
    [midCentury, 'What becomes of the soffit.'],
    [midCentury, 'Table in the kitchen or pantry in its corner.'],
    [lateHouse, 'Which boxes are sound enough to keep.'],
    ['small-galley', 'The one thing you would rather keep elsewhere.'],
    ['steep-stairs-or-slope', 'Where tall units may be split.'],
    ['condo-or-coop-rules', 'What may hang on the shared wall.'],
    ['kosher-kitchen', 'Where one side ends and the other begins.'],
    ['large-family-kitchen', 'A walk-in pantry or ten more feet of cabinets.'],
    ['flood-zone-or-damp', 'What stands on the floor and what hangs.'],
    ['old-additions', 'One counter height across the joint or two.'],
    ['split-level-layout', 'Cabinet as guard, or a railing in front of it.'],
    ['raised-ranch-layout', 'How wide the deck door really needs to be.'],
    ['open-plan-wall', 'What the lost uppers held.'],
    ['narrow-street-access', 'Delivery day and hour.'],
    ['two-family-rules', 'One finish for both units or two.'],
    ['septic-or-well', 'Room under the sink for a filter.'],
    ['multigenerational-bath', 'Vanity height, and whose knees go under it.'],
    ['plaster-and-lath', 'Which walls get opened for blocking.'],
    ['senior-community', 'Pull-down shelves now, while the box is drawn.'],
  ],
  mistakes: [
    ['any', 'Choosing the door first and the insides last.'],
    ['any', 'A trash pull-out on the far side of the dishwasher.'],
    ['any', 'No filler beside a wall oven. Its handle needs room to open.'],
    ['any', 'A corner carousel because the brochure had one.'],
    ['any', 'Forgetting the molding when you fix the height of the uppers.'],
    [oldHouse, 'Ordering to the drawing of a house that never matched its drawing.'],
    [oldHouse, 'Cutting a tall baseboard that a shorter box would have spared.'],
    [midCentury, 'Uppers ordered for a soffit-free ceiling with a duct still in it.'],
    [midCentury, 'Screwing into old lath and plaster patches instead of studs.'],
    [lateHouse, 'New doors on boxes that crumble at the hinge.'],
    ['small-galley', 'Two-foot-deep pantry boxes in a three-foot aisle.'],
    ['steep-stairs-or-slope', 'One tall box, one narrow landing, no plan.'],
    ['condo-or-coop-rules', "Long screws into the neighbor's side."],
    ['kosher-kitchen', 'A shared drawer that nobody admits to.'],
    ['large-family-kitchen', 'Standard slides under cast-iron pots.'],
    ['flood-zone-or-damp', 'Fiberboard kicks glued in place on a damp floor.'],
    ['old-additions', 'A run that starts level and ends with a wedge of light under it.'],
    ['split-level-layout', 'A low cabinet by the stairs that is no legal guard.'],
    ['raised-ranch-layout', 'Base cabinets in the swing of the deck door.'],
    ['open-plan-wall', 'Ten feet of uppers lost and two found.'],
    ['plaster-and-lath', 'Anchors in plaster under a box of plates.'],
    ['narrow-street-access', 'A full-size truck with nowhere to open its tailgate.'],
    ['two-family-rules', 'Ordering for a second kitchen before its papers are clear.'],
    ['galvanized-or-old-pipes', 'Closing old pipe behind a fixed back.'],
    ['cold-floors', 'Outside-wall bases with no insulation behind.'],
    ['old-wiring', 'Cabinet lights spliced into an old switch leg.'],
    ['multigenerational-bath', 'A vanity too tall for the children and too low for you.'],
    ['septic-or-well', 'A pull-out where the water filter has to be changed.'],
  ],
  questions: [
    [
      'any',
      'Custom, semi-custom or stock: what is the difference?',
      'Stock comes in three-inch steps, semi-custom changes depth and finish, custom is made to the sixteenth. Most rooms need custom in two or three places. We price the mix, since nobody has to know which box is which.',
    ],
    [
      'any',
      'How long from the drawing to the doors in {town}?',
      'Two to three weeks for drawings and samples, 4 to 12 for the boxes, depending on how they are made, and 1 to 2 weeks to set them. Counters follow one to two weeks after that.',
    ],
    [
      'any',
      'Are plywood boxes worth the extra cost?',
      "Under a sink and on a floor that may be damp, yes. Screws hold twice and edges don't swell at the first leak. On dry uppers good particleboard does its work, and we will tell you where to save.",
    ],
    [
      'village',
      'Do new cabinets need approval in the Village of {town}?',
      'By themselves they rarely do. If the sink, gas or a wall moves with them, ask {office} with the drawing. We mark what moves, so the question is short.',
    ],
    [
      'hamlet',
      'Is there a permit for cabinets in {town}?',
      'Usually not for cabinets in place. {Office} will want to know about anything that changes pipes, circuits or walls. Call with the list before you order.',
    ],
    [
      oldHouse,
      'Nothing in our house is square. Will cabinets look straight?',
      'Yes, because they are set to a level line and the difference is scribed away at the ends. You see it only if you put a ruler from door to wall, and by then you own it.',
    ],
    [
      oldHouse,
      'Can new cabinets match our old pantry?',
      'Usually. We copy the frame width, bead and hinge, and match paint from a door you lend us. Wood that has darkened for a century is matched by stain on a sample first.',
    ],
    [
      '1940-1959',
      'Can the uppers go to the ceiling if we have a soffit?',
      'If it is empty, yes. We look in through a small hole. If a duct runs there, the uppers stop below it, and a taller pantry makes up for the shelf.',
    ],
    [
      '1960-1979',
      'Should we keep the dinette?',
      'Sit in it for a week and count the meals. If it is mail and a laptop, a pantry there is the better use. If it is breakfast for four, a bench with drawers does both.',
    ],
    [
      lateHouse,
      'Can you add to our existing cabinets?',
      'If the maker still exists or the door is simple, yes. A new pantry in the same profile and a repaint of all of it can pass as one job. We try the color on one door before you commit.',
    ],
    [
      'small-galley',
      'What gains the most storage in a small kitchen?',
      'Height and drawers. Taking uppers to the ceiling adds about a third. Turning base doors into drawers lets you use the back half. A pull-out beside the range uses nine inches that were filler.',
    ],
    [
      'steep-stairs-or-slope',
      'Will a pantry cabinet get up our stairs?',
      "We test it with cardboard. If it can't turn, it is built as two boxes with the joint at counter height. The doors cover it, and you won't find it unless you look.",
    ],
    [
      'condo-or-coop-rules',
      'May we hang cabinets on the wall we share?',
      'Ask the association. Most allow it with limits on noise and drilling. We use a steel rail with few screws into the framing on your side, and pads behind the boxes.',
    ],
    [
      'kosher-kitchen',
      'How do you divide a small kitchen into two sides?',
      'By plumbing first, then by drawers. Each sink gets its dishwasher or rack, its own drawers and its stretch of counter. A tall unit, or a change of color, marks the line. Passover things go behind a door that locks.',
    ],
    [
      'large-family-kitchen',
      'Which drawer sizes hold large pots?',
      'Thirty to thirty-six inches wide, twelve high inside, on slides rated for 150 pounds. Lids stand in a rack beside them. Two of those replace a whole corner of shelves.',
    ],
    [
      'flood-zone-or-damp',
      'Our {town} house may take water. Are custom cabinets wise?',
      "Put the money up high. Uppers and the pantry above 18 inches can be as good as you like. Bases get plywood, legs and clip-on kicks. Ask {office} what your lot's flood map says before you finish the lowest level.",
    ],
    [
      'old-additions',
      'Our floor steps where the addition begins. Can one run cross it?',
      'Yes, on a leveled base. The toe kick grows by the height of the step, and the counter stays straight. Or we stop the run there on purpose and start a piece of furniture.',
    ],
    [
      'split-level-layout',
      'Can a cabinet replace the railing?',
      'Sometimes. It must be as high as a guard, fixed to framing and without a gap. Ask {office} what it accepts. We panel the back, since the den looks at it.',
    ],
    [
      'raised-ranch-layout',
      'Where can storage go in a raised ranch kitchen?',
      'On the stair wall. Units nine to twelve inches deep take canned goods, glasses and the charging drawer. They narrow nothing and need no plumbing.',
    ],
    [
      'open-plan-wall',
      'How much storage do we lose when the wall comes out?',
      'Count the feet of uppers on it, usually six to nine. An island gives back the bases, a pantry two feet wide gives back the rest. We show the sum beside the drawing.',
    ],
    [
      'two-family',
      'Can both units be done in one order?',
      'Yes, and it is cheaper: one measure, one finish batch, one delivery. The two kitchens can still differ in door or color. We set them one after the other, so each household is without for a week.',
    ],
    [
      'narrow-street-access',
      'How do cabinets get to us if no truck can park?',
      'On a box van, early, in two runs. Tell us about sweeping days and school hours. Boxes come off in the order they are hung, so they are not stacked in your hall.',
    ],
    [
      'septic-or-well',
      'Is there room for a water filter under the sink?',
      'If it is drawn, yes. We leave fourteen inches clear on one side and a floor that lifts out. On a well, plan for the cartridge you will change twice a year.',
    ],
  ],
}
