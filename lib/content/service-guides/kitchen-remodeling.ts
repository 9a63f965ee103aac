import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const kitchenRemodeling: ServiceGuide = {
  slug: 'kitchen-remodeling',
  bridge: {
    lead: 'For a kitchen',
    unless: ['kitchen', 'cabinet', 'counter', 'sink', 'island', 'appliance', 'circuit'],
  },
  headings: { notes: 'Planning a kitchen in {town}', housing: 'What houses in {town} ask of a kitchen' },
  scope:
    'A kitchen taken back to sound walls and rebuilt: layout, cabinets, counters, light, water, tile and paint. One crew and one schedule, from the first drawing to the last pull.',
  price: {
    titles: [
      'Custom Kitchen Design',
      'Cabinet Installation',
      'Countertop Installation',
      'Lighting & Electrical',
      'Plumbing Services',
      'Finishing & Painting',
    ],
    note: 'That is the sum of the six lines of our price list, from the least to the most of each. Appliances, a beam or new windows come on top.',
  },
  timeline: '2–4 weeks of work once every box is in the house',
  leadTimes:
    'Semi-custom cabinets usually take 4 to 8 weeks to arrive, custom ones 8 to 12. Stone is cut 1 to 2 weeks after the template.',
  ledes: [
    [
      'flood-zone-or-damp',
      'Plywood boxes on legs, a floor of tile, the oven at chest height: a kitchen near water can be planned to dry.',
    ],
    [
      'condo-or-coop-rules',
      'A kitchen in a shared building begins with a form and ends with a clean hall. In between it is a kitchen like any other.',
    ],
    [
      'split-level-layout',
      'Three levels meet at your kitchen. We find out what each wall holds before we draw a view through it.',
    ],
    [
      'plaster-and-lath',
      'Behind plaster the studs stand where the carpenter liked. We find them first, then hang the cabinets.',
    ],
    [
      'flood-zone-or-damp',
      'Where the ground is wet, a kitchen is planned from the floor up: what stands on it, what can dry, what should sit higher.',
    ],
    [
      'steep-stairs-or-slope',
      'How the boxes and the stone get up to the door decides more of the plan than you would think. We look at the way in first.',
    ],
    [
      'condo-or-coop-rules',
      "Shared walls, a board, a delivery hour. We read the building's rules before we draw the kitchen.",
    ],
    [
      'plaster-and-lath',
      'Plaster walls, doorways narrower than a pantry cabinet, nothing quite square. We measure for all of it before we order a box.',
    ],
    [
      'old-additions',
      'A kitchen in a later wing has its own floor, its own cold and its own wiring. We find the seam before we draw the island.',
    ],
    [
      'small-galley',
      'Two walls and an aisle can cook for six, if every inch has a job. We draw a small kitchen drawer by drawer.',
    ],
    [
      'split-level-layout',
      'Half a flight up from the den, a railing where a wall would be: a split-level kitchen is drawn on both floors at once.',
    ],
    [
      'raised-ranch-layout',
      'The kitchen is upstairs, the beam is underneath and the deck is out back. We start with what holds the floor.',
    ],
    [
      'kosher-kitchen',
      'Two sinks, two sets of drawers, and a counter that keeps them apart. We draw the two sides before we draw the doors.',
    ],
    [
      'two-family-rules',
      'One house, two kitchens, one set of pipes. We start with what is on record, then with what you want.',
    ],
    [
      midCentury,
      'Hollow doors, a soffit, one ceiling light and an outlet behind the toaster. We keep what is sound and draw the rest again.',
    ],
    [
      lateHouse,
      'The walls are straight and the cabinets are tired. The money can go where you will touch it every day.',
    ],
    [
      oldHouse,
      'An old house never had a kitchen like the one you want. We find room for it without taking the house apart.',
    ],
    ['any', 'One drawing, one price, one crew. You see the room in 3D before anything is ordered.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For a kitchen that means plywood boxes on adjustable legs, a tile floor, and the oven at chest height. Ask the building office about your lot before you order.',
      'In kitchen terms: keep the dishwasher and the outlets on circuits you can switch off apart, and choose toe kicks that clip off so the space behind can dry.',
      'We would take the floor reading first. If the subfloor is damp, the source is dealt with before a cabinet stands on it.',
    ],
    'steep-stairs-or-slope': [
      'An island top in one piece may have to become two with a seam over the sink. Decide that on paper, not on the stairs.',
      'Tall pantry cabinets can be ordered as two stacked boxes. They come up a turn that a ninety-inch box does not.',
      'We plan delivery day like a trade of its own: how many hands, which door, where the boxes wait.',
    ],
    'condo-or-coop-rules': [
      'For a kitchen, the board mostly cares about three things: water, noise and what leaves the building. We put all three in the letter that goes with the drawing.',
      "Keep the sink on its wall and the hood recirculating, and the approval is usually short. Move either, and it becomes a project for the building's engineer.",
    ],
    'old-additions': [
      'We level the floor or step it on purpose. Cabinets shimmed three-quarters of an inch at one end will show it at the toe kick for good.',
      'Look at the crawl space before you choose stone. A wing on light footings may want a beam or two before it wants an island.',
    ],
    'septic-or-well': [
      'A kitchen adds little to a septic system until it adds a disposal. Leave that out unless the system was sized for it, and keep a strainer instead.',
      'Hard water shows on glass, black faucets and dark stone. A test strip costs little and may change what you pick.',
    ],
    'small-galley': [
      'Drawers instead of doors below, a 24-inch dishwasher next to a single bowl, and cabinets to the ceiling. That is where the lost space is.',
      "Leave 42 inches between the two runs if you can, 36 if you can't. Below that, a counter-depth refrigerator matters more than a bigger range.",
    ],
    'raised-ranch-layout': [
      'Below is the family room or the garage, so pipes and new circuits can come up through its ceiling. That keeps the kitchen walls whole and the bill lower.',
      'Give the deck door its own path. A peninsula ends a yard short of it, or it becomes the place where everyone stops.',
    ],
    'split-level-layout': [
      'If the wall goes, a guard has to come. We draw the peninsula and the guard together so that neither looks added.',
      'A low wall with a counter on the kitchen side keeps the half flight safe and gives you two feet more of worktop.',
    ],
    'plaster-and-lath': [
      'We find studs by drilling behind where a cabinet will hang, then screw a plywood strip to them. The uppers hang on that and not on the plaster.',
      'Where more than half a wall has to be opened for pipes, new board is cheaper than patching. Keep the plaster on the walls that show.',
    ],
    'narrow-street-access': [
      'Cabinets come in one delivery, so we ask for a small truck and a time when the curb is free. The old kitchen leaves in loads, not in a container that stays for weeks.',
      "Stone installers need to park close. If they can't, we say so when the slab is ordered and not on the day.",
    ],
    'two-family-rules': [
      'The second kitchen is the question to settle first. If it is on the certificate, it can be renewed like any other; if not, ask before you spend.',
      "Plan the shut-off so that one kitchen can be without water while the other cooks. It is one valve and an hour's work.",
    ],
    'open-plan-wall': [
      'We find out what the wall carries before you fall for the view. A flush beam costs more than a dropped one, and a half wall costs neither.',
      'Pipes, ducts and switches live in that wall too. Where they move to is part of the price, so it is on the drawing.',
    ],
    'galvanized-or-old-pipes': [
      'A new faucet on an old steel line runs slow within the year. We price new supply to the nearest sound pipe as part of the kitchen.',
      'Drains get a look with a camera before the base cabinets go in. Afterward, the same repair means moving a sink base.',
    ],
    'historic-review': [
      'Inside, the kitchen is yours. A hood vent through a street wall or a wider window over the sink is what a review would look at, so we place both at the back when we can.',
    ],
    'kosher-kitchen': [
      'We draw two sinks, two sets of drawers and, where it fits, two dishwashers, each with its own stretch of counter. One tall cabinet between them does much of the work.',
      'Ask about the surfaces early, since not every stone or composite suits every household. We order when you and whoever you ask have agreed.',
    ],
    'cold-floors': [
      "An insulated floor comes first, then the tile. Sink pipes stay in inside walls where they can't freeze.",
      'Electric heat under tile warms your feet, not the room. We close the joist bays from below before we lay the mat.',
    ],
    'multigenerational-bath': [
      'If the bath is coming too, do its drains while the kitchen floor is open. The two often share a wall and always share a plumber.',
    ],
    'slab-or-low-basement': [
      'Over a slab, the sink stays near its drain unless you want concrete cut. An island with water is possible; an island with only power is a tenth of the trouble.',
    ],
    'large-family-kitchen': [
      'Think of stations, not of a triangle: one place to wash, one to cook, one to serve, with 48 inches between the runs so that helpers can pass.',
      'A 33-inch single bowl, a second prep sink and drawers 30 inches wide take more daily wear than a big island does.',
    ],
    'old-wiring': [
      "A kitchen by today's code wants two counter circuits and separate ones for most appliances. We count the spaces in your panel at the first visit.",
    ],
    'lead-paint': [
      'Before 1978, paint on trim and windows is treated as leaded until a test says otherwise. The kitchen is sealed off and cleaned by lead-safe rules.',
    ],
  },
  years: [
    [
      'pre-1900',
      'A house from before 1900 was built with the cooking somewhere else. Its kitchen came later, often in a lean-to, and the floor may slope an inch across the room. We level the cabinets to a laser line and let a scribed toe kick take up the rest.',
    ],
    [
      'pre-1900',
      'In the oldest houses the chimney often stands where the range would like to be. It can hide the vent and the pipes, or be boxed in as a pantry wall. Taking it out is a job for an engineer, and rarely worth the floor it gains.',
    ],
    [
      'pre-1900',
      'Doorways before 1900 may be 28 inches or less. A range, a refrigerator and an island top all have to pass one. We measure the narrowest turn on the way in and order to it.',
    ],
    [
      '1900-1939',
      'Kitchens of the 1900s to the 1930s were workrooms: five doors, one window and no counter to speak of. Closing one door, often the one to the cellar stair or the back hall, makes a run of cabinets possible.',
    ],
    [
      '1900-1939',
      'A house of the twenties has plaster, tall baseboards and oak floors that stop at the kitchen. We find out what lies under the layers of linoleum. Often the same pine or oak goes on, and the rooms can run together.',
    ],
    [
      '1900-1939',
      "The butler's pantry, where one survives, is worth more than the wall you would lose it for. It takes the second sink, the coffee and the dishes, and leaves the kitchen for cooking.",
    ],
    [
      '1940-1959',
      'In a cape or ranch of the 1940s and 1950s the kitchen is about ten feet by eleven, with a soffit over the cabinets. The soffit is usually empty or holds one duct. Without it, 42-inch uppers give you a shelf more all around.',
    ],
    [
      '1940-1959',
      'Postwar kitchens came with one or two circuits and steel or early copper pipe. The cabinets were built in place by a carpenter, so they come out in pieces and the wall behind needs work. We put a day of that in the price and not in a surprise.',
    ],
    [
      '1940-1959',
      'Kitchen and dining room of a postwar house share one wall. A wide opening with a counter keeps half the uppers; taking the wall out gains light and loses storage. We draw both so that you can compare.',
    ],
    [
      '1960-1979',
      'Kitchens of the sixties and seventies are L-shaped with a dinette by the window. The dinette is the reserve: an island or a banquette goes where the table stood, and the L stays on its pipes.',
    ],
    [
      '1960-1979',
      "Look at the panel in a house of these years. Some have makes that insurers and electricians no longer like, and from about 1965 to 1973 some branch wiring was aluminum. It is a day's work to deal with now and a repair later.",
    ],
    [
      '1960-1979',
      'Old sheet flooring and nine-inch tile laid before about 1980 can contain asbestos, as can the black glue under it. A sample goes to a laboratory before anyone scrapes. If it tests positive, it can often stay, sealed under the new floor.',
    ],
    [
      '1980-1999',
      'A kitchen of the 1980s or 1990s usually has the room and the wiring. What has aged is the particleboard, the hinges and a peninsula that blocks the way. Turning the peninsula into an island is the change people ask for.',
    ],
    [
      '1980-1999',
      'Houses of the 1980s and 1990s often have a vaulted breakfast corner and recessed lights that leak heat. New lights go in sealed housings, on dimmers, and under the wall cabinets where the shadow falls.',
    ],
    [
      '2000-later',
      'In a house built since 2000 the layout tends to hold. New doors, a stone top and a real hood that vents outside change more than moving walls would, and the work is short.',
    ],
    [
      '2000-later',
      'Newer kitchens have builder cabinets on straight walls. Check the boxes before you throw them out: sound ones can be refaced, and the money goes into the counter and the light.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'In a two-family house the two kitchens usually stand one above the other on one stack. We schedule the drain work for one day and tell the other household which one.',
    ],
    [
      'two-family',
      'A rented kitchen wears differently from your own. Plywood boxes, a plain quartz top and a faucet with parts you can buy in ten years cost little more now.',
    ],
    [
      'townhouse-condo',
      'A townhouse kitchen has one window or none, and neighbors on the other side of the wall. Light comes from under the cabinets, and nothing is cut into the party wall: pipes and outlets stay where they are or run through the base cabinets.',
    ],
    [
      'townhouse-condo',
      'In a condominium, the galley with a pass-through is the usual start. Lowering the pass-through to counter height gives you two stools and daylight, and leaves the stack alone.',
    ],
    [
      'apartment-coop',
      "In an apartment, the stack and the riser are the building's. We draw the sink within a couple of feet of where it is, choose a hood that filters instead of vents, and carry everything by the hours the building allows.",
    ],
    [
      'apartment-coop',
      'An apartment kitchen is small enough to draw to the inch. Two feet of tall pantry with pull-outs hold what six feet of wall cabinets did.',
    ],
    [
      'estate',
      'On a large lot the kitchen often grew away from the front rooms. Before you build outward, look at the pantry, the back stair and the laundry beside it. There is usually a hundred square feet there already.',
    ],
    [
      'bungalow-cottage',
      'A cottage kitchen may stand on posts over open ground. The floor is insulated and closed first, the pipes are moved to inside walls, and only then does the choice of cabinet make sense.',
    ],
    [
      'senior-community',
      'In an age-restricted community the kitchen should work from a stool as well as standing: drawers instead of base doors, a wall oven at elbow height, light under every cabinet.',
    ],
    [
      'single-family',
      'In a detached house you are free with the outside wall. A range on it can have a hood with a short, straight duct, and a window can move if the siding can be matched.',
    ],
    [
      'single-family',
      'Where you have a cellar under the kitchen, most of the plumbing and wiring is done from below. It is the cheapest thing about your house, and we plan around it.',
    ],
    [
      'single-family',
      'A house you mean to stay in deserves a plan for the whole first floor, even if you build only the kitchen now. The outlet and the beam for later cost least while the wall is open.',
    ],
  ],
  permits: [
    [
      'any',
      'New cabinets, counters and paint in the same places are usually left to the owner. Moving the sink, adding circuits or gas, changing a window or opening a wall usually is not. Ask the office with the drawing in your hand.',
    ],
    [
      'any',
      "As a rule in New York State, wiring, gas and drain changes are permit work and are inspected before the walls are closed. A like-for-like swap often isn't. The answer that counts is the office's own.",
    ],
    [
      'any',
      'We list what changes: walls, windows, circuits, pipes, gas. The office reads that list and says what it wants to see. It is a short call, made before cabinets are ordered.',
    ],
    [
      'open-plan-wall',
      'A wall that comes out needs to be on the drawing, with the beam sized by an engineer or architect. Reviewers usually ask for a stamped detail, so it is ordered with the design and not after it.',
    ],
    [
      'flood-zone-or-damp',
      'On a lot in a mapped flood zone, a large kitchen can count toward the substantial-improvement limit, which compares the cost with the value of the house. Ask how the office adds it up.',
    ],
    [
      'two-family-rules',
      'With two kitchens in a house, the office will look at the certificate of occupancy first. Have a copy ready.',
    ],
    [
      'condo-or-coop-rules',
      "The association's approval comes before the permit and does not replace it. Some offices ask to see the board's letter with the application.",
    ],
    [
      'historic-review',
      'Ask whether the address falls under a historic review. It concerns the outside: a vent cap, a window, a door. Inside work on cabinets and tile normally does not come into it.',
    ],
    [
      'septic-or-well',
      'On a septic system, ask whether a disposal or a second kitchen changes anything for the county health department. It is a question to put before the plumber starts.',
    ],
    [
      'old-wiring',
      'A new subpanel or service is electrical permit work with its own inspection. It is usually done by a licensed electrician and checked by an agency the office accepts.',
    ],
  ],
  drivers: [
    ['any', 'Linear feet of cabinets, and how many of them are drawers'],
    ['any', 'Whether sink, range and refrigerator stay on their walls'],
    ['any', 'The counter: price group of the slab, edge and number of cut-outs'],
    ['any', 'Appliances, above all a range that needs a larger gas line or a 240-volt circuit'],
    [oldHouse, 'Leveling the floor and patching plaster where the old boxes hung'],
    [oldHouse, "New supply pipes and circuits where the old ones can't carry more"],
    [midCentury, 'Removing a soffit and finding out what runs in it'],
    [midCentury, 'Flooring that has to be tested before it is taken up'],
    [lateHouse, 'Whether the layout can stay, which it often can'],
    ['open-plan-wall', "A beam and its posts, with the engineer's drawing"],
    ['steep-stairs-or-slope', 'Extra hands and extra seams where stone is carried up'],
    ['narrow-street-access', 'Small loads in and out instead of one truck and one container'],
    ['condo-or-coop-rules', 'Insurance certificates, a deposit and set hours in a shared building'],
    ['kosher-kitchen', 'A second sink and dishwasher, with their pipes and drawers'],
    ['large-family-kitchen', 'Wider aisles, a second oven and a hood with make-up air'],
    ['flood-zone-or-damp', 'Boxes and flooring chosen to dry out'],
    ['old-additions', 'Work under the floor of a later wing'],
    ['split-level-layout', 'A guard where a wall comes out beside the stairs'],
    ['raised-ranch-layout', 'Opening the ceiling below for pipes, or the beam for a stone island'],
    ['septic-or-well', 'Water treatment, if the test asks for it'],
    ['small-galley', 'Inside fittings: pull-outs cost more than shelves and earn it'],
    ['two-family', 'Keeping one household supplied while the other is worked on'],
    ['cold-floors', 'Insulating from below before the floor goes down'],
    ['slab-or-low-basement', 'Cutting concrete if a drain has to move'],
  ],
  steps: [
    {
      title: 'Measured plan and 3D renderings',
      price: 'Custom Kitchen Design',
      lines: [
        [
          'any',
          'We measure the room, the way in and what is behind the walls as far as it shows. You get a plan and renderings, and change them until they are right.',
        ],
        [
          oldHouse,
          'We measure each wall at three heights and both diagonals, because an old room has no two alike. The drawing shows the room as it is, then the kitchen that fits it.',
        ],
        [
          midCentury,
          'We look into the soffit and the cellar first, then draw two layouts: one that keeps the pipes and one that moves them. You see both prices.',
        ],
        [
          attached,
          "We mark the party wall, the stack and the building's shut-off on the plan, then draw within them. The set that goes to your board is part of the design.",
        ],
        [
          halfLevels,
          'We measure both levels and the stair between them. The renderings show the kitchen from below too, since that is where you will see it from.',
        ],
        [
          'single-family',
          'We ask how you cook, who helps and where the groceries come in. Then we draw, and you walk through it on a screen before you decide.',
        ],
      ],
    },
    {
      title: 'Cabinets, built and set level',
      price: 'Cabinet Installation',
      lines: [
        [
          'any',
          'Boxes are set to a level line, screwed to studs and to each other, and scribed to the wall. Doors are adjusted twice: now, and after a few weeks.',
        ],
        [
          oldHouse,
          'The high spot of the floor sets the height of the whole run. Fillers and scribe panels take up what the walls lack, so that the reveals come out even.',
        ],
        [
          hardAccess,
          'Cabinets are counted and checked at the truck, then carried in by the order in which they are set. Tall units may come in two parts.',
        ],
        [
          'flood-zone-or-damp',
          'Plywood boxes go on leveling legs with a loose toe kick. If water ever comes, air can get behind them.',
        ],
        [
          midCentury,
          'With the soffit gone, uppers go to the ceiling with a strip of molding to meet it. We check for ducts before the first screw.',
        ],
        [
          lateHouse,
          'Walls are close to straight, so setting goes quickly. The time saved goes into the insides: pull-outs, tray slots, a drawer under the sink.',
        ],
      ],
    },
    {
      title: 'Countertops, templated on the set boxes',
      price: 'Countertop Installation',
      lines: [
        [
          'any',
          'The template is made when the boxes stand, with your sink and faucet on hand. One to two weeks later the top is set, usually in a day.',
        ],
        [
          oldHouse,
          'The template follows the wall as it is, waves included. A backsplash covers a small gap; a larger one is scribed into the stone.',
        ],
        [
          'steep-stairs-or-slope',
          'The fabricator sees the stairs before the template day. Pieces are sized to what four people can carry around the turn.',
        ],
        [
          ['condo-or-coop-rules', 'narrow-street-access'],
          'Stone arrives in a booked slot. We protect the hall and the door frame, and the crew is out of the building by the hour it sets.',
        ],
        [
          ['raised-ranch-layout', 'split-level-layout', 'old-additions'],
          'Before a heavy island top is ordered, we look at the joists and the span under it. A thinner slab or one post can settle it.',
        ],
        [
          'any',
          'You pick the slab itself, not a sample of it. We lay the template over its photograph so that the veins fall where you want them.',
        ],
      ],
    },
    {
      title: 'Lighting and electrical',
      price: 'Lighting & Electrical',
      lines: [
        [
          'any',
          'Light under the cabinets, a pendant where you sit, outlets where the work is. Everything is wired before the walls are closed and seen by the inspector where a permit calls for it.',
        ],
        [
          ['old-wiring', 'pre-1900'],
          'Old cable is traced back to the panel and replaced as far as the kitchen reaches. Splices behind plaster are not left for the next owner.',
        ],
        [
          ['1940-1959', '1900-1939'],
          'One or two kitchen circuits become five or six. If the panel is full, a subpanel is priced before the work begins.',
        ],
        [
          '1960-1979',
          "We look at the panel's make and at the branch wiring before adding to it. Then the counter circuits, the hood and the lights each get their own.",
        ],
        [
          lateHouse,
          'The panel usually has room. We swap leaking recessed cans for sealed ones and add the light under the cabinets that builders left out.',
        ],
        [
          attached,
          'Wires run through the base cabinets and the ceiling you own, not through the wall you share. Noise is kept to the hours in the rules.',
        ],
      ],
    },
    {
      title: 'Plumbing and appliances',
      price: 'Plumbing Services',
      lines: [
        [
          'any',
          'Sink, dishwasher, range and refrigerator line are connected and run before we leave. Each gets a shut-off you can reach.',
        ],
        [
          ['galvanized-or-old-pipes', 'pre-1900', '1900-1939'],
          'We run new supply back to sound pipe and open the old drain before the sink base goes over it. It is the hour that saves a week.',
        ],
        [
          'septic-or-well',
          'On a well or septic system the disposal stays out unless the system allows it. A filter goes on the line to the refrigerator and the faucet.',
        ],
        [
          ['apartment-coop', 'two-family-rules', 'two-family'],
          'Water to the stack is shut off at an agreed hour, and valves are added so that it need not happen twice.',
        ],
        [
          ['slab-or-low-basement', '1940-1959'],
          'We keep the sink near its drain where that saves concrete or joists. The dishwasher goes beside it, and the range where its gas or cable already is.',
        ],
        [
          'kosher-kitchen',
          'Two sinks are trapped and vented each on its own, and the two dishwashers get their own valves. Nothing on one side depends on the other.',
        ],
      ],
    },
    {
      title: 'Tile, trim, paint and handover',
      price: 'Finishing & Painting',
      lines: [
        [
          'any',
          'Backsplash, trim and two coats of paint, then a list we walk through with you. The warranty is in writing and you keep it.',
        ],
        [
          ['plaster-and-lath', 'pre-1900'],
          'Plaster is patched with plaster and skimmed where boxes came off. Molding that was saved goes back where it was.',
        ],
        [
          'lead-paint',
          'The work zone is cleaned and wiped by lead-safe rules before the plastic comes down. Then trim, paint and the walk-through.',
        ],
        [
          midCentury,
          "Where a soffit or wall came out, ceiling and floor are made good so that you can't tell. Then tile, trim, paint and your list.",
        ],
        [
          ['open-plan-wall', 'townhouse-condo'],
          'The floor is woven in where a wall stood, and the ceiling is finished in one plane. Tile and paint come last, then the walk-through with you.',
        ],
        [
          ['any'],
          'We adjust every door, fill the last nail hole and show you the shut-offs. You get the warranty, the paint colors and the spare tile in a box.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Whether the sink and the range stay on their walls. It settles half the price.'],
    ['any', 'Your appliances, by model number. Cabinets are drawn around them.'],
    ['any', 'Where you will cook for three weeks: a dining-room table, a microwave and one burner.'],
    ['any', 'How high the cabinets go, and who has to reach the top shelf.'],
    [oldHouse, 'Which walls keep their plaster and which may be opened.'],
    [oldHouse, 'Whether the floor is leveled or the cabinets are built to it.'],
    [midCentury, 'Soffit out or soffit in. Look inside before you choose the height of the uppers.'],
    [midCentury, 'Dining room open, half open or closed. Each is a different kitchen.'],
    [lateHouse, 'Peninsula or island. The first has more counter, the second more ways through.'],
    ['flood-zone-or-damp', 'What may stand on the lowest floor, and what should not.'],
    ['steep-stairs-or-slope', 'One stone top or two, given the way up to your door.'],
    ['narrow-street-access', 'Where a truck can stop, and at what hour.'],
    ['condo-or-coop-rules', 'Who signs for the association, and when the board next meets.'],
    ['two-family-rules', 'Which kitchens are on record. Ask for the certificate before you ask for a price.'],
    ['kosher-kitchen', 'One room with two sides, or a second small kitchen as well.'],
    ['large-family-kitchen', 'How many people work at once. The aisle comes from that number.'],
    ['small-galley', 'Which appliance you can live with in a smaller size.'],
    ['septic-or-well', 'Disposal or strainer. On septic it is a decision for the system, not for taste.'],
    ['open-plan-wall', "A beam you see or one you don't. The second costs more."],
    ['raised-ranch-layout', 'Where the deck door goes, before the cabinets are counted.'],
    ['split-level-layout', 'Railing, low wall or peninsula at the half flight.'],
    ['old-additions', 'Whether kitchen and wing get one floor height or an honest step.'],
    ['historic-review', 'Whether anything outside changes. If not, no review may be needed.'],
    ['cold-floors', 'Floor heat or insulation first. The answer is insulation, then heat.'],
    ['slab-or-low-basement', 'Water in the island or only power.'],
    ['apartment-coop', 'Gas or induction. Some buildings would rather you left the gas line.'],
    ['senior-community', 'Counter heights. Two levels serve standing and sitting.'],
    ['old-wiring', 'A subpanel now, or a new service while the electrician is there.'],
  ],
  mistakes: [
    [
      'any',
      'Ordering cabinets before the appliances are chosen. A refrigerator an inch too wide undoes a wall.',
    ],
    [
      'any',
      'Putting the dishwasher across a corner from the sink. Neither door opens when someone stands there.',
    ],
    ['any', 'One big ceiling light. You stand in front of it and cut in your own shadow.'],
    ['any', 'A hood that is as quiet as a fan and as useless. Look at the duct before the design.'],
    ['any', 'An island with less than 36 inches around it. It looks fine until the oven is open.'],
    [oldHouse, 'Trusting one measurement per wall in an old house. The other end differs.'],
    [oldHouse, 'Tearing out plaster that only needed a patch.'],
    [midCentury, 'Scraping old floor tile without a test for asbestos.'],
    [midCentury, 'Leaving a full panel for later. Later is when the counters are on.'],
    [lateHouse, 'Replacing sound boxes because the doors are dated.'],
    ['flood-zone-or-damp', 'Particleboard sides on a floor that has been wet once.'],
    ['flood-zone-or-damp', 'A wood floor laid before anyone took a moisture reading.'],
    ['steep-stairs-or-slope', 'Buying a ten-foot island top for a house with a turn in the stairs.'],
    ['condo-or-coop-rules', 'Booking the crew before the board has answered.'],
    ['narrow-street-access', "A thirty-yard container on a street that can't pass it."],
    ['two-family-rules', "Renewing a kitchen that the records don't show."],
    ['kosher-kitchen', 'Two sinks but one set of drawers. The second side has to be whole.'],
    ['large-family-kitchen', 'A pro range with a hood that has no make-up air.'],
    ['small-galley', 'Wall cabinets on the window wall. They take the light that makes the room usable.'],
    ['septic-or-well', 'Adding a disposal to a septic system without asking.'],
    ['open-plan-wall', 'Opening the wall and only then asking where the pantry goes.'],
    ['raised-ranch-layout', 'A stone island set mid-span with no look at the beam below.'],
    ['split-level-layout', 'Seating with its back to an open half flight.'],
    ['old-additions', 'Large tile across the joint between house and wing. It cracks on that line.'],
    [
      'galvanized-or-old-pipes',
      'New shut-offs on old steel pipe. The threads give way when the valve is turned.',
    ],
    ['plaster-and-lath', 'Hanging a cabinet full of dishes on plaster anchors.'],
    ['cold-floors', 'A sink on an outside wall with pipes in the cold half of it.'],
    ['old-wiring', 'Tying new circuits to a cable nobody has traced.'],
    ['lead-paint', "Dry-sanding old trim with the children's doors open."],
    ['slab-or-low-basement', 'Drawing the island sink before asking what the slab costs to cut.'],
    ['historic-review', 'Setting a new window before the review has met.'],
    ['apartment-coop', 'A ducted hood in a building that allows no hole in its wall.'],
  ],
  questions: [
    [
      'any',
      'How long will we be without a kitchen in our {town} house?',
      'Plan on 2 to 4 weeks from demolition to the sink running, if every cabinet is in the house on the first day. The gap people forget is the one between template and stone, 1 to 2 weeks. We set a temporary top and sink for it where the room allows.',
    ],
    [
      'any',
      'What does the first visit in {town} cost?',
      'Nothing. We come, measure, look at the panel and the pipes, and ask how you cook. You get an estimate with 3D renderings and no obligation. Bring appliance models if you have them.',
    ],
    [
      'any',
      'Can we keep the layout and still have a different kitchen?',
      'Often. With sink and range in place you save plumbing, gas and much of the permit. Drawers for doors, cabinets to the ceiling and light under them change how the room works more than a moved sink does.',
    ],
    [
      'any',
      'Is an island right for our room?',
      'Measure first. An island wants about 36 inches of floor on each side, 42 where someone cooks. Below that a peninsula or a table on wheels gives you the same counter and lets you pass.',
    ],
    [
      'village',
      'Do we deal with the Village of {town} or do you?',
      "We prepare the drawing and the list of changes and file where a permit is needed. You sign as owner. Ask {office} early whether it wants the contractor's license and insurance with the form; many offices do.",
    ],
    [
      'hamlet',
      'Who do we call about a kitchen permit in {town}?',
      'Start with {office}. Tell them what moves: walls, pipes, gas, circuits, windows. If nothing moves, ask for that answer too. We handle the papers, and you sign as owner.',
    ],
    [
      oldHouse,
      'Our floor slopes. Can new cabinets be level?',
      'Yes. We start at the high point, shim each box to a laser line and scribe the toe kick to the floor. With more than an inch across the room, leveling the floor first may be cheaper. We measure it at the visit and show you both.',
    ],
    [
      oldHouse,
      'Must all the plaster come down?',
      'No. We open where pipes and cables have to go and hang the cabinets on a screwed strip. A wall that sounds hollow across most of its face is better replaced. One that is firm keeps its plaster, its thickness and its quiet.',
    ],
    [
      '1940-1959',
      'What is inside the soffit over our cabinets?',
      'Often nothing. Sometimes a duct, a drain from the bath above or the feed to a light. We cut a hole the size of a hand before the drawing is final. Then the height of the uppers is a fact and not a hope.',
    ],
    [
      '1960-1979',
      'Do we have to worry about the old kitchen floor?',
      'If it was laid before about 1980, have it tested for asbestos before it is disturbed. A laboratory test takes a few days. Floors that test positive can often stay in place under the new one, or are removed by people licensed for it.',
    ],
    [
      lateHouse,
      'Our cabinets are from the nineties. Replace or reface?',
      'Pull out a drawer and look at the side. Plywood or thick board that is dry and square can be refaced for less. Swollen edges under the sink, or a layout that annoys you each day, are reasons to replace.',
    ],
    [
      'flood-zone-or-damp',
      'Our lot in {town} is near water. What changes in a kitchen?',
      'First find out whether it is in a mapped flood zone; {office} can tell you. If so, ask how the cost of the kitchen counts. Then choose for drying: tile, plywood, legs, a wall oven, and outlets as high as the plan allows.',
    ],
    [
      'flood-zone-or-damp',
      'Which cabinet survives a wet floor?',
      'None for long, but some recover. Plywood on plastic legs with a removable toe kick can dry in days. Particleboard swells in an hour and stays swollen. Doors are the cheap part; boxes are what you protect.',
    ],
    [
      'steep-stairs-or-slope',
      'How do you get a stone top up to our house?',
      'The fabricator visits before the template. The number of steps, the turn at the door and where the truck can stand decide how long a piece may be. A seam at the sink is hardly seen and can save the day.',
    ],
    [
      'steep-stairs-or-slope',
      'Does a hillside lot make the kitchen cost more?',
      'It can add labor on two days: when cabinets come and when stone comes. It does not touch the price of the cabinets. We ask for a photo of the approach so that the estimate has it in from the start.',
    ],
    [
      'condo-or-coop-rules',
      'What will our board in {town} want to see?',
      "Usually a drawing, the contractor's insurance naming the association, and dates. Some ask for a deposit and a plumber's license. Get the alteration form before the design is final, since it may rule out moving a drain or a vent.",
    ],
    [
      'narrow-street-access',
      'There is no room for a dumpster. Can you still do a kitchen?',
      'Yes. The old kitchen is cut down inside and leaves in a van, in two or three loads. New cabinets come early on a small truck. If a container must stand on the street, we ask the office what it needs.',
    ],
    [
      'two-family-rules',
      'Can we redo the second kitchen too?',
      "If it is on the certificate of occupancy, yes, like the first. If you aren't sure, ask {office} before ordering. A kitchen that isn't on record can hold up the permit for the one that is.",
    ],
    [
      'kosher-kitchen',
      'How much room do two complete sides take?',
      'About 15 feet of counter in all is a workable start: two sinks, two sets of drawers and a run between them. In less room, a second dishwasher or a divider cabinet comes before a second oven. We draw it at full size on the floor with tape.',
    ],
    [
      'large-family-kitchen',
      'Do we need a bigger gas line for a 48-inch range?',
      'Often, and a hood strong enough to need make-up air. Both should be on the first drawing, since they pass through walls. We check the meter and the panel at the visit.',
    ],
    [
      'small-galley',
      'Where does the storage go in a galley?',
      'Up and in. Cabinets to the ceiling, drawers in every base, a pull-out beside the range and a pantry one foot deep. A counter-depth refrigerator gives the aisle back eight inches.',
    ],
    [
      'septic-or-well',
      'We are on a well. Which finishes suit hard water?',
      'Brushed metal, mid-tone stone and a faucet with replaceable cartridges. Black and polished chrome show every drop. Test the water first; a softener ahead of the kitchen may cost less than the faucet it protects.',
    ],
    [
      'open-plan-wall',
      'How do we know whether the wall carries?',
      'Look at which way the joists run above and what stands on top. We check from the attic or the cellar, and an engineer confirms it before a permit drawing. Until then the wall is priced both ways.',
    ],
    [
      'raised-ranch-layout',
      'Will the floor of a raised ranch hold a stone island?',
      'Usually, if it stands near the beam. A three-centimeter top weighs about 20 pounds a square foot before the cabinets. We look at joist size and span from below, and add a post or a sister joist where the numbers are close.',
    ],
    [
      'split-level-layout',
      'Can we open a split-level kitchen to the living room?',
      'Often, but check what braces what. The half wall by the stairs may tie the levels together. Once that is known, a peninsula with a proper guard gives you the view and keeps the edge safe.',
    ],
    [
      'old-additions',
      'Our kitchen is in an addition. Where do we start?',
      'Underneath. We look at the footing, the joists and the insulation, then at how the wiring gets there. If the floor is sound, it is an ordinary kitchen. If not, that work comes first and is priced apart.',
    ],
    [
      'galvanized-or-old-pipes',
      'Do we have to replace all the pipes for a new kitchen?',
      'Not all. We go back from the sink to the first sound pipe and replace that much. If it leads to the main, you hear it before the wall is closed, with a price.',
    ],
    [
      'cold-floors',
      'Why is the kitchen floor so cold?',
      'Most often because there is a garage, a crawl space or open ground under it. Closing and insulating from below is the repair. Heating cable under tile is comfort on top of it, not instead of it.',
    ],
  ],
}
