import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const homeRenovation: ServiceGuide = {
  slug: 'home-renovation',
  bridge: {
    lead: 'For a renovation',
    unless: ['house', 'wall', 'permit', 'level', 'addition', 'wing', 'remodel'],
  },
  headings: {
    notes: 'Planning a renovation in {town}',
    housing: 'What houses in {town} ask of a renovation',
  },
  scope:
    'Several rooms at once: kitchen, baths, floors, the walls between them and what runs inside. One drawing, one permit file and one schedule, so that no trade waits for another.',
  price: {
    titles: [
      'Custom Kitchen Design',
      'Cabinet Installation',
      'Countertop Installation',
      'Lighting & Electrical',
      'Plumbing Services',
      'Finishing & Painting',
    ],
    wording: '{sum} for the kitchen in it; other rooms are quoted',
    note: 'Our price list covers a kitchen line by line. Baths, floors, beams and windows depend on the house and are quoted room by room, so that you can build them in stages.',
  },
  timeline: '2–4 months for a kitchen, two baths and floors, counted from the first day on site',
  leadTimes:
    'Drawings and engineer take 3 to 6 weeks, a permit as long as the office needs, windows and cabinets 6 to 12 weeks. Most of it can run side by side.',
  ledes: [
    [
      'flood-zone-or-damp',
      'Near water, a renovation starts with gutters, grade and the flood map. Rooms come after.',
    ],
    [
      'condo-or-coop-rules',
      'Two approvals, one for the town and one for the neighbors. We write one set of drawings that serves both.',
    ],
    [
      'split-level-layout',
      'Half a flight up, half a flight down: in a split a plan is a section. We model the levels before we price a wall.',
    ],
    [
      'plaster-and-lath',
      'Keep the plaster where it is sound and open it where the house needs wire and pipe. That choice, room by room, is the plan.',
    ],
    [
      'old-additions',
      'A house grown in stages has more than one foundation, roof and panel. We draw all of it before we touch a room.',
    ],
    [
      'flood-zone-or-damp',
      'In low ground the first question about a renovation is a legal one: how much may be spent before the house has to be raised?',
    ],
    [
      'split-level-layout',
      'A split-level has no first floor to open up. It has three, and each wall between them braces something.',
    ],
    [
      'raised-ranch-layout',
      'Two floors of the same size, one of them half used. A raised ranch has more house in it than it shows.',
    ],
    [
      'open-plan-wall',
      'Everyone wants the wall out. We find out what it carries, what runs in it and what should take its place.',
    ],
    [
      'two-family-rules',
      'Two households, one set of papers. Before a wall is drawn, we read what the house is on record as.',
    ],
    [
      'condo-or-coop-rules',
      'In a shared building a renovation is first a file. We make a good one, and the work behind it goes quietly.',
    ],
    [
      'septic-or-well',
      'Bedrooms, baths and a field that was sized long ago: what the lot can take decides what the house can have.',
    ],
    [
      'historic-review',
      'The inside is yours, the outside belongs a little to the street. We plan the first so that the second needs few changes.',
    ],
    [
      'steep-stairs-or-slope',
      'Everything a renovation needs has to come up to the house, and all it removes has to come down. We plan that road too.',
    ],
    [
      'narrow-street-access',
      "Months of deliveries on a street that can't hold a truck: that is a schedule, and we write it before we start.",
    ],
    [
      'old-wiring',
      'Open walls are rare. When they are open, everything behind them gets its turn: wire, pipe, insulation.',
    ],
    [
      oldHouse,
      'An old house tells you what it wants, if you look before you draw. We open small holes first and make plans after.',
    ],
    [
      midCentury,
      'Closed kitchen, dining room nobody uses, one bath and a half. The bones are good and the walls are in the wrong place.',
    ],
    [
      lateHouse,
      'Rooms that are large, finishes that are tired. Much of a house this age can stay, and that is where the money is saved.',
    ],
    ['any', 'One plan, one budget, one crew that answers for all of it.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'In a renovation this comes first. If the lot is mapped, work worth half the value of the house can count as substantial improvement and change what has to be built. Ask before the design.',
      'Panel, water heater and laundry can move up while walls are open. It costs little then and a great deal after the next storm.',
      'We dry the house before we dress it: gutters, grade, sump. The rooms come after.',
    ],
    'steep-stairs-or-slope': [
      'A material hoist or a chute can pay for itself in a week. We price it against hands, and tell you which wins at your house.',
      'A slope gives you a lower level with daylight. It is often the cheapest new room, if drain and exit work out.',
    ],
    'condo-or-coop-rules': [
      "Expect an alteration agreement, a deposit, an engineer's review and set hours. We fill in the file with you, and plan for one board meeting more than you hope.",
      'What is inside your walls may not be yours: risers, structure, sometimes windows. We mark them on the plan so nobody has to argue later.',
    ],
    'old-additions': [
      'We start in the crawl space and the attic, where each stage of the house shows its seams. Loads, levels and heat are drawn from what we find.',
      'One wing may be worth rebuilding from the foundation. It is cheaper to know that before the kitchen in it is designed.',
    ],
    'septic-or-well': [
      'Adding bedrooms or baths can mean a new field, and the lot may have no place for one. That answer comes from the county health department, and it comes before the drawing.',
      'A deep well gives so many gallons a minute and no more. Two showers, a washer and a hose at once are the test.',
    ],
    'small-galley': [
      'In a whole-house plan the galley can borrow: a closet, the end of the hall, two feet of dining room. That is the advantage of drawing all rooms at once.',
    ],
    'raised-ranch-layout': [
      'Open the upper floor to one room and finish the lower as a suite with its own bath. Stack, stair and beam are where you need them.',
      'The entry landing is the weak point. A wider stair or a foyer bump changes how the house feels more than any kitchen does; a bump is an outside change with setbacks to check.',
    ],
    'split-level-layout': [
      'Half-levels tie into each other like drawers in a chest. We model all three with the stair before an engineer says which wall may go.',
      'Spend on the middle level, where kitchen and living room meet. The level below makes a good office, once it is dry and warm.',
    ],
    'plaster-and-lath': [
      'Decide room by room: keep, skim or gut. Gutted rooms get insulation and wire; kept rooms keep their moldings and cost a tenth.',
    ],
    'narrow-street-access': [
      "We book the curb by the week, share the plan with the neighbors and keep materials inside. Anything that stands on the street needs the municipality's answer first.",
    ],
    'two-family-rules': [
      'A legal two-family can be renewed unit by unit, with one family in place. A house that became one without papers has to settle that first, or the permit stops there.',
    ],
    'open-plan-wall': [
      "A beam needs posts, posts need footings, and the footing is in the cellar. The wall's price is all three, plus the ducts that lived in it.",
      'Keep one wall. A house opened from front to back has no wall left for a sofa, a sideboard or a picture.',
    ],
    'galvanized-or-old-pipes': [
      'With floors and walls open, supply and drains are renewed through the house and not only in the rooms on the plan. It adds days now and saves them for decades.',
    ],
    'historic-review': [
      'Windows, doors, vents and siding go to the review with drawings, and it meets on its own calendar. Inside work can start earlier if the permit is split.',
    ],
    'kosher-kitchen': null,
    'cold-floors': [
      'Insulate floors, rim and crawl space as one package while trades are in the house. It lets you buy a smaller boiler.',
    ],
    'multigenerational-bath': null,
    'slab-or-low-basement': [
      'Headroom decides what a lower level may be called. Measure under the duct, not beside it, and ask the office what height it wants.',
    ],
    'large-family-kitchen': null,
    'old-wiring': [
      'A 200-amp service and new branch wiring go in while walls are open. Insurers ask about knob-and-tube, and this is the time to have a good answer.',
    ],
    'lead-paint': [
      'Work goes floor by floor behind plastic, with a wipe test before you move back into a room. Children and anyone expecting stay elsewhere for the dusty part.',
    ],
  },
  years: [
    [
      'pre-1900',
      'A house from before 1900 stands on stone, with beams that were cut for it. It moves a little all its life. We keep its frame, add steel or wood where a wall goes, and leave rooms that are right alone.',
    ],
    [
      'pre-1900',
      'Chimneys, back stairs and pantries in the oldest houses are where new baths, ducts and closets can hide. Draw with them and you hardly touch the front rooms.',
    ],
    [
      '1900-1939',
      'Houses of the 1900s to the 1930s have good rooms and thin services: sixty amps, iron pipe, no insulation. A renovation here is two-thirds behind the wall, and the budget should say so.',
    ],
    [
      '1900-1939',
      "A foursquare or Dutch colonial of the 1900s to the 1930s has a center you can turn around: stair, kitchen, dining room. Opening kitchen to dining by six feet keeps the house's order and gives it light.",
    ],
    [
      '1940-1959',
      "Capes and ranches of the 1940s and 1950s are small and sound. A cape's knee walls hide a bath and two closets; a ranch's dining room hides half a kitchen. Look there before you look at an addition.",
    ],
    [
      '1940-1959',
      "Postwar houses have one bearing wall down the middle. Everything else may move. That makes them the easiest houses to open, once the middle one has an engineer's answer.",
    ],
    [
      '1960-1979',
      'Splits, bi-levels and colonials of the sixties and seventies have room to spare on the lower floor and none in the kitchen. Moving the laundry down and the pantry up is often the first stroke of the plan.',
    ],
    [
      '1960-1979',
      'Siding, windows, heating and panel of the 1960s and 1970s reach their end together. Renovating room by room without looking at them means opening the same wall twice.',
    ],
    [
      '1980-1999',
      'Colonials of the 1980s and 1990s have a two-story foyer, a formal living room and a kitchen that is almost large enough. Closing the void or borrowing the living room costs less than building out.',
    ],
    [
      '1980-1999',
      "Systems of the 1980s and 1990s are due: heat pumps, water heaters, plastic supply pipe. They're dull to pay for. Put them first in the budget, and what is left is really yours to spend.",
    ],
    [
      '2000-later',
      'In a house built since 2000 structure and services stay. The plan is finishes, light, storage and perhaps one wall. It goes quickly, if nobody adds a beam.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'We take one unit at a time. The other family keeps heat, water and an exit through all of it, which the code wants as well.',
    ],
    [
      'townhouse-condo',
      'A townhouse is three floors of one room each. Light comes from the ends, so what stands in the middle should be stairs, baths and closets. Walls between neighbors are left as they are.',
    ],
    [
      'townhouse-condo',
      'In a condominium you own to the paint and use to the roof. A renovation within the paint is quick to approve. Beyond it, the association is a party to the job.',
    ],
    [
      'apartment-coop',
      "An apartment is renovated by its wet wall. Kitchen and bath stay back to back; walls that aren't concrete may go. Everything arrives by elevator and by appointment.",
    ],
    [
      'estate',
      'In a large house, decide which rooms you use. Renovate those and keep the others dry and warm. A master plan now lets you add the next wing in five years without undoing this one.',
    ],
    [
      'bungalow-cottage',
      'A cottage for year-round use needs a floor, a frost-proof pipe and a roof with insulation before it needs a kitchen. After that it is an easy house to draw.',
    ],
    [
      'senior-community',
      'In an age-restricted community, plan for one level: bedroom, bath and laundry on the entry floor, doors of 36 inches, no step at the shower. Ask the association what it lets you change.',
    ],
    [
      'single-family',
      'Living in it or moving out: both are possible in a detached house. Staying costs a fifth more time. We build a kitchen corner with water in another room on the first day.',
    ],
    [
      'single-family',
      'A house can be renovated in two halves, a year apart, if the drawing is whole. The pipe and the beam for the second half go in with the first.',
    ],
  ],
  permits: [
    [
      'any',
      "A renovation that moves walls, baths or wiring needs a permit almost everywhere in New York State. The drawings usually carry an architect's or engineer's stamp. Ask what the office wants before they are drawn.",
    ],
    [
      'any',
      'Expect several inspections: framing, plumbing, wiring, insulation, final. Each has to pass before the next trade closes the wall. We book them in the schedule and not around it.',
    ],
    [
      'any',
      "At the end there is a certificate. Without it the work isn't finished on paper, and a sale will find that out.",
    ],
    [
      'flood-zone-or-damp',
      'In a mapped flood zone, ask for the substantial-improvement rule in writing, and how costs are counted over the years. It can decide the size of the project.',
    ],
    [
      'septic-or-well',
      'More bedrooms or baths on a septic system usually bring the county health department in. The building office tells you when its letter is needed.',
    ],
    [
      'historic-review',
      'Where a historic review applies, outside changes are decided before the building permit, often at a monthly meeting. Put that month in the plan.',
    ],
    [
      'two-family-rules',
      'The certificate of occupancy says how many families the house is for. If it disagrees with the doorbells, that is the first thing to settle.',
    ],
    [
      'condo-or-coop-rules',
      "The association's agreement, the municipal permit and the insurance certificates are three files. Work starts when all three are there.",
    ],
    [
      'open-plan-wall',
      "A bearing wall is removed on an engineer's drawing. The office will usually inspect posts and beam before the ceiling is closed.",
    ],
    [
      'slab-or-low-basement',
      'Finishing a lower level raises height, exit and ventilation. Ask for those three numbers first; they decide whether it may be a bedroom.',
    ],
    [
      'lead-paint',
      'In houses from before 1978 lead-safe rules apply throughout, and old materials may need an asbestos survey before demolition. Ask which papers go with the application.',
    ],
    [
      'old-wiring',
      'A new service is coordinated with the utility and inspected before it is switched over. Allow a day without power.',
    ],
  ],
  drivers: [
    ['any', 'How many wet rooms, and whether they stack'],
    ['any', 'Square feet of floor and wall that are opened'],
    ['any', 'Whether you live in the house meanwhile'],
    ['any', 'Windows: few large ones cost less than many small'],
    [oldHouse, 'Wire, pipe and insulation behind walls that are open anyway'],
    [oldHouse, 'Plaster and trim kept, matched or let go'],
    [midCentury, 'One bearing wall and what replaces it'],
    [midCentury, 'Old materials to test and to remove'],
    [lateHouse, 'Heating and hot water that are due'],
    ['flood-zone-or-damp', 'Raising equipment, and perhaps the limit on what may be spent'],
    ['steep-stairs-or-slope', 'A hoist, a chute or many hands'],
    ['narrow-street-access', 'Deliveries in van loads over months'],
    ['condo-or-coop-rules', 'Deposits, reviews and short working days'],
    ['septic-or-well', 'A system that may have to grow with the house'],
    ['old-additions', 'Foundations and floors at different heights'],
    ['open-plan-wall', 'Beam, posts, footings, and ducts to reroute'],
    ['split-level-layout', 'Guards and bracing between half-levels'],
    ['raised-ranch-layout', 'A bath and heat for the lower floor'],
    ['two-family-rules', 'Keeping one unit lived in'],
    ['historic-review', 'Windows and doors as the review wants them'],
    ['old-wiring', 'A new service and branch wiring'],
    ['galvanized-or-old-pipes', 'Supply and drains through the whole house'],
    ['slab-or-low-basement', 'Height, drainage and a way out of a lower level'],
    ['cold-floors', 'Insulation under floors and at the rim'],
  ],
  steps: [
    {
      title: 'One plan and one budget',
      lines: [
        [
          'any',
          'We measure the whole house and list what you want by room, then price each. You see what the next room would cost before you decide on it.',
        ],
        [
          oldHouse,
          'We measure, then open small holes: one ceiling, one floor, one outside wall. The plan is drawn from what is there.',
        ],
        [
          halfLevels,
          'All levels are modeled with the stair between them. A change on one shows on the others at once.',
        ],
        [
          attached,
          'The plan shows what is yours, what is shared and what the association has to approve. It is drawn to be read by its engineer.',
        ],
        [
          ['flood-zone-or-damp', 'septic-or-well'],
          "We ask the office and the health department first, then draw. A plan that the lot can't carry helps nobody.",
        ],
        [
          lateHouse,
          'We mark what stays in green. That is often most of the house, and the budget follows the color.',
        ],
      ],
    },
    {
      title: 'Permits and inspections',
      lines: [
        [
          'any',
          'We prepare the file with the architect or engineer, follow it, and put every inspection into the schedule. You sign as owner.',
        ],
        [
          'historic-review',
          "Outside changes go to the review on its own date. Inside work is filed apart, so one doesn't wait for the other.",
        ],
        [
          'condo-or-coop-rules',
          'Agreement, certificates and permit are collected in one folder. We start when it is complete and not a day sooner.',
        ],
        [
          'two-family-rules',
          'The certificate of occupancy comes first. The file says which unit is worked on and how the other gets in and out.',
        ],
        [
          ['flood-zone-or-damp', 'septic-or-well'],
          "Costs are listed the way the office counts them, and the health department's letter is attached where one is needed.",
        ],
        [
          midCentury,
          "The bearing wall's detail is stamped with the plan. Survey and test results for old materials go in with it.",
        ],
      ],
    },
    {
      title: 'Walls, with an engineer where they carry',
      lines: [
        [
          'any',
          'Temporary posts first, then the beam, then the wall. Nothing is cut until the load has somewhere else to go.',
        ],
        [
          'old-additions',
          'Where wing meets house we add footings before beams. Floors are brought to one height or given a clear step.',
        ],
        [
          'open-plan-wall',
          'Beam and posts are set in a day, the cellar footing the week before. Ducts and wires have their new way ready.',
        ],
        [oldHouse, 'Old frames have no studs where a book would put them. We shore widely and open slowly.'],
        [
          ['split-level-layout', 'raised-ranch-layout'],
          'Guards and bracing go in the same day as the opening. A half-level is never left without its edge.',
        ],
        [
          ['townhouse-condo', 'apartment-coop', 'two-family'],
          'Only walls inside your unit move. What separates you from the neighbors keeps its layers and its fire rating.',
        ],
      ],
    },
    {
      title: 'Kitchen, baths and floors in order',
      lines: [
        [
          'any',
          'Rough work everywhere first, then baths, then the kitchen, then floors, and paint in between. One bath works at any time.',
        ],
        [
          hardAccess,
          'Rooms are built in the order their materials can be carried in. Big pieces come before the stairs get their finish.',
        ],
        [
          'two-family',
          'One unit is finished before the other begins. Its kitchen serves you meanwhile, if you own both.',
        ],
        ['raised-ranch-layout', 'The lower level comes first. You live there while the upper one is open.'],
        [
          midCentury,
          'The old dining room becomes the camp kitchen. When the new one cooks, it turns into what you planned it for.',
        ],
        [
          lateHouse,
          'Since pipes and walls stay, baths and kitchen can run side by side. It saves about a month.',
        ],
      ],
    },
    {
      title: 'Wire, pipe and heat',
      lines: [
        [
          'any',
          'Service, circuits, supply and drains are sized for the finished house and run while walls are open. Then they are inspected, photographed and closed.',
        ],
        [
          ['old-wiring', 'pre-1900', '1900-1939'],
          'Old cable and pipe come out through the whole house, not only in the rooms you see. The attic and cellar runs are labeled.',
        ],
        [
          'flood-zone-or-damp',
          'Panel, heater and laundry move up a level. Outlets below go as high as the code allows.',
        ],
        [
          'galvanized-or-old-pipes',
          'New mains go in first, with a valve for every room. From then on water is never off for more than an hour.',
        ],
        [
          ['cold-floors', 'bungalow-cottage'],
          'Pipes leave the outside walls, bays are filled, and heat is sized to a tight house.',
        ],
        [
          ['1980-1999', '1960-1979'],
          "Aging furnaces, heaters and plastic pipe are dealt with now. You won't open this ceiling again for them.",
        ],
      ],
    },
    {
      title: 'Paint, trim and the last list',
      lines: [
        [
          'any',
          'Trim, paint and hardware room by room, then a list you write and we clear. Certificate and warranty come in one folder.',
        ],
        [
          oldHouse,
          'New trim is milled to match what was kept. Where old and new meet, you should have to look twice.',
        ],
        [
          'lead-paint',
          'Each floor is cleaned and wiped before it is handed back. The results are in your folder.',
        ],
        [
          'condo-or-coop-rules',
          'Halls are restored, the engineer signs, the deposit comes back. That is when we call it done.',
        ],
        [
          ['split-level-layout', 'raised-ranch-layout', 'open-plan-wall'],
          'Floors run through, nosings match, and the ceiling has one plane. You look through three rooms and see one job.',
        ],
        [
          'single-family',
          'We walk the house with you from cellar to attic and show each valve and breaker. Then the folder is yours.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Live in it or move out. It changes schedule and price.'],
    ['any', 'What comes first if the money runs to half. Draw whole, build in that order.'],
    ['any', 'A reserve of a tenth to a fifth, and who may spend it.'],
    ['any', 'Windows. They have long lead times and set the siding.'],
    ['any', 'One person in the house who says yes.'],
    [oldHouse, 'Which rooms stay exactly as they are.'],
    [oldHouse, 'How far behind the walls to go.'],
    [midCentury, 'The wall in the middle: out, half or in.'],
    [midCentury, 'Dining room, or a larger kitchen.'],
    [lateHouse, 'Heating and hot water now, or with the next stage.'],
    ['flood-zone-or-damp', 'The limit on cost, before the wish list.'],
    ['steep-stairs-or-slope', 'Hoist or hands.'],
    ['narrow-street-access', 'Where a container may stand, and for which weeks.'],
    ['condo-or-coop-rules', 'Which board meeting you are aiming for.'],
    ['septic-or-well', 'Bedrooms on record. The system is sized by them.'],
    ['old-additions', 'Repair the wing, or rebuild it.'],
    ['open-plan-wall', 'Which wall you keep.'],
    ['split-level-layout', 'Which of the levels is for guests, work or parents.'],
    ['raised-ranch-layout', 'What the lower floor is for.'],
    ['two-family-rules', 'Two units for good, or one house again.'],
    ['historic-review', 'Which outside changes are worth a review.'],
    ['old-wiring', 'New service first. Everything hangs on it.'],
    ['slab-or-low-basement', 'Bedroom, den or storage below, by its height.'],
    ['galvanized-or-old-pipes', 'All the pipes, or half of them twice.'],
    ['cold-floors', 'Insulation before heating.'],
    ['small-galley', 'Where the galley can borrow two feet.'],
    ['lead-paint', 'Who sleeps elsewhere during the dusty weeks.'],
    ['estate', 'Which rooms you really use.'],
  ],
  mistakes: [
    ['any', 'Starting demolition with half the choices open.'],
    ['any', 'Three contractors and no one who answers for the joint between them.'],
    ['any', 'No reserve in the budget.'],
    ['any', 'Floors laid before the last heavy trade is through.'],
    ['any', 'Spending on finishes and keeping the old boiler.'],
    [oldHouse, 'Gutting rooms that only needed wire.'],
    [oldHouse, 'Insulating an old wall without asking where its damp goes.'],
    [midCentury, 'An addition, when the house has an empty floor.'],
    [midCentury, 'Demolition before the asbestos survey.'],
    [lateHouse, 'Moving walls in a plan that only wanted light.'],
    ['flood-zone-or-damp', 'A finished basement before the gutters.'],
    ['steep-stairs-or-slope', 'A schedule with no rain in it.'],
    ['narrow-street-access', 'Asking the neighbors after the container came.'],
    ['condo-or-coop-rules', "A crew booked for the week of the board's vacation."],
    ['septic-or-well', "Framing a bedroom that the system doesn't have."],
    ['old-additions', 'One new kitchen on two old foundations, unchecked.'],
    ['open-plan-wall', 'A view from the front door straight to the sink.'],
    ['split-level-layout', 'Taking out the wall that stiffens the stair.'],
    ['raised-ranch-layout', 'A fine upper floor and a cold, dark entry.'],
    ['two-family-rules', 'Drawing a third kitchen into a two-family.'],
    ['historic-review', 'Ordering windows before the review.'],
    ['old-wiring', 'Closing a wall over cable that insurers ask about.'],
    ['galvanized-or-old-pipes', 'New baths on the old main.'],
    ['slab-or-low-basement', 'A bedroom with no second way out.'],
    ['lead-paint', 'Cutting openings room by room with the family inside.'],
    ['cold-floors', 'A bigger boiler for a leaky floor.'],
    ['plaster-and-lath', 'Tearing down a ceiling that three screws would have held.'],
    ['two-family', 'No heat for the other unit in February.'],
  ],
  questions: [
    [
      'any',
      'Can we live in the house during a renovation?',
      'For most of it, if one bath and a cooking corner stay. It costs about a fifth more time. For the weeks with open floors or lead work, plan to be elsewhere.',
    ],
    [
      'any',
      'How firm is the estimate?',
      'As firm as what we could see. We open test holes first, list what is assumed, and price the rest as options. Keep a tenth in a newer house and a fifth in an old one for what walls hide.',
    ],
    [
      'any',
      'Where do we start with our {town} house?',
      'With a walk from cellar to attic. We list what is sound, what is due and what you want, in that order. The visit is free, and you keep the list.',
    ],
    [
      'village',
      'How does a renovation permit work in the Village of {town}?',
      'Drawings go to {office}, often with a stamp. Ask about the review time, the fee and the inspections. If zoning is touched, a board may have to meet, and that is counted in months.',
    ],
    [
      'hamlet',
      'Who reviews renovation plans in {town}?',
      '{Office}. Ask which drawings it wants, whether a survey is needed and how long a review takes at present. We file and follow it; you sign.',
    ],
    [
      oldHouse,
      'Should old walls be opened or left?',
      'Open where pipes and wires run and on outside walls you want to insulate. Leave dry, firm plaster inside. That keeps the character, half the dust and a good part of the money.',
    ],
    [
      oldHouse,
      'Do we have to bring the whole house up to code?',
      "As a rule what you touch has to meet today's code, and what you leave may stay. How far that reaches depends on how much you alter. Put the question to {office} with the plan.",
    ],
    [
      '1940-1959',
      'Add on, or rework what is there?',
      'Look inside first. A cape has an attic, a ranch a dining room and a cellar. Reworking avoids foundations, setbacks and a new roof. If you still lack a room after that, add it with a clear purpose.',
    ],
    [
      '1960-1979',
      'What should be replaced while walls are open?',
      'Panel, bad branch wiring, bath valves, and insulation on outside walls. Windows if they are original. Each costs about half of what it would as a job on its own.',
    ],
    [
      lateHouse,
      'Our house is thirty years old. What has to go?',
      'Usually the heating, water heater, fans and some pipe; seldom the structure. We date each from its label. What has five years left can wait for the next stage.',
    ],
    [
      'flood-zone-or-damp',
      'What is the fifty-percent rule?',
      "In a mapped flood zone, improvements worth half or more of the building's market value usually mean the house has to meet flood rules, which can include raising it. {Office} says how it counts in {town}. Ask before the design, in writing.",
    ],
    [
      'steep-stairs-or-slope',
      'How do materials reach a house on a slope?',
      'By hoist, by conveyor or by hand. We look at the approach, price two ways and pick a season. Stone and windows are the loads that decide.',
    ],
    [
      'narrow-street-access',
      'Months of work on our narrow street: how?',
      'Small trucks on fixed mornings, materials inside, rubble out each day. We give the neighbors a number to call. For a container, ask {office} what the street allows.',
    ],
    [
      'condo-or-coop-rules',
      'How long does an association take to approve?',
      'From two weeks to two meetings. A complete file is the fast way: drawings, insurance, dates, license, sound mat. We prepare it with you before anything is ordered.',
    ],
    [
      'septic-or-well',
      'Does a bigger house need a bigger septic system?',
      'Often, if bedrooms are added. The county health department decides by its own record. Have that looked up first. Sometimes a den instead of a bedroom is the honest plan.',
    ],
    [
      'old-additions',
      'Is our addition worth keeping?',
      'If footing, frame and roof are sound, yes. If two of three are not, rebuilding costs about the same and lasts. We look from the crawl space and tell you before you draw.',
    ],
    [
      'open-plan-wall',
      'What does it take to remove a bearing wall?',
      "An engineer's drawing, temporary posts, a beam, two posts, two footings and an inspection. About a week of work, plus floor and ceiling. Ducts and pipes in the wall can double that.",
    ],
    [
      'split-level-layout',
      'Can a split-level be opened up?',
      'Yes, between kitchen and living level. The short walls by the stairs often brace the house, so an engineer looks first. A guard at the edge stays in any case.',
    ],
    [
      'raised-ranch-layout',
      'What can the lower floor of a raised ranch become?',
      'A suite, an office, a family room with a bath. It has windows and a door already. Heat, damp and the drain decide the cost; ask {office} before you call it an apartment.',
    ],
    [
      'two-family-rules',
      'May we turn our two-family into one house?',
      'Usually, with a permit and a changed certificate. Going the other way is harder. Ask {office} what is on record, and what happens to the second kitchen.',
    ],
    [
      'historic-review',
      'What does a historic review hold up?',
      'Windows, doors, vents, siding, sometimes a roof color. It meets on its own dates, so file early. Inside work can often go ahead under its own permit; ask {office}.',
    ],
    [
      'old-wiring',
      'Do we need a new electrical service?',
      "If you add kitchen circuits, air conditioning or a car charger to 100 amps, probably. The electrician does a load calculation. It's a day without power and a visit from the inspector.",
    ],
    [
      'galvanized-or-old-pipes',
      'Should all the pipes be replaced at once?',
      'If walls are open in most rooms, yes. The labor is in the opening, and that is already paid for. A manifold with a valve per room costs little more.',
    ],
    [
      'slab-or-low-basement',
      'Can a low basement become living space?',
      'It depends on the clear height and a way out. Measure under the lowest duct and ask {office} for its minimum. Below that it stays storage, however nice the floor.',
    ],
    [
      'two-family',
      'Will our tenants have to leave?',
      'Not if the units are done one at a time. Heat, water and their exit stay. We give notice of shut-offs and keep loud work to weekday hours.',
    ],
  ],
}
