import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const bathroomRemodeling: ServiceGuide = {
  slug: 'bathroom-remodeling',
  bridge: { lead: 'For a bathroom', unless: ['bath', 'shower', 'tub', 'toilet', 'drain'] },
  headings: { notes: 'Planning a bathroom in {town}', housing: 'What houses in {town} ask of a bathroom' },
  scope:
    'A bathroom opened to the studs and closed again: drains, valves, fan, waterproofing, tile, vanity and light. It is a small room with every trade in it.',
  price: {
    titles: ['Lighting & Electrical', 'Plumbing Services', 'Finishing & Painting'],
    wording: '{sum} for plumbing, lighting and finishing',
    note: 'Those are three lines of our price list. Tile, waterproofing, the shower glass and the vanity depend on the room and are priced after measuring.',
  },
  timeline: '2–4 weeks for a full bath, of which the tile and its drying take about half',
  leadTimes:
    'Tile in stock takes days, special orders 3 to 8 weeks. Shower glass is measured after tiling and comes 1 to 3 weeks later. Vanities run from a few days to 8 weeks.',
  ledes: [
    [
      'flood-zone-or-damp',
      "Near water, a bath is only as good as what you can't see: board, membrane, valve and a way to dry.",
    ],
    [
      'condo-or-coop-rules',
      'A riser to shut, a board to ask, a neighbor below. We plan the bath around all three dates.',
    ],
    [
      'split-level-layout',
      'The bath hangs between two levels, and its drains can be reached from the lower one. That makes more possible than you think.',
    ],
    [
      'plaster-and-lath',
      'Steam and plaster never were friends. The wet walls are rebuilt, and the rest of the room keeps its age.',
    ],
    [
      'flood-zone-or-damp',
      "A bath on a damp level is built like a boat: nothing in it that swells, nothing closed that can't dry.",
    ],
    [
      'steep-stairs-or-slope',
      'The tub has to turn the landing before it can be installed. We measure the stairs first, then the bathroom.',
    ],
    [
      'condo-or-coop-rules',
      "Your bathroom floor is somebody's ceiling. We plan the membrane, the shut-off and the board's form together.",
    ],
    [
      'septic-or-well',
      'Before a second bath is drawn, the system that serves the house has a say. We ask about it first.',
    ],
    [
      'split-level-layout',
      'In a split, the bath often sits over the garage. That makes for easy drains and cold floors, and we plan for both.',
    ],
    [
      'raised-ranch-layout',
      'One bath above, room for another below, and a drain between them. A bi-level is kinder to a second bath than most plans.',
    ],
    [
      'galvanized-or-old-pipes',
      'The tile is the part you see. In an older house we price the pipe behind it too, so that the tile need not come off twice.',
    ],
    [
      'slab-or-low-basement',
      'Concrete decides where the shower goes. We find the drain before we draw the room.',
    ],
    [
      'multigenerational-bath',
      'One bath, people of several ages, one hour in the morning. We divide the room so that two can use it.',
    ],
    [
      'plaster-and-lath',
      "A plaster wall can't hold tile and steam for another fifty years. We open the wet walls and leave the rest standing.",
    ],
    [
      oldHouse,
      'An old house got its bathroom late, in a bedroom corner or over the kitchen. We look at what carries it before we add a tub of water.',
    ],
    [
      midCentury,
      'Five feet by eight, pink or green, tiled on wire and mortar. It has held for sixty years; the next one should too.',
    ],
    [
      lateHouse,
      'A whirlpool nobody fills and a shower too small to turn in. We trade the one for the other.',
    ],
    ['any', 'A bathroom that drains, vents and wipes clean. You see it in 3D before the old tile comes off.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For a bath this means porcelain to the floor, cement board, a wall-hung vanity and epoxy or sealed grout. Ask the office about your lot before a lower-level bath is finished.',
      'A backwater valve on the lower drain keeps a full sewer from coming up through the shower. Ask the plumber about it while the floor is open.',
      'Keep outlets and the water heater high, and the wall board a half inch off the slab. Small gaps are what lets a room dry.',
    ],
    'steep-stairs-or-slope': [
      'An acrylic tub in one piece is light but rigid; cast iron bends for nobody. We pick the tub after the landing is measured.',
      'A lower bath on a slope may drain by gravity on the downhill side. Uphill it may need an ejector, which wants power, a vent and a lid you can reach.',
    ],
    'condo-or-coop-rules': [
      "Water leaves the building through a stack that isn't yours. We keep toilet and tub on it, flood-test the new pan for a day, and write the result down for the board.",
      'Ask who owns the shut-off for your line and how much notice it takes. That date goes into the schedule before the tile does.',
    ],
    'old-additions': [
      'A bath in a back wing often has its pipes in the coldest wall of the house. We move them to an inside wall while it is open.',
      'Different foundations move differently. Where the bath crosses the joint, an uncoupling mat under the tile keeps it from cracking on that line.',
    ],
    'septic-or-well': [
      'It is bedrooms that a septic permit counts, and water that the field feels. Low-flow fixtures help; a soaking tub filled daily does not.',
      'On a well, look at recovery before you buy a shower with three heads. A larger pressure tank may be the better purchase.',
    ],
    'small-galley': [
      'A house with a narrow kitchen usually has a narrow bath behind the same wall. A pocket door and a 21-inch vanity give back the floor you stand on.',
    ],
    'raised-ranch-layout': [
      'The lower bath stacks on the upper one: same drain, same vent, short pipes. Put it anywhere else and you pay for concrete.',
      'The ceiling downstairs is opened once for the upper drains, so do both baths in one plan even if you build them a year apart.',
    ],
    'split-level-layout': [
      'Over a garage we insulate the bay, seal the pipe holes and only then lay heat and tile. The drain can be moved from below without touching your living room.',
      'Three half-levels often share one bath. A powder room by the den costs little where it can reach the same stack.',
    ],
    'plaster-and-lath': [
      'In the wet area plaster comes out and cement board goes in. Outside it we skim, so that the trim and the height of the room stay as they were.',
    ],
    'narrow-street-access': [
      'A bath makes about two tons of rubble, tile and old mortar. In bags and a van it leaves in a day and a half and blocks nobody.',
    ],
    'two-family-rules': [
      "A leak in the upper bath is the lower household's ceiling. We add shut-offs for each bath and test the pan before it is tiled.",
      "A bath that isn't on the certificate of occupancy is a question for the office first. Renewing one that is on it is ordinary work.",
    ],
    'open-plan-wall': [
      'If walls move elsewhere in the house, look at the bath drain above them. It often runs in the wall that people want out.',
    ],
    'galvanized-or-old-pipes': [
      "We replace supply back to sound copper and change the drum trap or lead bend while the floor is up. Afterward it can't be reached without breaking tile.",
      'A pressure-balanced valve on a half-clogged line scalds and starves by turns. New pipe to the valve is part of the price, not an option.',
    ],
    'historic-review': [
      'Inside you are free. A fan needs a way out, and a roof cap on the side nobody sees is the easy one to approve.',
    ],
    'kosher-kitchen': [
      'Where the kitchen is being planned with two sides, a hand-washing sink near the bath or the dining room can be piped in the same week.',
    ],
    'cold-floors': [
      'Heat under tile works when the cold is kept out from below. We insulate and air-seal first, then lay the cable on its own thermostat.',
    ],
    'multigenerational-bath': [
      'A curbless shower with a seat and a handheld, blocking in the walls for bars now or later, and a door 32 inches clear. It looks like a good bathroom and not like a clinic.',
      'Toilet and tub behind one door, two basins in front of it: the same square feet serve twice the people.',
    ],
    'slab-or-low-basement': [
      'We cut a trench no longer than it has to be and keep the toilet on its flange. If the sewer is higher than the floor, an up-flush or ejector unit is the honest answer.',
    ],
    'large-family-kitchen': [
      'The water heater that is sized for the kitchen has to serve the baths too. Count the showers that run at once before you choose it.',
    ],
    'old-wiring': [
      'A bath wants its own 20-amp circuit with ground-fault protection, and a fan that vents outside. We count spare spaces in the panel at the first visit.',
    ],
    'lead-paint': [
      'Trim and windows from before 1978 are handled by lead-safe rules. Old glazed tile may hold lead too, so it comes off wet and in large pieces.',
    ],
  },
  years: [
    [
      'pre-1900',
      'A house from before 1900 had no bathroom when it was built. Where one stands now, joists were notched for pipes by several people over several decades. We open the floor, sister what was cut and then decide about the tub.',
    ],
    [
      'pre-1900',
      'Tall windows in old baths sit inside the shower as often as not. A sill of one sloped piece of stone, a vinyl or fiberglass sash and good flashing let it stay. Closing it changes the front of the house.',
    ],
    [
      '1900-1939',
      'Baths of the 1900s to the 1930s have hexagon floors set in three inches of mortar and a cast-iron tub on feet. The mortar is heavy and the floor gains height when it goes. We use the space for new drains and level with the hall.',
    ],
    [
      '1900-1939',
      'In a house of the twenties the vent stack and the drains are cast iron, and the supply is brass or steel. Iron that sounds dull when tapped is near its end. We look while the wall is open and leave you a photograph.',
    ],
    [
      '1940-1959',
      'The five-by-eight hall bath of the 1940s and 1950s has tub, toilet and sink in one line on one wall. Keep the line and the price stays low. Swapping the tub for a shower on the same drain gives the room its floor back.',
    ],
    [
      '1940-1959',
      'Postwar tile was laid on wire lath and mortar. It comes off in slabs, noisily, and takes the wall with it. The new wall is thinner, so doors and trim are shimmed out to meet it.',
    ],
    [
      '1960-1979',
      "Houses of the sixties and seventies have two baths back to back on one wet wall. Doing both at once saves one opening of that wall and one plumber's trip. Doing one alone is still fine if you have the other to use.",
    ],
    [
      '1960-1979',
      'Green board behind the tile was the rule in the 1960s and 1970s, and it softens behind the valve. Press above the tub faucet with your thumb. If the wall gives, the studs behind need a look as well.',
    ],
    [
      '1980-1999',
      'Primary baths of the 1980s and 1990s gave the corner to a whirlpool. Taking it out frees thirty square feet for a shower with a bench. The deck, the platform and the window stay or go, and we price both.',
    ],
    [
      '1980-1999',
      'Copper and PVC of the 1980s and 1990s are mostly sound. What fails is the fiberglass shower base, the fan that blows into the attic and the plastic supply pipe that some builders used. We check which you have.',
    ],
    [
      '2000-later',
      'In a bath built since 2000 the pipes can stay. A leaking shower pan, tight glass and a vanity of wet fiberboard are what bring people to us. The work is a week shorter because nothing behind the wall needs moving.',
    ],
  ],
  kinds: [
    [
      'two-family',
      "With two households, there is one bath each and no spare. We keep the toilet working each night as long as the floor allows, and tell you in advance which two days it won't.",
    ],
    [
      'townhouse-condo',
      'A townhouse bath has no window and shares a wall. The fan has to reach the outside by the old duct, so we clean or replace it. A quiet fan on a timer does more for the paint than any paint.',
    ],
    [
      'townhouse-condo',
      'The second-floor bath of a townhouse stands over your own kitchen. A leak there is yours alone, so the pan is tested with water for a day before it is tiled.',
    ],
    [
      'apartment-coop',
      'In an apartment the floor is concrete and the drain is where it is. A low shower base or a tub is possible; a curbless shower seldom is without building up the floor.',
    ],
    [
      'estate',
      'In a large house the distance from the heater is the trouble: you wait a minute for hot water. A recirculating line with a timer goes in while the walls are open.',
    ],
    [
      'bungalow-cottage',
      'Cottage baths stand over a crawl space. We drain and insulate below, put shut-offs where you can reach them, and keep pipes off the north wall.',
    ],
    [
      'senior-community',
      'In an age-restricted community a shower without a curb is the first wish. Check that the floor framing allows a recess; if not, a two-inch ramped base comes close.',
    ],
    [
      'single-family',
      "In a detached house the fan can go straight out and the vent straight up. That is a short day's work, and it decides how long the ceiling stays white.",
    ],
    [
      'single-family',
      'If there is only one bath, we plan the days around it. Most of the time you have water and a toilet overnight; on two or three days you will want a neighbor.',
    ],
  ],
  permits: [
    [
      'any',
      'Replacing a vanity, a toilet or tile in place is usually left to the owner. Moving a drain, adding a bath or running a new circuit usually needs a permit. Ask with the plan in hand.',
    ],
    [
      'any',
      'In New York State drains, vents and wiring are as a rule inspected before the wall is closed. The pan may have to be seen under water. We schedule the tile after that visit.',
    ],
    [
      'any',
      'An added bathroom is a different question from a renewed one. It touches the certificate, the sewer and sometimes the assessment. Put it to the office before the design.',
    ],
    [
      'septic-or-well',
      'For an added bath on a septic system, the county health department may have to agree first. Ask the building office whether it wants that letter with the form.',
    ],
    [
      'flood-zone-or-damp',
      'If the lot is in a mapped flood zone, ask what may be built on the lowest level. A bath there can be limited, whatever it is made of.',
    ],
    [
      'condo-or-coop-rules',
      "Boards often want a licensed plumber named and a wet test recorded. The permit and the board's letter are two papers; you need both.",
    ],
    [
      'slab-or-low-basement',
      'A basement bath raises questions of ceiling height, ventilation and the way out. Ask about the clear height before you ask about tile.',
    ],
    [
      'two-family-rules',
      'Ask how many baths are on record for each unit. An extra one found at inspection stops the job until it is settled.',
    ],
    [
      'historic-review',
      'A new roof cap or a changed window may be an outside change where a historic review applies. The room itself normally is not its concern.',
    ],
    [
      'old-wiring',
      'New bath circuits are electrical permit work, done by a licensed electrician and inspected by an agency the office accepts.',
    ],
  ],
  drivers: [
    ['any', 'Whether the toilet stays on its flange'],
    ['any', 'Square feet of tile, and how much of it is cut small'],
    ['any', 'Shower glass: a fixed panel costs a third of a framed-in corner'],
    ['any', 'A stock vanity or one made to the wall'],
    [oldHouse, 'Joists to repair once the floor is open'],
    [oldHouse, 'Iron drains and brass supply to replace'],
    [midCentury, 'Mortar-set tile that takes the wall with it'],
    [midCentury, 'Two baths on one wet wall, done together or apart'],
    [lateHouse, 'Taking out a whirlpool and closing its deck'],
    ['steep-stairs-or-slope', 'The way the tub goes up and the rubble comes down'],
    ['narrow-street-access', 'Bagged removal instead of a container'],
    ['condo-or-coop-rules', 'A wet test, set hours and a booked shut-off'],
    ['septic-or-well', 'The answer from the health department for an added bath'],
    ['flood-zone-or-damp', 'Epoxy grout, wall-hung pieces and a backwater valve'],
    ['slab-or-low-basement', 'Feet of concrete to cut, or an ejector pump'],
    ['cold-floors', 'Insulating below and heating cable above'],
    ['raised-ranch-layout', 'A second bath stacked on the first, or away from it'],
    ['split-level-layout', 'Closing and insulating the garage ceiling under the bath'],
    ['galvanized-or-old-pipes', 'How far back the sound pipe begins'],
    ['multigenerational-bath', 'A curbless base, wider door and blocking in the walls'],
    ['old-additions', 'Pipes to bring in from a cold outside wall'],
    ['two-family', 'A bath kept usable at night during the work'],
  ],
  steps: [
    {
      title: 'Layout and 3D renderings',
      lines: [
        [
          'any',
          'We draw the room to the half inch, with the door swing and the towel you reach for. You see it in 3D and change it on paper.',
        ],
        [
          oldHouse,
          'We measure the floor for slope and find the stack before drawing. A plan that keeps it costs less than one that fights it.',
        ],
        [
          attached,
          'The plan shows stack, party wall and fan duct, because your board will ask for them. Fixtures stay close to where they drain.',
        ],
        [
          halfLevels,
          'We draw the bath together with the room under it. The drain is planned from below, and so is the second bath if you want one later.',
        ],
        [
          midCentury,
          'We draw the five-by-eight twice: tub kept, tub gone. Both fit the old drain, and the renderings show which you would rather stand in.',
        ],
      ],
    },
    {
      title: 'Demolition and a look behind the tile',
      lines: [
        [
          'any',
          'The room is sealed, the floor on the way out covered, and the old tile bagged where it falls. Then you get photographs of what was behind it.',
        ],
        [
          ['pre-1900', '1900-1939', 'lead-paint'],
          'Old tile and trim come off wet and by lead-safe rules. We look at joists, iron and wire, and price what they need before going on.',
        ],
        [
          hardAccess,
          'Rubble leaves in bags that one person can carry, by a path we cover first. The truck comes twice instead of staying.',
        ],
        [
          ['1940-1959', '1960-1979'],
          'Mortar walls come down in slabs, and old floor layers are tested before they are broken. Plan two loud days.',
        ],
        [
          lateHouse,
          'Whirlpool, deck and fiberglass base come out in pieces. The pipes behind them are usually good, and we say so when they are.',
        ],
      ],
    },
    {
      title: 'Pipes, then waterproofing',
      price: 'Plumbing Services',
      lines: [
        [
          'any',
          'Valves and drains are set to the new fixtures and tested. Then the pan and walls get a membrane, and the pan stands full of water for a day.',
        ],
        [
          ['galvanized-or-old-pipes', '1900-1939', 'pre-1900'],
          'Supply is renewed back to sound pipe and traps are changed. Only then does the membrane go on, in one skin from the floor up.',
        ],
        [
          ['flood-zone-or-damp', 'slab-or-low-basement'],
          'On a slab the membrane runs under the whole floor and up the wall. A backwater valve or ejector goes in before the concrete is closed.',
        ],
        [
          ['condo-or-coop-rules', 'apartment-coop', 'two-family'],
          'The water test is photographed with the date. Whoever lives below, or sits on the board, can have a copy.',
        ],
        [
          ['septic-or-well', 'single-family'],
          'Low-flow valves, a scald guard and shut-offs you can reach. The pan is tested before anything covers it.',
        ],
      ],
    },
    {
      title: 'Shower, tub, tile and vanity',
      lines: [
        [
          'any',
          'Tile starts from a drawn center line, so cuts land in corners and match. The vanity is set on the finished floor, and the glass is measured last.',
        ],
        [
          ['steep-stairs-or-slope', 'apartment-coop'],
          "Tub or base is brought in before the door casing goes back. If it can't pass, a tiled pan is built in the room.",
        ],
        [
          ['multigenerational-bath', 'senior-community'],
          'The shower floor meets the room without a curb, with the fall to one side. Blocking for bars is in the wall whether you want bars yet or not.',
        ],
        [
          oldHouse,
          'Old rooms taper. We hide the taper in the widest cut, behind the door, and keep the line you see when you come in.',
        ],
        [
          midCentury,
          "A 60-inch shower base takes the old tub's place, with a niche between the studs. The vanity goes wall to wall where the sink stood.",
        ],
        [
          lateHouse,
          'A bench and a wider door go where the whirlpool stood. Large tile keeps the joints few and the room calm.',
        ],
      ],
    },
    {
      title: 'Fan, light and a warm floor',
      price: 'Lighting & Electrical',
      lines: [
        [
          'any',
          'A fan that vents outside, light on both sides of the mirror, and outlets with ground-fault protection. It is wired before the walls close.',
        ],
        [
          'cold-floors',
          'Insulation under the floor, then the cable mat, then tile. The thermostat knows the floor and not the room.',
        ],
        [
          attached,
          "The fan joins the duct the building gave you, sealed and quiet. Light does the work of the window that isn't there.",
        ],
        [
          ['old-wiring', 'pre-1900', '1900-1939'],
          'A new circuit runs from the panel, and the old switch loop is taken out of service. The heated floor gets its own.',
        ],
        [
          ['raised-ranch-layout', 'split-level-layout', '1960-1979'],
          'Wires come up from the level below. A heated floor over a garage is laid on insulation, not instead of it.',
        ],
      ],
    },
    {
      title: 'Finishing and the warranty',
      price: 'Finishing & Painting',
      lines: [
        [
          'any',
          'Trim, paint made for steam, mirror, bars and caulk. You get the warranty in writing and the name of every valve.',
        ],
        [
          ['plaster-and-lath', '1900-1939'],
          'Plaster is skimmed to meet the new board, and casings go back at their old width. Then paint, fixtures and the list we walk with you.',
        ],
        [
          ['single-family', '1940-1959'],
          'The hall floor meets the new tile with a flat threshold. We hang the last bar where your hand goes, not where the box says.',
        ],
        [
          ['condo-or-coop-rules', 'townhouse-condo'],
          'The hall is cleaned, the protection comes up, and the file for your association is complete. Your warranty is on paper.',
        ],
        [
          lateHouse,
          "Caulk where planes meet, grout where they don't. We come back to the glass once more before we call it done.",
        ],
      ],
    },
  ],
  decide: [
    ['any', "Tub or shower. With one bath in the house, think of the next owner's small child."],
    ['any', 'Whether the toilet moves. Moving it is the costliest foot in the room.'],
    ['any', 'Niche, bench, neither. They are framed before they are tiled.'],
    ['any', 'Where you will wash during the two or three days without water.'],
    ['any', 'Fan noise. Ask for the sone number, and choose 1.0 or less.'],
    [oldHouse, 'Does the window in the shower stay?'],
    [oldHouse, 'Keep the iron tub and have it refinished, or let it go.'],
    [midCentury, 'One bath now or the pair on the same wall.'],
    [midCentury, 'How high the tile goes: wet area, chair rail or ceiling.'],
    [lateHouse, "What the whirlpool's corner becomes."],
    ['flood-zone-or-damp', 'What may be on the lower level at all, given your lot.'],
    ['steep-stairs-or-slope', 'A tub that passes the landing, or a shower built in place.'],
    ['condo-or-coop-rules', 'The week of the shut-off, before the week of the tile.'],
    ['septic-or-well', 'Added bath or better bath. The first needs an answer from outside.'],
    ['slab-or-low-basement', 'Where the stack is. Draw from there.'],
    ['raised-ranch-layout', 'Which level gets the shower that everyone will use.'],
    ['split-level-layout', 'Whether the garage ceiling is opened or the floor.'],
    ['multigenerational-bath', 'A door inside the bath, so that two can use it.'],
    ['two-family-rules', 'Which bath is on record for which unit.'],
    ['galvanized-or-old-pipes', 'How much pipe to renew while you can see it.'],
    ['cold-floors', 'Where the floor thermostat goes, and what it covers.'],
    ['historic-review', 'Roof cap or wall cap for the fan.'],
    ['narrow-street-access', 'Who moves the car on demolition day.'],
    ['large-family-kitchen', 'The water heater, sized for kitchen and baths together.'],
    ['apartment-coop', 'Tub or low base. A curbless floor may not fit over concrete.'],
    ['senior-community', 'Blocking for grab bars. Put it in even if you skip the bars.'],
  ],
  mistakes: [
    ['any', 'Tile on plain drywall in the shower. It softens behind the valve within a few winters.'],
    ['any', 'A fan that blows into the attic. The mold is only out of sight.'],
    ['any', 'Buying the vanity first and finding the door hits it.'],
    ['any', 'Glass ordered from the plan instead of from the finished tile.'],
    ['any', 'Polished tile on the floor. Ask for the wet slip rating.'],
    [oldHouse, 'A stone tub over joists that were notched for pipes a century ago.'],
    [oldHouse, 'Covering a radiator valve you will need next winter.'],
    [midCentury, 'New tile over old, on a wall that is already soft.'],
    [midCentury, 'Breaking an old floor without testing its layers.'],
    [lateHouse, "Keeping a plastic supply line because it hasn't leaked yet."],
    ['flood-zone-or-damp', 'A wood vanity with feet on a floor that gets wet from below.'],
    ['steep-stairs-or-slope', 'A one-piece shower for a house with a turn in the stairs.'],
    ['condo-or-coop-rules', 'Starting demolition before the shut-off is confirmed.'],
    ['septic-or-well', 'Sketching a third bath before anyone looked up the permit for the field.'],
    ['slab-or-low-basement', 'Choosing the shower before measuring the height over its drain.'],
    ['raised-ranch-layout', 'A lower bath at the far end from the stack.'],
    ['split-level-layout', 'Floor heat over a garage with nothing under it.'],
    ['multigenerational-bath', 'A curb of four inches for someone who uses a walker.'],
    ['galvanized-or-old-pipes', 'A new valve joined to the last bad yard of pipe.'],
    ['old-additions', "A supply pipe left in the wing's outside wall."],
    ['two-family-rules', 'No shut-off between two households.'],
    ['old-wiring', 'A heated floor on the lighting circuit.'],
    ['plaster-and-lath', 'Cutting plaster dry and finding the dust in every closet.'],
    ['narrow-street-access', "A week's rubble on a day's parking."],
    ['cold-floors', 'Tile straight onto the deck over a crawl space.'],
    ['lead-paint', 'Scraping an old window in a room that a child still uses.'],
    ['apartment-coop', "Counting on a vent hole the building won't give."],
    ['historic-review', 'A shiny vent cap on the street side.'],
  ],
  questions: [
    [
      'any',
      'How long is our bathroom out of use?',
      'A full bath takes 2 to 4 weeks. The toilet can often be set back for the night after the first days; you are without water for two or three days in all. With a second bath in the house you will hardly notice.',
    ],
    [
      'any',
      'Tub or walk-in shower?',
      "If it is the only bath, a tub keeps the house easy to sell to a family. With two baths, make one a shower you like. A 60-inch shower fits the old tub's place and its drain.",
    ],
    [
      'any',
      'What does a visit to our {town} home involve?',
      'About an hour. We look at the room, the stack, the panel and what lies below the floor. The consultation is free, and the estimate comes with 3D renderings and no obligation.',
    ],
    [
      'village',
      'Does a bathroom in the Village of {town} need a permit?',
      "If nothing moves, often not. If a drain, a circuit or a wall moves, usually yes. {Office} decides. Ask about inspections too, because the shower can't be tiled until the pipes have been seen.",
    ],
    [
      'hamlet',
      'Who inspects a bathroom in {town}?',
      '{Office} says which inspections it wants: as a rule plumbing before the walls close, wiring by an accepted agency, and a final look. We book them and keep the tile waiting until they are done.',
    ],
    [
      oldHouse,
      'Will our old joists carry a soaking tub?',
      'A filled stone or iron tub can weigh 800 pounds or more. We open a strip of floor, look at depth, span and notches, and add joists where needed. An acrylic tub on the same spot asks for half of that.',
    ],
    [
      oldHouse,
      'Can we keep the claw-foot tub?',
      "Yes, if the iron is sound. It can be refinished off site or in place, and a new valve goes on a riser. The floor under it is leveled and tiled first, because you won't lift it twice.",
    ],
    [
      '1940-1959',
      'Is it worth keeping our pink tile?',
      'If it is tight and the wall behind is firm, it can be cleaned, regrouted and lived with. Press near the valve and along the tub. Once the wall moves, the tile has told you what it can.',
    ],
    [
      '1960-1979',
      'Should we do both baths on the shared wall together?',
      'It saves one opening, one rough-in and a week. If you can wash elsewhere, do both. If not, rough in the second from the first side while the wall is open and finish it later.',
    ],
    [
      lateHouse,
      'What goes where the whirlpool is?',
      'A shower of four by five feet with a bench, or a freestanding tub a third of the size. The floor under the deck is rarely tiled, and its window wants a waterproof sill. We price it with and without.',
    ],
    [
      'flood-zone-or-damp',
      'Is a lower-level bath in {town} a good idea if the ground is wet?',
      'It can be, built for it. First ask {office} whether the lot is mapped and what is allowed there. Then use porcelain, cement board, a wall-hung vanity and a backwater valve, and keep the outlets high.',
    ],
    [
      'steep-stairs-or-slope',
      'How does a tub get upstairs in our house?',
      "On its side, and only if the landing allows. We measure stairs, turn and ceiling. If it can't pass, an acrylic base with wall panels or a tiled pan is built in the room.",
    ],
    [
      'condo-or-coop-rules',
      'Who is liable if our new shower leaks into the unit below?',
      "Your association's papers say, and your insurer will ask. What we do is lower the odds: a membrane, a day's water test, and photographs. Ask the board which insurance certificate it wants before work starts.",
    ],
    [
      'septic-or-well',
      'Can we add a bath on a septic system in {town}?',
      'Perhaps. The system was sized, usually by bedrooms, and the county health department holds the record. Ask {office} what it needs. Until there is an answer we draw a better bath and not another one.',
    ],
    [
      'slab-or-low-basement',
      'What does it take to put a bath on a slab?',
      'A trench from the new fixtures to the nearest drain, the right fall, and new concrete over it. Near the stack that is two days. Far from it, or below the sewer, an ejector pump is simpler.',
    ],
    [
      'raised-ranch-layout',
      'Where does a second bath belong in a bi-level?',
      'Under the first one. The stack is there, the vent is there, and only a few feet of concrete are cut. It often takes the end of the laundry room.',
    ],
    [
      'split-level-layout',
      'Our bath over the garage is cold. What helps?',
      'Insulation in the bay below, sealed pipe holes, and then a heated floor. In that order the heat stays in the tile. The drains can be moved from the garage side on the same day.',
    ],
    [
      'multigenerational-bath',
      'Can one bath serve grandparents and children?',
      'Yes, if it is divided. Basins outside, tub and toilet behind a door, no curb at the shower and a handheld on a bar. Blocking in the walls lets you add grips on any later day.',
    ],
    [
      'galvanized-or-old-pipes',
      'How far do you replace old pipe?',
      'From the fixture back to pipe we would sign for. Sometimes that is the wall, sometimes the cellar. You see a photograph and a price when the wall is open, before anything is covered.',
    ],
    [
      'two-family-rules',
      'Can you work on one bath while tenants use the other?',
      'Yes. We add a shut-off per bath on the first morning, which takes an hour without water. After that the other household is not touched except for a notice of the loud days.',
    ],
    [
      'old-additions',
      'Why do the pipes in our back bath freeze?',
      "They run in an outside wall over a cold crawl space. While the wall is open we bring them inside, insulate behind and close the floor from below. After that a heat lamp isn't needed.",
    ],
    [
      'narrow-street-access',
      'Where does all the rubble go?',
      'Into bags, down a covered path, and away by van at the end of each of the first two days. Tell us when the street is swept and where the school bus stops.',
    ],
    [
      'cold-floors',
      'Does a heated floor heat the room?',
      'It takes the chill off, no more. Insulation below and a draft-free wall keep the room warm. On those terms the cable is cheap to run, an hour in the morning and one at night.',
    ],
  ],
}
