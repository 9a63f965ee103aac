import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const flooringInstallation: ServiceGuide = {
  slug: 'flooring-installation',
  bridge: { lead: 'For a floor', unless: ['floor', 'tile', 'carpet', 'cellar', 'wood'] },
  headings: { notes: 'Planning floors in {town}', housing: 'What houses in {town} ask of a floor' },
  scope:
    'Hardwood, engineered wood, vinyl plank and tile, with the subfloor under them, the stairs between them and the baseboards along them. Old oak sanded, if it can be.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Flooring is not a line of our price list: what lies beneath decides too much of it. You get a fixed figure after the moisture and level checks. Baseboards and paint fall under finishing and painting.',
  },
  timeline:
    '2–3 days for two rooms of plank, 4–6 for sanding and finishing, plus the time wood needs to get used to the house',
  leadTimes:
    'Solid wood lies in the rooms for one to two weeks before it is nailed. Stock floors come in days, special widths in 3 to 6 weeks.',
  ledes: [
    [
      'flood-zone-or-damp',
      'Near water, a floor is chosen by what happens on its worst day. Tile and glued plank below, wood above.',
    ],
    [
      'condo-or-coop-rules',
      'A sound rating, a list of hours, a service elevator. In a shared building the floor comes last and the papers first.',
    ],
    [
      'split-level-layout',
      'Each half flight ends in a nosing, and each nosing is seen. We count them before you choose a plank.',
    ],
    [
      'plaster-and-lath',
      "Old rooms have baseboards you can't buy any more. We lay the floor so that they stay.",
    ],
    [
      'flood-zone-or-damp',
      'A floor begins with a number: how much moisture comes up from below. We measure it before we show you samples.',
    ],
    [
      'split-level-layout',
      'Four levels, three short stairs, one floor that should look like one. In a split the nosings are the job.',
    ],
    [
      'raised-ranch-layout',
      'You come in on a landing and see two floors at once. They should agree, and the stairs between them too.',
    ],
    [
      'old-additions',
      'Where an addition begins, the floor changes height, direction and age. We plan that line before we buy a board.',
    ],
    ['cold-floors', 'If a floor is cold, a new one on top will be cold too. We look under it first.'],
    [
      'slab-or-low-basement',
      'Concrete is never quite dry and never quite flat. We test for both, then talk about planks.',
    ],
    [
      'condo-or-coop-rules',
      "Above someone's ceiling, a floor is a rule before it is a color. We read the rule first.",
    ],
    [
      'septic-or-well',
      'A wooded lot and a crawl space make a house breathe damp. Wood can live with that, if it is asked.',
    ],
    [
      'plaster-and-lath',
      'Tall baseboards and oak under the carpet: lift a corner before you buy anything new.',
    ],
    ['two-family-rules', "A floor is one household's walk and another's ceiling. We build it for both."],
    [
      'narrow-street-access',
      'Old carpet out, bundles of oak in, and one space at the curb. We plan it by the hour.',
    ],
    [
      'steep-stairs-or-slope',
      'Bundles of wood weigh sixty pounds and come up your steps one at a time. We count them in.',
    ],
    [oldHouse, 'Under the linoleum there may be pine a foot wide. We look before we cover it again.'],
    [
      midCentury,
      'Strip oak runs under much of the carpet laid after the war. Sanding it costs less than covering it.',
    ],
    [
      lateHouse,
      'Builder carpet, a foyer of tile, parquet in the hall. One floor through all three makes a house quieter.',
    ],
    ['any', 'Flat, dry and quiet first. Then we talk about species and color.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For floors: tile or glued-down vinyl on the low level, wood only upstairs. A floating laminate is the first thing to lift and the last to dry.',
      'We leave a meter in the slab for three days and write down the number. Each maker states a limit, and the warranty hangs on it.',
      'If water has come in before, choose what you can take up and lay again. Ask the office about the lot before you finish that level at all.',
    ],
    'steep-stairs-or-slope': [
      'Sanding machines weigh over a hundred pounds. They come up too, so we look at the outside stairs before we promise a day.',
      'On a slope one end of the house stands on a cellar and the other on grade. The floor is tested at both, because they are two climates.',
    ],
    'condo-or-coop-rules': [
      'Most associations want an underlayment with a stated sound rating, and some want carpet on a share of each room. Have it in writing before the boxes come.',
      "Glued or floating is often the building's choice and not yours. Nails into a slab that you share are out.",
    ],
    'old-additions': [
      'One height or an honest step. We can plane, shim or add plywood for up to an inch; beyond that a solid threshold looks better than a ramp.',
      'Boards in the wing usually run the other way. Laying the new floor across the joint needs a layer of plywood over both.',
    ],
    'septic-or-well': [
      'A crawl space with bare earth gives off water by the gallon. A liner on the ground is the cheapest part of a wood floor there.',
      'Refinishing and mopping need little water; keep wash water from a floor finish out of a septic drain. We carry it away.',
    ],
    'small-galley': [
      'Planks run the length of the aisle and under the appliances, so that a dishwasher can come out again. No threshold in the doorway, if heights allow.',
      'In a narrow kitchen one floor with the next room gains more width than any cabinet does.',
    ],
    'raised-ranch-layout': [
      'The landing and both half flights are seen together from the door. Treads, nosings and floor are ordered as one lot.',
      'Downstairs is a slab, upstairs is plywood. The same plank can cover both, but not by the same method: glued below, nailed above.',
    ],
    'split-level-layout': [
      'Every half flight needs a nosing that matches the plank. We count them before you choose, since a nosing can cost as much as ten feet of floor.',
      'The level over the garage moves and cools more than the rest. It gets insulation, and a plank that can take both.',
    ],
    'plaster-and-lath': [
      "Baseboards keyed to plaster don't come off whole. We undercut doors and slide the floor beneath, or cover the gap with a shoe.",
    ],
    'narrow-street-access': [
      'Carpet goes out in rolls cut to six feet, wood comes in by bundle. A van does both, early, before the street fills.',
    ],
    'two-family-rules': [
      'Floors between two homes are part of the fire separation. Finish goes on top; the boards and the ceiling below are not opened without asking.',
    ],
    'open-plan-wall': [
      'Where a wall stood, the boards have a gap of five inches. Strip oak can be woven in, row by row, and sanded until the seam is gone.',
    ],
    'galvanized-or-old-pipes': [
      'A radiator line or an old supply under the floor should be changed before it is covered. Water from a pinhole runs along a plank for yards.',
    ],
    'historic-review': [
      'Indoors the floor is yours to choose. Porch boards and front steps can fall under a review, so ask about those alone.',
    ],
    'kosher-kitchen': null,
    'cold-floors': [
      'Dense insulation between the joists, a sealed rim and, over open ground, a liner. After that even wood feels warm, and tile wants no cable.',
      'Engineered boards stand a cold, changing floor better than solid ones. We choose by what is below, not by the sample.',
    ],
    'multigenerational-bath': null,
    'slab-or-low-basement': [
      "Grind the high spots, fill the low ones, seal and glue. On a slab that is two days before the first plank, and they're the days that count.",
    ],
    'large-family-kitchen': null,
    'old-wiring': [
      'Boards come up over old cable now and then. If we see cloth insulation, an electrician looks at it before it is covered for another fifty years.',
    ],
    'lead-paint': [
      'Old floor paint and baseboards are often leaded. We sand only what has been tested, with a vacuum on the machine, and wipe down after.',
    ],
  },
  years: [
    [
      'pre-1900',
      'Houses from before 1900 have pine boards up to a foot wide, face-nailed, over joists with no subfloor. They can be sanded once or twice more at most. Gaps are left alone or filled with slivers, since they open and close with the year.',
    ],
    [
      'pre-1900',
      'In the oldest houses a floor falls toward the chimney or the middle. We ask how much you mind. A slope can be kept; a bounce should not be, and is cured from below.',
    ],
    [
      '1900-1939',
      "Parlors of the 1900s to the 1930s were laid in thin oak, five-sixteenths of an inch, with a border. It can't be sanded like a modern floor: a light screen and a new coat are what it stands.",
    ],
    [
      '1900-1939',
      'Kitchens of the 1900s to the 1930s were pine or fir under linoleum. If the layers come up clean, the same house has one more wood floor than you thought. The black paper below is tested first.',
    ],
    [
      '1940-1959',
      'Capes and ranches of the 1940s and 1950s were built with two-and-a-quarter-inch oak in all rooms but kitchen and bath. Under carpet it is often like new. Sanding takes four days and costs less than a good carpet.',
    ],
    [
      '1940-1959',
      'Kitchen and hall of a postwar house differ by the thickness of old sheet goods. Take those up, after a test, and oak can run through without a threshold.',
    ],
    [
      '1960-1979',
      'Nine-inch tile and sheet floors laid before about 1980 can contain asbestos, the glue too. They are tested, then covered or taken up by licensed people. Floating plank over a sound old floor is often allowed and sensible.',
    ],
    [
      '1960-1979',
      "Plywood came in during the sixties and seventies, and particleboard on top of it for carpet. Particleboard won't hold a nail. It comes up before hardwood goes down.",
    ],
    [
      '1980-1999',
      'Houses of the 1980s and 1990s have a foyer in tile, a kitchen in sheet vinyl and carpet beyond, each at its own height. Bringing them level is the first half of the work.',
    ],
    [
      '1980-1999',
      "Subfloors of the 1980s and 1990s are glued and screwed, or should be. Squeaks come from the places that weren't. We walk each room, mark them and screw them down before anything covers them.",
    ],
    [
      '2000-later',
      'Since 2000 floors were built on engineered joists and are flat. Wide plank does well on them. What was laid by the builder may be a veneer too thin to sand, so we measure it at a vent.',
    ],
    [
      '2000-later',
      'Radiant tubing is found in some newer floors. We look for it with a camera before a nail is driven, and glue where it runs.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'With a household below, ask for cork or rubber under the floor as well as quiet finishes above. It is the layer that both families will thank you for.',
    ],
    [
      'townhouse-condo',
      "In a townhouse the stairs are the floor you walk most. New treads over the old ones, in the plank's own wood, tie two or three levels together.",
    ],
    [
      'townhouse-condo',
      "Ground-floor rooms in a row stand on one long slab. Your neighbor's damp can be yours. We test at the party wall as well as in the middle.",
    ],
    [
      'apartment-coop',
      'In an apartment a floating floor on the mat the building names is the usual way. It comes up again without a trace, which boards like to hear.',
    ],
    [
      'estate',
      "Large rooms show a plank's run. Wide boards want long ones, and a house of many rooms wants them from one mill order. We measure all before we buy any.",
    ],
    [
      'bungalow-cottage',
      'A cottage on posts lets the weather under its boards. Line the ground, insulate and close, then lay. In that order the same pine lasts.',
    ],
    [
      'senior-community',
      'No thresholds, a matte finish and a floor with a little give are easier on hips and walkers. Height differences over a quarter inch get a long bevel.',
    ],
    [
      'single-family',
      'If a cellar lies under the rooms, we check its air as well as the boards. A dehumidifier may do more for your floor than the finish.',
    ],
    [
      'single-family',
      'Order of work in a house you live in: bedrooms first, then the hall, then the rooms you cook and sit in. You lose two rooms at a time and never the bed.',
    ],
  ],
  permits: [
    [
      'any',
      'New floors on an existing subfloor usually need no permit. Replacing joists, or changing stairs and their rails, may. Ask about those.',
    ],
    [
      'any',
      'Stairs have rules: riser heights may differ by no more than a little. A thick floor at the top or foot of a flight can break them. We measure, and ask where it is close.',
    ],
    [
      'any',
      'Old flooring that tests positive for asbestos falls under state rules on who may remove it. Covering is treated differently from removal. Ask first.',
    ],
    [
      'condo-or-coop-rules',
      "No permit, but an approval: floors are what associations regulate most. The underlayment's data sheet goes with the form.",
    ],
    [
      'two-family-rules',
      'If boards or ceiling between two units are opened, the fire separation is touched, and the office will want to know.',
    ],
    [
      'flood-zone-or-damp',
      'In a mapped flood zone ask which materials are acceptable on the lowest level, and whether the work counts toward the improvement limit.',
    ],
    ['historic-review', 'Inside floors are not reviewed as a rule. A porch deck facing the street may be.'],
    [
      'slab-or-low-basement',
      'Turning a cellar into rooms is a different matter from laying a floor in it. Height, exits and the certificate come first.',
    ],
    [
      'open-plan-wall',
      'If the floor is patched because a wall was moved, the wall is the permit matter. The weave follows its inspection.',
    ],
    [
      'lead-paint',
      'Sanding painted floors in a house from before 1978 falls under lead-safe rules. Ask who on the crew holds the certificate.',
    ],
  ],
  drivers: [
    ['any', 'Square feet, and how many corners they have'],
    ['any', 'Solid, engineered, plank or tile'],
    ['any', 'Stairs: each tread is a small piece of carpentry'],
    ['any', 'Moving furniture, doors to trim, baseboards to set'],
    [oldHouse, 'Repairs to wide boards, and joists below them'],
    [oldHouse, 'How many sandings the old floor has left'],
    [midCentury, 'Testing and covering or removing old layers'],
    [midCentury, 'Oak under the carpet, if there is any'],
    [lateHouse, 'Bringing three floor heights to one'],
    ['flood-zone-or-damp', 'A vapor barrier and a material that can be lifted'],
    ['steep-stairs-or-slope', 'Bundles and machines carried up'],
    ['narrow-street-access', 'Van loads, early'],
    ['condo-or-coop-rules', 'The underlayment the building names'],
    ['cold-floors', 'Insulation and a liner from below'],
    ['slab-or-low-basement', 'Grinding, filling and sealing concrete'],
    ['old-additions', 'Meeting two heights in one line'],
    ['split-level-layout', 'Nosings for each half flight'],
    ['raised-ranch-layout', 'Landing and stairs in the same lot'],
    ['two-family-rules', 'Sound layer between the units'],
    ['open-plan-wall', 'Weaving boards where a wall stood'],
    ['plaster-and-lath', 'Working around baseboards that stay'],
    ['septic-or-well', 'A ground liner in the crawl space'],
    ['small-galley', 'Appliances moved out and back'],
  ],
  steps: [
    {
      title: 'Moisture and level checks',
      lines: [
        [
          'any',
          'A meter in the subfloor, a hygrometer in the room and a ten-foot straightedge. You get the three readings with the estimate.',
        ],
        [
          'flood-zone-or-damp',
          'We test the slab for three days and ask where water has stood. The readings decide what may lie there.',
        ],
        [
          ['slab-or-low-basement', 'raised-ranch-layout'],
          'Slab below, boards above: each is tested by its own method. The numbers go on the drawing.',
        ],
        [
          oldHouse,
          'A laser shows how the floor falls, and a look from the cellar shows why. Slope stays or goes by your choice; bounce goes.',
        ],
        [
          ['bungalow-cottage', 'cold-floors', 'septic-or-well'],
          'We crawl underneath with a lamp. Earth, insulation and joists tell more than the boards do.',
        ],
        [lateHouse, 'We walk the rooms, mark each squeak in chalk and check the height of every doorway.'],
      ],
    },
    {
      title: 'The old floor goes',
      lines: [
        [
          'any',
          'Rooms are emptied two at a time, and the old floor leaves the same day. Staples and strips are pulled, not hammered flat.',
        ],
        [
          midCentury,
          'Old tile and sheet goods are tested before they are touched. What is safe comes up; what is not stays under, or leaves with licensed people.',
        ],
        [
          hardAccess,
          'Carpet is cut to six-foot rolls and carried, never dragged. One van load a day leaves the way clear.',
        ],
        [
          ['condo-or-coop-rules', 'apartment-coop'],
          'Rolls go down in the service elevator at the hour you were given. The hall is covered from your door to it.',
        ],
        [oldHouse, 'Layers come up one at a time, since the last one may be the floor you keep.'],
        [
          lateHouse,
          'Foyer tile and its bed are broken out wet, sheet vinyl and particleboard follow. Then all rooms start from one height.',
        ],
      ],
    },
    {
      title: 'Subfloor repaired and leveled',
      lines: [
        [
          'any',
          'Loose panels are screwed, soft ones replaced, low spots filled. An eighth of an inch in ten feet is the aim.',
        ],
        [
          'old-additions',
          "Plywood bridges the joint between house and wing. It's feathered over three feet, so you feel nothing.",
        ],
        [
          ['slab-or-low-basement', 'flood-zone-or-damp', 'raised-ranch-layout'],
          'Concrete is ground and filled, then rolled with a vapor seal. It cures overnight.',
        ],
        [
          'cold-floors',
          'Bays are filled from below and the rim is sealed, while the crew above screws down the deck.',
        ],
        [
          ['two-family-rules', 'two-family', 'townhouse-condo'],
          'A rubber or cork layer goes down edge to edge. It must not touch the wall, or it carries sound.',
        ],
        [
          oldHouse,
          'Joists are sistered where they bounce. Wide boards are screwed and plugged along the old nail lines.',
        ],
      ],
    },
    {
      title: 'Boards, planks or tile',
      lines: [
        [
          'any',
          'Wood waits in the room for one to two weeks. Then it is nailed, glued or clicked from a line snapped through the whole floor.',
        ],
        [
          'open-plan-wall',
          'New strips are woven into the old, tooth by tooth, where the wall stood. After sanding, the line is gone.',
        ],
        [
          ['split-level-layout', 'raised-ranch-layout'],
          'We start at the nosings and work away from them, so that full boards meet the stairs.',
        ],
        [
          attached,
          'Planks float or are glued, as the building asks, with a gap at every wall under the base.',
        ],
        ['small-galley', 'Planks run the long way and under the appliances. The dishwasher still comes out.'],
        [
          midCentury,
          'Oak to match the old is laid across the kitchen and laced in at the door. The same width, the same grade.',
        ],
        [
          ['single-family', 'estate'],
          'One line runs from the front door through to the back. Every room is laid to it.',
        ],
      ],
    },
    {
      title: 'Stairs, thresholds and baseboards',
      lines: [
        [
          'any',
          "Treads, nosings and thresholds in the floor's own wood. Baseboards go back, or new ones are coped and painted.",
        ],
        [
          halfLevels,
          'Each half flight gets nosings set flush and glued. Riser heights are checked from the first to the last.',
        ],
        [
          ['plaster-and-lath', 'pre-1900', '1900-1939'],
          'Old baseboards stay on the wall. The floor slides under, and a thin shoe covers the gap.',
        ],
        [
          'old-additions',
          "A wide oak threshold marks the step into the wing. It is an inch you see and don't trip on.",
        ],
        [
          ['senior-community', 'apartment-coop'],
          'Doorways are flush, or eased with a long bevel that a wheel can cross.',
        ],
        [
          lateHouse,
          "Stair carpet comes off, and pine treads are capped in the plank's wood. The rail posts stay where they are.",
        ],
      ],
    },
    {
      title: 'Sanding and finish',
      lines: [
        [
          'any',
          'Three grits with a vacuum, then two or three coats of water-based finish. You walk in socks the next day and set furniture on the fourth.',
        ],
        [
          'lead-paint',
          'Only tested boards are sanded, under vacuum and behind plastic. The room is wiped and checked before it opens.',
        ],
        [
          oldHouse,
          'Old pine is sanded as little as it will bear and oiled. The saw marks and the dark nails belong to it.',
        ],
        [
          ['flood-zone-or-damp', 'slab-or-low-basement'],
          'Glued plank needs no finish but a day of rest. Tile is grouted and sealed.',
        ],
        [
          ['condo-or-coop-rules', 'two-family'],
          'A low-odor finish, a fan in the window, and no smell in the hall. Factory-finished plank spares even that.',
        ],
        [
          midCentury,
          'Sixty years of wax and sun come off, and what is below is usually lighter than you remember. You choose the tone on a sanded patch.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Sand what is there, or cover it.'],
    ['any', 'Direction: with the light, or along the room.'],
    ['any', 'Gloss. Matte hides a dog.'],
    ['any', 'Where you sleep while the finish dries.'],
    ['any', 'Solid or engineered; the subfloor has a vote.'],
    [oldHouse, 'Gaps filled, or left to breathe.'],
    [oldHouse, 'Slope kept or leveled. Leveling touches doors and stairs.'],
    [midCentury, 'Lift a corner of carpet in a closet. It decides the rest.'],
    [midCentury, 'Test the old kitchen floor now, so the answer is there in time.'],
    [lateHouse, 'One floor through, or tile at the door.'],
    ['flood-zone-or-damp', 'What may lie on the low level.'],
    ['steep-stairs-or-slope', 'Sanding on site, or factory finish and lighter machines.'],
    ['narrow-street-access', 'The hour at which a van can stop.'],
    ['condo-or-coop-rules', 'The underlayment, before the plank.'],
    ['cold-floors', 'Insulate first, choose second.'],
    ['slab-or-low-basement', 'Glue or float on the slab.'],
    ['old-additions', "A step you see, or a slope you don't."],
    ['split-level-layout', 'How many nosings, and in what wood.'],
    ['raised-ranch-layout', 'Stairs in the same order as the floor.'],
    ['two-family-rules', 'How quiet the floor has to be.'],
    ['open-plan-wall', 'Weave, border or new floor where the wall was.'],
    ['plaster-and-lath', 'Baseboards on or off.'],
    ['septic-or-well', 'A liner under the crawl space.'],
    ['historic-review', 'Porch boards: ask before you order.'],
    ['galvanized-or-old-pipes', 'Pipes under the boards, before the boards.'],
    ['lead-paint', 'Which painted floors get tested.'],
    ['small-galley', 'Floor under the cabinets or up to them.'],
    ['senior-community', 'Every threshold gone, or most.'],
  ],
  mistakes: [
    ['any', 'Laying wood on the day it is delivered.'],
    ['any', 'No gap at the wall. A floor needs half an inch in July.'],
    ['any', 'Choosing by a sample the size of a hand.'],
    ['any', "Setting a kitchen's cabinets on a floating floor."],
    ['any', 'Sanding a veneer that is thinner than a dime.'],
    [oldHouse, 'Filling every gap in wide pine. The filler comes out by spring.'],
    [oldHouse, 'A third sanding of a floor that had two in it.'],
    [midCentury, 'Covering good oak with laminate.'],
    [midCentury, 'Scraping black glue without knowing what it is.'],
    [lateHouse, 'Nailing hardwood into particleboard.'],
    ['flood-zone-or-damp', 'Laminate on a slab that sweats.'],
    ['steep-stairs-or-slope', 'Storing bundles in the garage because the stairs are long.'],
    ['narrow-street-access', 'A pallet drop with nobody to meet it.'],
    ['condo-or-coop-rules', 'Pulling up carpet before the approval. Bare boards are loud.'],
    ['cold-floors', 'A thick rug as insulation.'],
    ['slab-or-low-basement', 'Skipping the moisture test because it looks dry.'],
    ['old-additions', 'One floating floor across a joint that moves.'],
    ['split-level-layout', 'Stick-on stair edges.'],
    ['raised-ranch-layout', 'Floor first, stairs from another lot later.'],
    ['two-family-rules', 'Hard plank with nothing under it over a nursery.'],
    ['open-plan-wall', 'A strip of plywood where the wall was, and a rug on it.'],
    ['plaster-and-lath', 'Prying baseboards from plaster they are keyed to.'],
    ['septic-or-well', 'Wood over bare earth.'],
    ['galvanized-or-old-pipes', 'New oak over a pipe that was due.'],
    ['old-wiring', 'A nail gun over cable nobody traced.'],
    ['lead-paint', 'A rented sander on a painted stair.'],
    ['small-galley', 'A threshold you trip on with a pot.'],
    ['bungalow-cottage', 'Closing a crawl space with no liner in it.'],
    ['two-family', "Working evenings above someone's dinner."],
  ],
  questions: [
    [
      'any',
      'Can we stay in the house while you work?',
      'Usually. Two rooms are out at a time. With oil finish you sleep elsewhere for two nights; with water-based finish you walk in socks the next morning.',
    ],
    [
      'any',
      'Hardwood or vinyl plank?',
      'Wood can be sanded and lasts as long as the house. Vinyl plank stands water and dogs, and is replaced when it wears through. By the door and on a slab, plank; in rooms you keep, wood.',
    ],
    [
      'any',
      'What do you check at the first visit in {town}?',
      'Moisture, level, height at the doors and what lies under the present floor. We lift a vent or a corner of carpet. The visit is free; the readings are yours.',
    ],
    [
      'village',
      'Do floors need a permit in the Village of {town}?',
      'On a sound subfloor, usually not. Stairs, joists and anything between two units can. {Office} will tell you in one call.',
    ],
    [
      'hamlet',
      'Does {township} want a permit for a new floor?',
      'For the finish, usually not. If joists are replaced, stairs changed or a cellar made into a room, ask {office} first.',
    ],
    [
      oldHouse,
      'How often can our old floor still be sanded?',
      'We measure the wood above the tongue at a vent. Wide pine often has one sanding left, thin oak none. Then a screen and a coat are the way, and they last five to ten years.',
    ],
    [
      oldHouse,
      'Should we level a sloping floor?',
      'Only if you mind it or if cabinets and tile are coming. Leveling raises one side, so doors, stairs and base all follow. A bounce is different: that is cured from the cellar.',
    ],
    [
      '1940-1959',
      'Is there oak under our carpet?',
      'In a house from those years, quite often. Look in a closet. If it is there, sanding and three coats cost less than a new floor of the same wood, and take about four days.',
    ],
    [
      '1960-1979',
      'Can you lay over our old tile floor?',
      'If it is flat and tight, often yes, and it may be wiser than removal when it holds asbestos. A test comes first. Height at doors and appliances decides the rest.',
    ],
    [
      lateHouse,
      'Can wood run from the foyer through the kitchen?',
      'Yes, once heights agree. Tile and its bed come out in the foyer, particleboard in the rooms. Then one line from door to door, and no strips between.',
    ],
    [
      'flood-zone-or-damp',
      'Which floor survives a wet lower level?',
      "Porcelain, then glued vinyl. Both can be washed and dried. Carpet, laminate and engineered wood go out with the water. Before you finish that level in {town}, ask {office} what your lot's map allows.",
    ],
    [
      'flood-zone-or-damp',
      'How dry must a slab be?',
      'Each product states it, as relative humidity in the concrete or as pounds of vapor. We test for three days. Too wet means a barrier, another product, or waiting; it never means hoping.',
    ],
    [
      'steep-stairs-or-slope',
      'Does a house on a hill make a floor cost more?',
      'A little: machines and bundles are carried. It shows as an hour or two at each end. The slope matters more underneath, where one side may be damp.',
    ],
    [
      'condo-or-coop-rules',
      'Our association wants a sound rating. What is that?',
      "Usually IIC, a figure for footfall. The underlayment's sheet states it for a given floor and ceiling. Ask which number they want, and we choose the mat by it.",
    ],
    [
      'cold-floors',
      'Will a new floor be warmer?',
      'Not by itself. Warmth comes from what is under the boards: insulation, a sealed rim, a lined crawl space. With that done, any floor is.',
    ],
    [
      'slab-or-low-basement',
      'Can real wood go on concrete?',
      'Engineered wood can, glued over a vapor seal, if the slab tests dry. Solid boards need sleepers or plywood and two inches of height. In a low room that is often too much.',
    ],
    [
      'old-additions',
      'Our floor changes height at the addition. Ramp or step?',
      'Up to half an inch we feather it. Up to an inch, a solid threshold. More than that is a step, and a clear one is safer than a ramp you forget.',
    ],
    [
      'split-level-layout',
      'What do you do at all those half flights?',
      "Nosings in the same wood, set first, with the floor run to them. Count one for each change of level. Treads can be capped in the plank's wood, so the stairs belong.",
    ],
    [
      'raised-ranch-layout',
      'Can upstairs and downstairs have the same floor?',
      'They can look it. Upstairs is nailed to plywood; downstairs is glued to the slab, in engineered wood or plank of the same color. The stairs join them.',
    ],
    [
      'two-family-rules',
      'How do we keep noise from the unit below?',
      "Rubber or cork under the floor, a gap at the walls and soft feet on chairs. The ceiling below does more than the floor above, but it isn't opened without asking the office.",
    ],
    [
      'open-plan-wall',
      'What becomes of the gap where the wall was?',
      'In strip oak it is woven in and sanded with the rest. In plank it means new flooring on at least one side. We look before the wall comes out, because that decides the budget.',
    ],
    [
      'plaster-and-lath',
      'Do baseboards have to come off?',
      'Not in plaster rooms. We undercut the doors, slide boards under where there is a gap and finish with a shoe. Old base is taller and better than what would replace it.',
    ],
    [
      'septic-or-well',
      'Our crawl space is damp. Can we still have wood?',
      'After a liner on the ground and air that is dried or moved, yes. Engineered boards first, solid ones if the readings stay down through a summer.',
    ],
    [
      'narrow-street-access',
      'Where do you put the old floor?',
      'In the van, in bundles and rolls, at the end of each day. If you would rather have a container, ask {office} about the street.',
    ],
    [
      'small-galley',
      'Does the floor go under the cabinets?',
      'Under the appliances always, under cabinets only if they come later. A nailed floor may run under; a floating one must not be pinned by a run of boxes.',
    ],
    [
      'lead-paint',
      'Can a painted floor be sanded?',
      "After a test. If it holds lead, a chemical strip, a new layer or a coat of paint is safer. We don't guess with a sander.",
    ],
  ],
}
