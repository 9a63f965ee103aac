import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const countertopsVanities: ServiceGuide = {
  slug: 'countertops-vanities',
  bridge: { lead: 'For a counter', unless: ['counter', 'slab', 'stone', 'sink', 'vanity', 'island'] },
  headings: { notes: 'Counters and vanities in {town}', housing: 'What houses in {town} ask of a counter' },
  scope:
    'A new top in stone, quartz or wood for the kitchen, and vanities complete with basin and faucet for the baths. Measured by laser, cut once, set in a day.',
  price: {
    titles: ['Countertop Installation'],
    note: 'That is the countertop line of our price list. Moving a sink, gas or water falls under plumbing, and a vanity is priced as a piece.',
  },
  timeline: '3–5 days of our work in all; the top itself is set in one',
  leadTimes:
    'One to two weeks pass between template and setting. Slabs in stock can be reserved for a short time; special colors take 2 to 4 weeks.',
  ledes: [
    [
      'flood-zone-or-damp',
      "Stone doesn't mind water. What carries it does, so we look under the counter before we talk about the top.",
    ],
    [
      'condo-or-coop-rules',
      'The elevator decides how long a piece may be, and the riser decides the day. The color is up to you.',
    ],
    [
      'split-level-layout',
      'Count the half flights from your drive to your sink. Then we can say how long one piece of stone may be.',
    ],
    [
      'plaster-and-lath',
      'Between a straight stone and a plaster wall there is always a gap. We decide with you where it goes.',
    ],
    [
      'steep-stairs-or-slope',
      'A slab weighs what six people weigh and does not bend. How it gets up to your door is the first question, not the last.',
    ],
    [
      'narrow-street-access',
      'Stone comes on a truck with a crane or on shoulders. On a tight street we settle which before the slab is cut.',
    ],
    [
      'raised-ranch-layout',
      'Upstairs kitchen, stone island, one beam below. We look at the beam before we talk about the edge.',
    ],
    [
      'old-additions',
      'Floors that meet at two heights, walls that bow: a template made in your room is the only drawing a stone shop can trust.',
    ],
    [
      'plaster-and-lath',
      'A plaster wall waves by half an inch along a counter. We template the wave and cut the stone to it.',
    ],
    [
      'condo-or-coop-rules',
      'Elevator pads, a two-hour slot, a board that wants a certificate. Stone can be light work if the building is asked first.',
    ],
    [
      'small-galley',
      'In a small kitchen every seam, outlet and edge is in view. A short counter deserves the better slab.',
    ],
    [
      'kosher-kitchen',
      'Two sides, two sinks, one question to ask before any slab is bought: which material suits your kitchen?',
    ],
    [
      'large-family-kitchen',
      'A counter for a long table takes hot pans, acid and elbows. We talk about what you cook before we talk about color.',
    ],
    ['septic-or-well', 'Well water writes on dark stone. We look at your water before we show you samples.'],
    [
      'flood-zone-or-damp',
      'A stone top outlives a wet week; the cabinet beneath may not. We check what it will stand on.',
    ],
    [
      'split-level-layout',
      'A raised bar once hid the sink from the den. Flat, in one piece, it becomes the counter everyone uses.',
    ],
    [
      oldHouse,
      'Soapstone, slate, a wooden drainboard: old houses had good counters. There are new ones that belong beside them.',
    ],
    [
      midCentury,
      "Laminate with a metal edge, a four-inch splash, a drop-in sink. One day's work, and the kitchen is twenty years younger.",
    ],
    [
      lateHouse,
      'Tile with gray grout, or busy speckled granite. The cabinets under it are fine; we change what you touch.',
    ],
    [
      'any',
      'Templated in your room, cut to a sixteenth, set in a day. You see your own slab before it is cut.',
    ],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'Before stone goes on, we look at the bases under it. Swollen sides crush under 20 pounds a square foot, and then the seam opens.',
      'For a vanity on a damp level: wall-hung, solid surface or quartz top, and a trap you can reach. Nothing stands on the floor.',
      'Ask where the water would come from. If it rises, the counter stays and the cabinets go, so choose a top that can be lifted again.',
    ],
    'steep-stairs-or-slope': [
      'Three-centimeter quartz weighs about 20 pounds a square foot. An eight-foot piece is a four-person lift on the flat; on stairs it becomes two pieces.',
      'Two-centimeter stone on a plywood deck looks the same with a mitered edge and comes up a slope at two-thirds of the weight.',
    ],
    'condo-or-coop-rules': [
      'Cutting happens at the shop, and what remains in your unit is an hour of drilling. Say so in the letter to the board; it shortens the discussion.',
      'Ask whether the shut-off for your sink works. If the riser has to be closed, the association sets the hour, and the top waits for it.',
    ],
    'old-additions': [
      'We shim the cabinets level before the template, never the stone after it. A seam goes where the two foundations meet, so that it can move without breaking.',
      'A joist check under the wing comes before an island. Stone on a springy floor cracks at the sink.',
    ],
    'septic-or-well': [
      'Hard water leaves a white ring around the faucet. Mid-tone, honed tops and a faucet with a little height hide it; polished black does not.',
      "Skip the disposal cut-out if the system won't take one, and spend it on a sink with a good strainer.",
    ],
    'small-galley': [
      'With twelve feet of counter you may fit on a remnant. Ask for it: half the price of a slab, and the better stones come that way.',
      'A full-height splash in the same stone saves the tile line and makes a narrow room look wider. An undermount single bowl keeps two feet of usable top.',
    ],
    'raised-ranch-layout': [
      "An island with a two-inch look doesn't need two-inch stone. A mitered edge on a thin slab spares the beam below.",
      'The way up is a straight half flight, which stone crews like. It is the turn at the top of it that we measure.',
    ],
    'split-level-layout': [
      'A peninsula by the half flight gets a rounded corner and an overhang of ten inches at most, so nobody sits too close to the edge.',
      'Count the half flights from the driveway: two short ones with a turn are harder for stone than one long straight one.',
    ],
    'plaster-and-lath': [
      "The splash covers a gap of three-quarters of an inch; more than that is scribed. We don't float the wall to suit the stone unless you want it flat anyway.",
    ],
    'narrow-street-access': [
      'Setting needs the truck at the door for under an hour. Two cones and a neighbor who knows are usually enough; a permit for the curb is a question for the village or town.',
    ],
    'two-family-rules': [
      'For a unit that changes tenants, quartz in a plain color with an eased edge chips least and needs no sealing. Two kitchens can come from one slab.',
    ],
    'open-plan-wall': [
      "Once the wall is gone, the counter's end is what you see from the sofa. A waterfall side or a finished panel belongs in the price from the start.",
    ],
    'galvanized-or-old-pipes': [
      'New stone over an old shut-off is a poor pair. The valves and the last feet of pipe are renewed while the top is off, which is an hour and not a day.',
    ],
    'historic-review': [
      'A counter is inside and yours. If the window over the sink stays, its sill sets the height of the splash, and we template to it.',
    ],
    'kosher-kitchen': [
      'Ask about the material before you love it: customs differ between natural stone, quartz and solid surface. We hold the slab until you have your answer.',
      'Two undermount sinks need a strip of top between them that is wide enough to be stone and not a splinter: twelve inches at least.',
    ],
    'cold-floors': [
      'A stone top on an outside wall over a crawl space is cold to the arm in winter. Wood at the seat, stone at the sink is an old and good answer.',
    ],
    'multigenerational-bath': [
      'A double vanity wants 60 inches, better 72. With less, one basin and more counter serves three people better than two basins with no room to set down a cup.',
    ],
    'slab-or-low-basement': [
      'Where moving a drain means cutting concrete, the new sink is cut to the old drain. We pick the bowl by where its hole is.',
    ],
    'large-family-kitchen': [
      'Leave 36 inches of clear top beside the range for what comes out of it. A workstation sink with a ledge turns the bowl into counter when you need it.',
    ],
    'old-wiring': [
      'Code wants an outlet within reach along a counter. If you lengthen the top, ask about the circuits before the splash is drilled.',
    ],
    'lead-paint': [
      'Prying an old splash from painted plaster makes dust. We score, wet and lift it, and close the door while we do.',
    ],
  },
  years: [
    [
      'pre-1900',
      'In a house from before 1900 a kitchen wall can be out of line by an inch in eight feet. Stone is straight. We template with the wall, scribe the back edge and keep the front edge true, because that is the one you see.',
    ],
    [
      'pre-1900',
      'Old pine floors give. Before stone goes on an island in one of the oldest houses, we jump beside it and watch a glass of water. Then we look at the joists and say what they will take.',
    ],
    [
      '1900-1939',
      'Houses of the 1900s to the 1930s suit honed stone, soapstone and wood with an eased edge. A polished bullnose looks borrowed there. The price is the same.',
    ],
    [
      '1900-1939',
      'A bath of the twenties has room for a console basin or a vanity of 24 to 30 inches, and a wall full of pipes. We choose a top whose drain meets the trap that is there.',
    ],
    [
      '1940-1959',
      'Counters of the 1940s and 1950s are 24 inches deep with a metal edge, and the bases under them were built in place without tops. We add a plywood deck, level it, and set the stone on that.',
    ],
    [
      '1940-1959',
      'The postwar sink sits under the window with a drain stub fixed in the wall. A deeper new bowl may put its outlet below that stub. We measure the height before you buy the sink.',
    ],
    [
      '1960-1979',
      'An L of the sixties or seventies has a corner where two sheets of laminate met. Stone can turn it with one seam, a hand from the corner, where the cabinet carries it.',
    ],
    [
      '1960-1979',
      'In baths of the 1960s and 1970s the cultured-marble top and bowl are one piece, 19 inches deep. Standard tops are 22 now. The door still has to open, so we measure its swing first.',
    ],
    [
      '1980-1999',
      'Kitchens of the 1980s and 1990s have a raised bar or a tile counter with wide grout. Cut to one level, the same peninsula seats four and takes a single piece of stone.',
    ],
    [
      '1980-1999',
      'Granite of the 1980s and 1990s was set without much sealing. If it drinks water by the faucet, it can be resealed; if it has cracked at the sink rail, it is done. We will tell you which.',
    ],
    [
      '2000-later',
      'In a house built since 2000 the cabinets are level and will carry anything. A change of top, sink and faucet takes three visits and no dust to speak of.',
    ],
    [
      '2000-later',
      'Builder stone since 2000 came in one thickness and one edge. If the slab is sound, a new sink, a taller splash and an eased edge cut in place may be all you want.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'Two kitchens of the same size can share a slab. The second costs you the labor and the sink, since the stone is bought by the slab either way.',
    ],
    [
      'townhouse-condo',
      'In a townhouse the slab goes through the front door, past the stair and around the powder room. Pieces of up to seven feet pass; we measure before we promise eight.',
    ],
    [
      'townhouse-condo',
      "A pass-through sill in matching stone turns the hole in a condominium's kitchen wall into a breakfast bar. It is a remnant and an hour more.",
    ],
    [
      'apartment-coop',
      "In an apartment building stone rides in the elevator on its edge, or it doesn't come. The cab's diagonal is the longest piece you can have.",
    ],
    [
      'estate',
      'In a large house, pantry, bar and laundry counters can come from what is left of the kitchen slab. We lay all the pieces on one drawing before it is cut.',
    ],
    [
      'bungalow-cottage',
      'On a cottage floor that rests on posts, weight counts. Wood, laminate with a real edge or thin porcelain do well, and leave the joists alone.',
    ],
    [
      'senior-community',
      'A section of counter at 30 to 32 inches with knee room makes a kitchen last longer than any color. It is cut from the same slab.',
    ],
    [
      'single-family',
      'With a driveway by the kitchen door, the setting is quick work: two hours for the stone, one for the sink. Clear the way and keep the dog elsewhere.',
    ],
    [
      'single-family',
      "If cabinets will follow in a few years, don't put the good stone on now. It seldom survives being lifted. Ask us about laminate or wood for the time between.",
    ],
  ],
  permits: [
    [
      'any',
      'A new top on the same cabinets usually needs no permit. Moving the sink, adding a disposal circuit or a gas cooktop may. Ask, and name what moves.',
    ],
    [
      'any',
      'A vanity in the same place is as a rule a plumbing repair and not a project. A second basin with its own drain is one. The office draws the line.',
    ],
    [
      'any',
      'Where the counter grows, outlets may have to be added along it. That part is electrical work with an inspection.',
    ],
    [
      'condo-or-coop-rules',
      "The building may want the plumber's license and an hour for the shut-off even for a faucet. Ask before the template, so the setting day holds.",
    ],
    [
      'two-family-rules',
      "A top in a kitchen that isn't on the certificate is still work in that kitchen. Find out first.",
    ],
    ['septic-or-well', 'Before a disposal goes into the new sink, ask whether a septic system may have one.'],
    [
      'flood-zone-or-damp',
      'In a mapped flood zone even a counter can count toward the cost of improvements. For a top alone it hardly matters; as part of a kitchen, ask.',
    ],
    [
      'open-plan-wall',
      "A counter that runs where a wall stood waits for the beam's inspection. Template after it, not before.",
    ],
    [
      'historic-review',
      'Nothing about a counter concerns a historic review, unless the window behind it changes. Then ask first.',
    ],
    [
      'slab-or-low-basement',
      'Cutting a slab to move a drain is plumbing permit work. Keeping the drain is not.',
    ],
  ],
  drivers: [
    ['any', 'Price group of the material, then the number of slabs'],
    ['any', 'Cut-outs: sinks, cooktop, faucets and outlets'],
    ['any', 'Edge: eased is in the price, mitered and ogee are not'],
    ['any', 'Splash: four inches, full height or tile'],
    [oldHouse, 'Scribing the back edge to walls that bow'],
    [oldHouse, 'Shims, decks and joists before the weight arrives'],
    [midCentury, 'A plywood deck over bases built in place'],
    [midCentury, 'Drain height for a deeper sink'],
    [lateHouse, 'Cutting a raised bar down to one level'],
    ['steep-stairs-or-slope', 'More hands, shorter pieces, an extra seam'],
    ['narrow-street-access', 'A hand carry from where the truck can stand'],
    ['condo-or-coop-rules', 'The shut-off and the slot the building gives'],
    ['kosher-kitchen', 'Two sinks and the cut-outs that go with them'],
    ['large-family-kitchen', 'A large bowl and a second one for prep'],
    ['small-galley', 'A remnant in place of a slab, if one fits'],
    ['raised-ranch-layout', 'A mitered edge on thin stone over a long span'],
    ['old-additions', 'Leveling cabinets across two floors'],
    ['septic-or-well', 'A filter tap and its hole'],
    ['galvanized-or-old-pipes', 'New valves while the top is off'],
    ['open-plan-wall', 'A waterfall end where the wall stood'],
    ['multigenerational-bath', 'Double basin or long single'],
    ['flood-zone-or-damp', 'Wall brackets for a vanity off the floor'],
  ],
  steps: [
    {
      title: 'Slab and samples',
      lines: [
        [
          'any',
          'You see full slabs, not squares. We talk about heat, acid and sealing, and you take two samples home to the window.',
        ],
        [
          oldHouse,
          'We start from what the house has: floor, casing, an old sink worth keeping. Honed surfaces sit more easily beside them.',
        ],
        [
          'kosher-kitchen',
          'Material first, color after. We set a slab aside until whoever you ask has answered.',
        ],
        [
          'septic-or-well',
          'We put your tap water on each sample and let it dry overnight. Next morning you know.',
        ],
        [
          ['large-family-kitchen', 'two-family', 'single-family'],
          'A hot pan, a lemon, a marker: try them on the samples. What survives goes on the list.',
        ],
        [
          attached,
          'For short counters we look among remnants first. Small kitchens get good stone that way.',
        ],
      ],
    },
    {
      title: 'Digital template in your room',
      lines: [
        [
          'any',
          'A laser reads walls, corners and cabinets in an hour. Sink and faucet are on the spot, because holes are cut from the real thing.',
        ],
        [
          ['plaster-and-lath', 'pre-1900', '1900-1939'],
          'The laser reads every wave in the wall. You decide on the screen where stone follows it and where a splash covers.',
        ],
        [
          hardAccess,
          'The same visit measures stairs, doors and the curb. Piece lengths are settled before anyone cuts.',
        ],
        [
          halfLevels,
          'We template the peninsula with the guard and the half flight in the drawing, and check the overhang against both.',
        ],
        [
          midCentury,
          'Cabinets are leveled and decked first. Then the laser comes, and what it reads is what you keep.',
        ],
        [
          lateHouse,
          'Boxes are checked for level, the raised bar is cut down, and the template takes an hour.',
        ],
      ],
    },
    {
      title: 'Cut-outs, edge and seams',
      lines: [
        [
          'any',
          'You approve a drawing with every seam on it. Seams go at the sink or on a cabinet side, and veins are matched over them.',
        ],
        [
          'steep-stairs-or-slope',
          'The extra seam is placed where the sink breaks the line anyway. What you carry decides its place, and the pattern hides it.',
        ],
        [
          ['kosher-kitchen', 'large-family-kitchen'],
          'Two bowls, two faucets and a strip of whole stone between. The drawing shows each at full size.',
        ],
        ['small-galley', 'One piece, no seam, eased edge, and a corner taken off where your hip passes.'],
        [
          ['multigenerational-bath', 'senior-community'],
          'Rounded corners, a contrasting edge and a faucet you can work with an elbow. It is all cut at the shop.',
        ],
        [
          ['1980-1999', '2000-later', 'single-family'],
          'We show two edges on your own slab and mark the outlets. Then it is cut, and nothing changes.',
        ],
      ],
    },
    {
      title: 'The old top comes off',
      lines: [
        [
          'any',
          'Water is off for the morning. The old top is cut free from below so that the cabinets stay whole, and goes with us.',
        ],
        [
          'galvanized-or-old-pipes',
          "With the sink out, valves and the last feet of steel go too. It's the one hour when everything can be reached.",
        ],
        [
          ['condo-or-coop-rules', 'apartment-coop'],
          'At the agreed hour the riser is closed, new valves go in, and water is back before lunch.',
        ],
        [
          ['1940-1959', '1960-1979'],
          'Mortar-set tile tops come off in buckets; laminate comes off in one lift. Either way the wall behind is patched.',
        ],
        ['narrow-street-access', 'The old top is broken down inside and leaves on the van that brought us.'],
        [
          oldHouse,
          'We score the joint at the wall so the plaster stays. An old slate or soapstone is lifted whole, if you want it for the garden.',
        ],
      ],
    },
    {
      title: 'Setting and sealing',
      price: 'Countertop Installation',
      lines: [
        [
          'any',
          'Pieces are dry-set, shimmed to a hair, then glued and joined with tinted resin. Natural stone is sealed the same day.',
        ],
        [
          'steep-stairs-or-slope',
          'Four people and straps bring the stone up in the dry part of the day. Once inside, it is an ordinary setting.',
        ],
        [
          'old-additions',
          'The joint over the two foundations is left soft and filled in color. It gives when the house does.',
        ],
        [
          ['raised-ranch-layout', 'bungalow-cottage'],
          'Thin stone goes on a full plywood deck. The load is spread before it is polished.',
        ],
        [
          attached,
          'Pads in the hall, blankets in the elevator, drilling in the hour allowed. By evening you can wipe the top.',
        ],
        [midCentury, 'The deck is checked with a straightedge once more. Then stone, seam, splash and seal.'],
      ],
    },
    {
      title: 'Basin, faucet and vanity',
      price: 'Plumbing Services',
      lines: [
        [
          'any',
          'Sink clipped and sealed, faucet and trap connected, everything run for ten minutes with a dry towel beneath.',
        ],
        [
          'flood-zone-or-damp',
          'The vanity hangs on a rail screwed to blocking. Floor and wall stay free to dry.',
        ],
        [
          'septic-or-well',
          'A filter tap takes the fourth hole, and the cartridge sits where you can turn it.',
        ],
        [
          ['multigenerational-bath', 'two-family'],
          'Basins are set at the heights you chose, with valves for each. One can be shut without the other.',
        ],
        [
          'slab-or-low-basement',
          'The bowl meets the old drain, so the floor stays closed. We check the fall and the vent.',
        ],
        [
          oldHouse,
          'Old traps and lead bends are replaced, never tightened. Then basin, faucet and a lever you can find in the dark.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'The sink, before the template. Buy it, unpack it, put it in the room.'],
    ['any', 'Where the seam goes. You approve it on a drawing.'],
    ['any', 'Sealing once a year, or a stone that never asks.'],
    ['any', 'Splash height, since it is cut from the same slab.'],
    ['any', 'How many holes: faucet, soap, filter, air gap.'],
    [oldHouse, 'Scribe to the wall, or straighten the wall.'],
    [oldHouse, 'Honed or polished. Look at your floors.'],
    [midCentury, 'Sink depth, checked against the drain in the wall.'],
    [midCentury, 'New top now, or cabinets and top together.'],
    [lateHouse, 'One level or the raised bar.'],
    ['steep-stairs-or-slope', 'How long one piece may be.'],
    ['narrow-street-access', 'Who keeps the space in front of the door free.'],
    ['condo-or-coop-rules', 'Shut-off day first, setting day after.'],
    ['kosher-kitchen', 'The material, with whoever you ask.'],
    ['large-family-kitchen', 'One large bowl, or two.'],
    ['small-galley', 'Remnant or slab.'],
    ['raised-ranch-layout', 'Thick look or thick stone.'],
    ['split-level-layout', 'Overhang at the half flight.'],
    ['septic-or-well', 'Which finish your water will spare.'],
    ['flood-zone-or-damp', 'Vanity on legs or on the wall.'],
    ['open-plan-wall', 'What the end of the counter looks like from the sofa.'],
    ['galvanized-or-old-pipes', 'How many valves to renew while it is open.'],
    ['old-additions', 'Where the soft joint sits.'],
    ['multigenerational-bath', 'Basin height for the shortest and the stiffest.'],
    ['two-family', 'Both kitchens from one slab?'],
    ['old-wiring', 'Outlets along a longer counter.'],
    ['senior-community', 'A lower section to sit at.'],
  ],
  mistakes: [
    ['any', 'Choosing from a four-inch sample. Slabs vary by the yard.'],
    ['any', 'A faucet too close to the splash to turn its handle.'],
    ['any', 'Twelve inches of overhang with nothing under it.'],
    ['any', 'Templating before the cabinets are screwed down.'],
    ['any', 'Polished black by a window. You will see each crumb.'],
    [oldHouse, 'Measuring with a tape and hoping the wall agrees.'],
    [oldHouse, 'Stone on a floor nobody looked under.'],
    [midCentury, 'A nine-inch bowl over a drain at sixteen.'],
    [midCentury, 'Setting on boxes that have no top rail.'],
    [lateHouse, 'New stone on swollen particleboard.'],
    ['steep-stairs-or-slope', 'Finding the switchback on the day of the stone.'],
    ['narrow-street-access', 'A crane truck booked for a lane.'],
    ['condo-or-coop-rules', "Trusting a shut-off that hasn't turned since it was put in."],
    ['kosher-kitchen', 'Buying the slab and asking afterward.'],
    ['large-family-kitchen', 'Marble for a household that cooks with lemon every day.'],
    ['small-galley', 'A double bowl that leaves no counter.'],
    ['raised-ranch-layout', 'A double-thick island because the picture had one.'],
    ['split-level-layout', 'Stools at the top of a stair.'],
    ['septic-or-well', 'A disposal because the sink came with the hole.'],
    ['flood-zone-or-damp', 'A furniture vanity with paper-wrapped sides in a damp bath.'],
    ['open-plan-wall', 'A raw cabinet side facing the living room.'],
    ['galvanized-or-old-pipes', 'Reusing the old valves for the new faucet.'],
    ['old-additions', 'One long piece across two foundations.'],
    ['plaster-and-lath', 'A fat line of caulk instead of a scribe.'],
    ['multigenerational-bath', 'Two basins in 48 inches.'],
    ['slab-or-low-basement', 'Choosing a bowl whose drain misses the old one by a foot.'],
    ['two-family', 'A soft stone in a kitchen others use.'],
    ['apartment-coop', 'A piece longer than the elevator.'],
  ],
  questions: [
    [
      'any',
      'How many days without a sink?',
      'Two, as a rule, if the old top comes off the day before the new one is set. Between template and setting your old counter stays in use. That pause lasts one to two weeks.',
    ],
    [
      'any',
      'Quartz or granite?',
      'Quartz needs no sealing and dislikes heat; use a trivet. Granite takes heat and wants sealing about once a year. Both run from plain to costly. Choose by how you cook, then by color.',
    ],
    [
      'any',
      'Can you template next week in {town}?',
      'If the cabinets stand and the sink is on hand, usually. The template takes an hour. Call with a photo of the kitchen and the rough lengths, and you have a first figure the same day or the next.',
    ],
    [
      'village',
      'Does a new counter in the Village of {town} need a permit?',
      'On the same cabinets, usually not. If a sink moves or a circuit is added, ask {office}. The call takes five minutes and the answer belongs in your file.',
    ],
    [
      'hamlet',
      'Do we have to tell anyone in {town} about a new vanity?',
      'For a vanity in the same place, usually nobody. For a second basin or a moved drain, ask {office} first. We tell you which of the two you have.',
    ],
    [
      oldHouse,
      'The wall behind our counter bows. Will there be a gap?',
      'Not one you see. Under three-quarters of an inch the splash covers it. Beyond that the stone is scribed to the wall. The front edge stays straight either way.',
    ],
    [
      oldHouse,
      'Is soapstone a sensible choice today?',
      'For an old house, often. It takes heat, needs only oil or nothing, and its scratches sand out. It is soft at the edges and darkens. If that sounds like wear, take quartz; if it sounds like life, take soapstone.',
    ],
    [
      '1940-1959',
      'Can stone go on our original cabinets?',
      'If they are square and screwed to the wall, yes. Built-in-place bases have no tops, so we add a plywood deck and level it. If drawers already stick, spend the stone money on boxes first.',
    ],
    [
      '1960-1979',
      'Our vanity top is 19 inches deep. Is a standard one too big?',
      "Perhaps by the door. New tops are about 22 inches. We measure the swing and the toilet's clearance. Custom depth in quartz costs little more, since every top is cut anyway.",
    ],
    [
      lateHouse,
      'Can the raised bar be cut down?',
      "Nearly always. The half wall is lowered to cabinet height, its outlet moves, and one piece of stone covers both. The electrician's part takes an hour or two; ask whether it needs an inspection.",
    ],
    [
      'steep-stairs-or-slope',
      'What does a flight of steps add to a countertop?',
      'Hands, mainly. We count steps, look for the turn and say in the estimate what it adds. Shorter pieces with a seam at the sink are often the cheaper answer.',
    ],
    [
      'narrow-street-access',
      'How close must the stone truck come?',
      'Within about a hundred feet on level ground. From there it is carried on edge on a cart. If the truck can stop only for minutes, pieces are unloaded at once and wait on racks in your drive.',
    ],
    [
      'condo-or-coop-rules',
      'Can stone be cut inside our building?',
      "It isn't. It is cut wet at the shop. In your unit there is a little drilling and some resin that smells for an hour. That is what the letter to your board in {town} should say.",
    ],
    [
      'kosher-kitchen',
      'Which counter material suits a kosher kitchen?',
      'Customs differ, and the question belongs to whoever you follow. What we can tell you is what each is made of: quartz is stone and resin, granite is stone, solid surface is resin. We keep the slab for you until you know.',
    ],
    [
      'large-family-kitchen',
      'Which top stands up to heavy use?',
      'Quartz for stains, granite for heat, steel beside the range if you cook in quantity. An eased edge chips less than a sharp one. A thirty-three-inch single bowl saves the edge of the counter as well.',
    ],
    [
      'septic-or-well',
      'Will our well water mark the stone?',
      'It can. Iron leaves rust, lime leaves rings. Put a spoon of tap water on each sample overnight. If all of them show it, treat the water first; it spares faucet and glass too.',
    ],
    [
      'small-galley',
      'Do remnants really save money?',
      'For up to about 25 square feet, often half. The color choice is what lies in the yard that week. Give us the lengths and a range of colors, and we look.',
    ],
    [
      'raised-ranch-layout',
      'Does an upstairs island need a stronger floor?',
      'Sometimes. Stone, cabinets and four people leaning come to half a ton. We look at the joists from the garage or family room. Thin stone with a mitered edge, or a post below, settles most cases.',
    ],
    [
      'split-level-layout',
      'How far may a counter overhang by the stairs?',
      'Ten inches is comfortable for a leg, fifteen for a seat. Beside a half flight we keep seats on the other side. The guard has to stay whole whatever the counter does.',
    ],
    [
      'flood-zone-or-damp',
      'Should we buy stone for a kitchen that may get wet?',
      'The top survives; what it stands on may not. If cabinets have to be replaced after a flood, stone can sometimes be lifted and reset, in short pieces. So plan short pieces. {Office} knows the map for your lot.',
    ],
    [
      'old-additions',
      'Can one counter run from the house into the addition?',
      'It can look as if it did. We put a soft, color-matched joint over the line between the foundations. Without it the stone picks its own line.',
    ],
    [
      'two-family',
      'Is it cheaper to do both kitchens?',
      "Yes, if both fit on the slabs you pay for. One template visit, one delivery, one plumber's day. Each household is without a sink for a day or two, not on the same days.",
    ],
    [
      'galvanized-or-old-pipes',
      'Should we change valves with the top?',
      "Yes. With the sink out it is an hour's work. Afterward it is a cramped one, with stone overhead. We price valves and the last feet of pipe as a line of their own.",
    ],
    [
      'multigenerational-bath',
      'Which vanity suits children and grandparents?',
      'A top at 34 inches, a lever faucet, a drawer at each side and an open space between. A pull-out step serves the small ones. Leave light at both sides of the mirror for the eldest.',
    ],
  ],
}
