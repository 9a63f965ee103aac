import { attached, halfLevels, hardAccess, lateHouse, midCentury, oldHouse, type ServiceGuide } from './guide'

export const cabinetRefacing: ServiceGuide = {
  slug: 'cabinet-refacing',
  bridge: { lead: 'For refacing', unless: ['cabinet', 'kitchen', 'door'] },
  headings: { notes: 'Before you reface in {town}', housing: 'Which {town} cabinets are worth keeping' },
  scope:
    'The boxes stay, everything you see on them is new: doors, drawer fronts, veneered frames, hinges and pulls. It suits a kitchen whose layout works.',
  price: {
    titles: ['Cabinet Installation'],
    note: 'Our price list has one line for cabinets, new or refaced. Refacing usually falls in its lower half; new drawer boxes and pull-outs move it up.',
  },
  timeline: 'Most kitchens are finished within a week',
  leadTimes:
    'Doors are made to size and usually take 3 to 6 weeks. Until they come, your kitchen is in full use.',
  ledes: [
    [
      'flood-zone-or-damp',
      'A dry box can be faced, a box that was wet once seldom can. We bring the meter to the first visit.',
    ],
    [
      'condo-or-coop-rules',
      'Doors come up in one elevator trip, and the sink runs every night. Few renovations are easier on a building.',
    ],
    [
      'split-level-layout',
      'The den looks up at the back of your cabinets. In a split we face that side too.',
    ],
    [
      'plaster-and-lath',
      'Cabinets that stay spare the plaster behind them. In an old wall that is half the argument for refacing.',
    ],
    [
      'condo-or-coop-rules',
      'No demolition, no plumber, no container: refacing is a renovation that a board can say yes to quickly.',
    ],
    [
      'small-galley',
      'A galley leaves no room for a wrong box, and yours have fitted for decades. New fronts and better insides do the rest.',
    ],
    [
      'flood-zone-or-damp',
      'Before doors are ordered we look at the foot of every box. Damp decides whether refacing is worth your money.',
    ],
    [
      'narrow-street-access',
      'Doors come flat, in one van. On a tight street that alone can decide between refacing and replacing.',
    ],
    [
      'steep-stairs-or-slope',
      'Nothing heavier than a door has to come up your steps. It is the kitchen that a hillside house finds easy.',
    ],
    [
      'kosher-kitchen',
      'Two sides that already work are worth keeping. Refacing makes the difference between them visible, and leaves the pipes alone.',
    ],
    [
      'large-family-kitchen',
      'Hinges give out before boxes do in a kitchen that feeds many. New doors, new slides, and the pots stay where everyone finds them.',
    ],
    [
      'raised-ranch-layout',
      'The layout of a bi-level kitchen seldom changes much. If the boxes are sound, new fronts are most of the difference.',
    ],
    [
      'split-level-layout',
      'Seen from half a flight below, a kitchen is its doors and its end panels. Both are what refacing changes.',
    ],
    [
      'old-additions',
      'Boxes scribed to a crooked wing took someone a week. If they are sound, we keep that week and change what you see.',
    ],
    ['two-family', 'For a kitchen that tenants use, new fronts on good boxes give you ten years for less.'],
    [
      oldHouse,
      'Some old cabinets are better than anything you could buy. The question is which, and we answer it with a screwdriver.',
    ],
    [
      midCentury,
      'Carpenter-built boxes of solid wood, doors from another age. One of them is worth keeping.',
    ],
    [
      lateHouse,
      'Oak arches or yellowed white, on boxes that are dry and square. Change the doors, keep the kitchen.',
    ],
    ['any', 'New doors on your own boxes, in about a week, with the sink running every night.'],
  ],
  meanings: {
    'flood-zone-or-damp': [
      'For refacing the test is simple: press a thumb into the side of the sink base, an inch above the floor. If it gives, that box is replaced and the others may stay.',
      "Boxes that have been wet once may look dry and have lost their screws' grip. We test hinges before we promise anything.",
    ],
    'steep-stairs-or-slope': [
      'All of it comes in packages that one person carries. That takes the hardest part of the job out of the estimate.',
      'Only an added pantry is bulky. It can be ordered in two parts, or left out with pull-outs in its place.',
    ],
    'condo-or-coop-rules': [
      'There is little noise after the first morning, no water is shut off and the waste fits in an elevator. Tell the board so, in those words.',
      'Adhesives are the one thing a building may ask about. We name the product and its sheet in the letter.',
    ],
    'old-additions': [
      'Frames that were shimmed to an uneven floor stay as they are; doors are made to each opening, not to a list. We measure every one.',
      "If the wing's floor has dropped since the boxes were set, doors will show it. Then leveling comes before facing, or instead of it.",
    ],
    'septic-or-well': [
      'Since no fixture moves, refacing asks nothing of the system. It is the time to change a disposal back to a strainer, though.',
      'Hard water stains the sink base first. We line its floor with a tray, which costs less than any repair.',
    ],
    'small-galley': [
      'Turning two base doors into three drawers changes a galley more than the color does. The box stays; only its front and its inside are new.',
      'A flat door in a light finish, no applied molding, a slim pull: an inch of air on each side is real in a narrow aisle.',
    ],
    'raised-ranch-layout': [
      'If a wider deck door is on your list, do that before the doors are ordered. It takes a base cabinet with it, and the rest are faced to suit.',
      'The stair side of the cabinets is in full view. A veneered panel there is part of the order, not an extra.',
    ],
    'split-level-layout': [
      'Backs of a peninsula seen from the den get panels that match the doors. We count them as fronts, because your eye does.',
      'Refacing keeps the half wall, and with it the guard. If you want that open, you want a remodel, and we will say so.',
    ],
    'plaster-and-lath': [
      "Boxes that stay spare the plaster behind them. That is worth a week of patching you don't have.",
    ],
    'narrow-street-access': [
      'One van with doors, one with the old ones going out. No container, no permit for the curb, no neighbor to ask twice.',
    ],
    'two-family-rules': [
      "New fronts don't change a kitchen's status. If it isn't on record, that question stays, and it is better asked before you spend.",
    ],
    'open-plan-wall': [
      'Refacing suits a kitchen that keeps its walls. If one may come out within five years, put the money there first and face what remains.',
    ],
    'galvanized-or-old-pipes': [
      "Fronts can be new while pipes are old, and a leak won't care. Look under the sink first; we do, with a lamp.",
    ],
    'historic-review': [
      'Nothing here touches the outside, so a review has nothing to look at. It is one of the quiet advantages of keeping the boxes.',
    ],
    'kosher-kitchen': [
      'Two door colors, or two kinds of pull, mark the sides without a wall. Drawers are emptied one side at a time, so both stay usable.',
    ],
    'cold-floors': [
      'With the toe kicks off we can look under the boxes and stop the draft there. It is an hour that you feel all winter.',
    ],
    'multigenerational-bath': [
      'A bath vanity can be refaced with the kitchen. If it should stand higher for older backs, a plinth under it does that in the same visit.',
    ],
    'slab-or-low-basement': [
      "On a slab, check the kick boards: they wick. We replace those in a material that doesn't and leave the boxes where they are.",
    ],
    'large-family-kitchen': [
      'We replace slides with ones rated for what you put on them, and hinges with ones that can be adjusted by hand. The doors only make it look new.',
    ],
    'old-wiring': [
      'Adding light under the uppers needs a feed. If the wiring is old, ask an electrician to look before veneer covers the frame.',
    ],
    'lead-paint': [
      'Old painted frames are not sanded dry. They are cleaned, scuffed wet and covered with veneer, or the box is replaced.',
    ],
  },
  years: [
    [
      'pre-1900',
      'In a house from before 1900 a pantry or dresser may be older than the kitchen. Those are repaired, not refaced. What is faced is the run that someone added in the last fifty years.',
    ],
    [
      '1900-1939',
      'Cabinets of the 1900s to the 1930s are face-framed in fir or pine with inset doors. The frames are worth keeping. New inset doors can be cut to each opening, and old butts replaced by hinges that adjust.',
    ],
    [
      '1900-1939',
      "Paint on built-ins of the 1900s to the 1930s is thick and may hold lead. We don't strip it in your kitchen. Doors go out, frames are sealed and covered, and the dust stays in a bag.",
    ],
    [
      '1940-1959',
      "Site-built cabinets of the 1940s and 1950s are solid plywood nailed to the wall. They can't be moved and needn't be. Drawers run wood on wood; new boxes on slides are where the money should go.",
    ],
    [
      '1940-1959',
      'Lipped doors with surface hinges were the rule after the war. Frames are narrow, so full overlay doors need care at the corners. We draw each pair before ordering.',
    ],
    [
      '1960-1979',
      'Kitchens of the sixties and seventies came from the first cabinet factories: plywood sides, solid frames. Dark stain is all that is wrong with many of them. They take veneer well.',
    ],
    [
      '1960-1979',
      'A soffit over cabinets of the 1960s and 1970s can be hidden as well as removed. A tall valance and molding in the new finish bring the doors to the ceiling without opening it.',
    ],
    [
      '1980-1999',
      "Boxes of the 1980s and 1990s are particleboard. Dry, they reface well; wet once, they don't. We take out the drawer by the sink and look at the screw holes before we quote.",
    ],
    [
      '1980-1999',
      'The oak arch of the 1980s and 1990s sits on frames of standard width, which makes refacing quick. Two days of veneer, two of doors, one of adjusting.',
    ],
    [
      '2000-later',
      'Boxes since 2000 are frameless or nearly so, with hinges that simply click out. New doors need no veneer but on the ends. It is the least work of all, and the least dust.',
    ],
  ],
  kinds: [
    [
      'two-family',
      'Two kitchens with the same doors can be done in one order. Spare doors are cheap on that day and impossible to find five years on. Take two.',
    ],
    [
      'townhouse-condo',
      'Townhouse rows were often fitted with the same cabinets throughout. If we have faced one plan, we know the sizes; yours is measured all the same.',
    ],
    [
      'apartment-coop',
      'In an apartment refacing is the work that fits the rules: quiet, dry and done by five. Doors come up in the elevator in one trip.',
    ],
    [
      'estate',
      'Where pantry, bar and laundry have cabinets from several decades, one door style can draw them together. The boxes need not match for the rooms to.',
    ],
    [
      'bungalow-cottage',
      'Cottage cabinets are often shallow and built to the slope of the floor. Made-to-size doors follow each opening. Anything from a catalog would show the slope.',
    ],
    [
      'senior-community',
      'New drawers in old bases spare knees more than new boxes would. Add pulls that a stiff hand can hook, and a lift for the mixer.',
    ],
    [
      'single-family',
      'If you plan to stay ten years and the layout works, refacing is the sensible half of a new kitchen. Counter and light are the other half, and can follow when you like.',
    ],
    [
      'single-family',
      "Sketch the kitchen you would build with no limit. If sink, range and refrigerator are where they are now, reface. If two of three have moved, don't.",
    ],
    [
      ['townhouse-condo', 'two-family'],
      'Look at the boxes with the doors off before you decide. Square corners, tight backs and dry feet mean another twenty years, whoever lives behind the wall.',
    ],
  ],
  permits: [
    [
      'any',
      'Refacing changes no wall, pipe or wire, and offices usually ask nothing. If a light or a new outlet comes with it, that part may need a permit.',
    ],
    [
      'any',
      "As long as nothing moves, this is owner's work in most places. If the counter or sink changes at the same time, describe all of it when you ask.",
    ],
    [
      'any',
      'Ask once, by phone or e-mail, and keep the answer. “Doors and drawer fronts on existing cabinets” is the phrase.',
    ],
    [
      'condo-or-coop-rules',
      'A board may still want a form and a certificate for anyone who works in the building. Refacing is a short form.',
    ],
    [
      'two-family-rules',
      "Refacing won't make a kitchen legal that isn't. Ask what is on the certificate before you dress it.",
    ],
    [
      'old-wiring',
      'Lights under the uppers are a new load on an old circuit. Have an electrician say whether a permit is needed for the feed.',
    ],
    [
      'lead-paint',
      "Contractors who disturb paint in a house from before 1978 have to follow federal lead-safe rules. Ask to see the firm's certificate.",
    ],
    [
      'historic-review',
      'A historic review looks at outsides. New doors on cabinets are nothing it asks about.',
    ],
    [
      'flood-zone-or-damp',
      'If the house lies in a mapped flood zone, keep the bill. Improvements can be added up over time, and the office may ask for it one day.',
    ],
    [
      'septic-or-well',
      'Leaving sink and fixtures where they are means no question for the health department. Adding a disposal would raise one.',
    ],
  ],
  drivers: [
    ['any', 'Number of doors and drawer fronts; each is made to size'],
    ['any', 'Finish: thermofoil, painted or real wood veneer'],
    ['any', 'New drawer boxes and slides, or the old ones kept'],
    ['any', 'Molding and end panels'],
    [oldHouse, 'Inset doors cut to openings that differ'],
    [oldHouse, 'Sealing old paint before veneer'],
    [midCentury, 'New drawers where wood ran on wood'],
    [midCentury, 'A valance to take the soffit into the design'],
    [lateHouse, 'One or two boxes to replace by the sink'],
    ['small-galley', 'Bases turned from doors to drawers'],
    ['flood-zone-or-damp', 'Boxes near the floor that no longer hold a screw'],
    ['condo-or-coop-rules', 'Hours and the elevator'],
    ['kosher-kitchen', 'Two finishes in one kitchen'],
    ['large-family-kitchen', 'Slides for heavy drawers'],
    ['split-level-layout', 'Panels on backs that the den sees'],
    ['raised-ranch-layout', 'An end panel along the stair'],
    ['old-additions', 'Openings no two of which are alike'],
    ['two-family', 'Spare doors, ordered at once'],
    ['cold-floors', 'Closing drafts behind the kicks'],
    ['steep-stairs-or-slope', 'Nothing for the hill, unless you add a tall unit'],
    ['septic-or-well', 'A tray and a filter shelf in the sink base'],
    ['plaster-and-lath', 'Wall repair you do not have to buy'],
  ],
  steps: [
    {
      title: 'A check of the boxes',
      lines: [
        [
          'any',
          "We take out drawers, press corners, pull at hinges and look under the sink. If a box won't last, you hear it before anything is ordered.",
        ],
        [
          'flood-zone-or-damp',
          'We start at the floor with a moisture meter and work up. What reads high is replaced or left alone, never covered.',
        ],
        [
          oldHouse,
          'A screwdriver tells us which frames are fir and which are filler. We note every opening, since no two agree.',
        ],
        [
          attached,
          "We check the boxes and ask for the building's form on the same visit. Both decide the date.",
        ],
        [
          lateHouse,
          'Particleboard is judged at the screw holes. Tight ones mean go; crumbs mean a new box in that place.',
        ],
        [
          midCentury,
          'We look at how the run was nailed to the wall. Built in place is fine, as long as it still is in place.',
        ],
      ],
    },
    {
      title: 'Doors and fronts made to size',
      lines: [
        [
          'any',
          'Each opening is measured twice and drawn. Doors come finished on all six sides, so they stay flat.',
        ],
        [
          oldHouse,
          'Inset doors are made a hair large and planed to the opening. It takes a day more and looks it.',
        ],
        [
          'kosher-kitchen',
          'The two sides are drawn in two colors or with two pulls. The order is checked against the drawing, twice.',
        ],
        [
          'small-galley',
          'Slab fronts and slim pulls keep the aisle. We order drawers for bases wherever pipes allow.',
        ],
        [
          ['single-family', '1960-1979'],
          'You hang a sample door on your own cabinet for a week. Then we order.',
        ],
        [
          ['two-family', 'townhouse-condo'],
          'One or two spares go on the order. They wait in the attic for the day someone needs them.',
        ],
      ],
    },
    {
      title: 'Veneer on every visible side',
      lines: [
        [
          'any',
          'Frames are cleaned, scuffed and covered with veneer from the same tree or sheet as the doors. Ends get panels.',
        ],
        [
          halfLevels,
          'Backs and ends that show from the stairs are paneled first. You will see those from below each day.',
        ],
        [
          ['lead-paint', '1900-1939', 'pre-1900'],
          'Old paint is never sanded dry. We clean wet, seal, and cover, with the room closed.',
        ],
        [
          ['condo-or-coop-rules', 'apartment-coop'],
          'We use a water-based adhesive and open a window. Neighbors notice nothing.',
        ],
        [lateHouse, 'Frames of standard width take veneer in two days. You cook on both evenings.'],
        [
          'old-additions',
          'Scribed ends stay scribed. Veneer follows the old line to the wall, and the gap stays closed.',
        ],
      ],
    },
    {
      title: 'Hinges, slides and pulls',
      lines: [
        [
          'any',
          'Soft-close hinges and full-extension slides go in. Pulls are drilled with a jig, so they line up down the row.',
        ],
        [
          'large-family-kitchen',
          'Slides for 100 pounds and hinges with metal cups, on the drawers that need them. The rest get the standard ones.',
        ],
        [
          ['1940-1959', '1900-1939'],
          'Wooden runners come out and new drawer boxes go in. It is the change you notice with your hand.',
        ],
        [
          ['senior-community', 'multigenerational-bath'],
          'D-pulls that four fingers fit, and slides that close by themselves. We set them at the height you ask.',
        ],
        [
          'two-family',
          'Hardware from a maker with parts in every supply house. The next hinge is a phone call.',
        ],
        [
          ['1980-1999', '2000-later', '1960-1979'],
          'Old hinge holes are plugged where they miss the new cups. Then doors are hung and trued in one plane.',
        ],
      ],
    },
    {
      title: 'Drawers, pull-outs and molding',
      lines: [
        [
          'any',
          'Where it helps, doors become drawers, a blind corner gets a tray, and molding closes the top. You choose by need, one at a time.',
        ],
        [
          'small-galley',
          'Three drawers where two doors were, a nine-inch pull-out for oils, and a shelf less above. The room works harder and looks calmer.',
        ],
        [
          midCentury,
          "The gap to the soffit is closed with a valance in the door's finish. It reads as built in, because it is.",
        ],
        [
          'septic-or-well',
          'Bins for compost beside a strainer sink, and a shelf for the filter. They replace a disposal you may not want.',
        ],
        [
          ['kosher-kitchen', 'large-family-kitchen'],
          'Dividers and tray slots are set for each side. We fill one side before emptying the other.',
        ],
        [attached, 'Tall pull-outs fit in the existing run, so nothing new hangs on a shared wall.'],
      ],
    },
    {
      title: 'Done within about a week',
      lines: [
        [
          'any',
          'Five working days for most kitchens, with the sink in use each night. On the last one we adjust, wipe out and walk through.',
        ],
        [
          hardAccess,
          'The old doors leave in the van that brought the new ones. No container ever stood in the way.',
        ],
        [
          ['condo-or-coop-rules', 'townhouse-condo'],
          'The hall is swept daily and the work ends at the hour in the rules. On day five you sign the list.',
        ],
        [
          ['flood-zone-or-damp', 'slab-or-low-basement'],
          'Kicks go on with clips, so you can look behind them once a year. We show you how.',
        ],
        [oldHouse, 'Inset doors get a second visit after a season. Wood moves, and then it rests.'],
        [
          'single-family',
          'When counter or floor follow, the kicks and panels come off without harm. We plan for that.',
        ],
      ],
    },
  ],
  decide: [
    ['any', 'Does the layout work? Refacing fixes everything else.'],
    ['any', 'Keep the counter, or change it while the fronts are off.'],
    ['any', 'Which base doors become drawers.'],
    ['any', 'Painted or wood grain. Grain hides fingerprints.'],
    ['any', 'Pulls: size and place, on paper tape first.'],
    [oldHouse, 'Inset like the old ones, or overlay.'],
    [oldHouse, 'What is repaired and what is faced.'],
    [midCentury, 'New drawer boxes. Say yes if the old ones stick in July.'],
    [midCentury, 'Valance or molding at the soffit.'],
    [lateHouse, 'Whether the sink base is replaced.'],
    ['flood-zone-or-damp', 'Reface only above the line the water reached.'],
    ['condo-or-coop-rules', 'Which week the building prefers.'],
    ['small-galley', 'Slab or profile. In an aisle, slab.'],
    ['kosher-kitchen', 'How the two sides will differ to the eye.'],
    ['large-family-kitchen', 'Which drawers carry weight.'],
    ['two-family-rules', 'Whether that kitchen is on record at all.'],
    ['open-plan-wall', 'Wall in or wall out, before any door is made.'],
    ['raised-ranch-layout', 'Deck door first, cabinet doors second.'],
    ['split-level-layout', 'Panels on the backs.'],
    ['old-additions', 'Level first, if the run has dropped.'],
    ['septic-or-well', 'Disposal, strainer or bins.'],
    ['galvanized-or-old-pipes', 'Pipes under the sink, while you are looking.'],
    ['narrow-street-access', 'Morning or noon for the van.'],
    ['steep-stairs-or-slope', 'Add a pantry, or leave it at doors.'],
    ['cold-floors', 'Draft-stopping behind the kicks.'],
    ['lead-paint', 'Test the old paint, or treat it as leaded.'],
    ['old-wiring', 'Light under the uppers, with or without a new feed.'],
  ],
  mistakes: [
    ['any', 'New faces on a layout you dislike.'],
    ['any', 'Keeping drawers that stick because fronts are what you see.'],
    ['any', 'Veneer on the fronts and nothing on the ends.'],
    ['any', 'Doors ordered from a list of standard sizes.'],
    ['any', "Forgetting that the counter's overhang must clear thicker fronts."],
    [oldHouse, 'Facing a dresser that wanted a cabinetmaker.'],
    [oldHouse, 'Stripping old paint in the room where you eat.'],
    [midCentury, 'Overlay doors that bump at an inside corner.'],
    [midCentury, 'Leaving wooden runners behind new fronts.'],
    [lateHouse, 'Refacing particleboard that has been wet.'],
    ['flood-zone-or-damp', 'Covering a swollen side. It keeps swelling.'],
    ['condo-or-coop-rules', 'Solvent glue in a closed corridor.'],
    ['small-galley', 'Deep profiles and big knobs where hips pass.'],
    ['kosher-kitchen', 'Two sides that look the same to a guest.'],
    ['large-family-kitchen', 'Light slides under heavy pots, again.'],
    ['two-family-rules', 'Dressing up a kitchen with no papers.'],
    ['open-plan-wall', 'Facing a run that stands on the wall you want gone.'],
    ['raised-ranch-layout', 'An unfinished end facing the stair.'],
    ['split-level-layout', 'A peninsula with a plain back over the den.'],
    ['old-additions', 'Straight doors on a run that has sagged.'],
    ['septic-or-well', 'A disposal added because a bin looked old-fashioned.'],
    ['galvanized-or-old-pipes', 'New doors over a weeping valve.'],
    ['cold-floors', 'Closing the kicks without stopping the draft.'],
    ['lead-paint', 'A belt sander on a 1930s frame.'],
    ['two-family', 'No spare doors.'],
    ['steep-stairs-or-slope', "Adding one tall box that won't come up."],
    ['apartment-coop', 'Starting before the form comes back.'],
    ['slab-or-low-basement', 'Fiberboard kicks on bare concrete.'],
  ],
  questions: [
    [
      'any',
      'Can we use the kitchen while you reface?',
      'Yes. Water, range and refrigerator stay connected. Doors are off for two or three days and drawers for one. Count on about a week, and on dust only the first morning.',
    ],
    [
      'any',
      'How do we know whether our boxes are good enough?',
      'Open the sink base, press the side near the floor and pull at the hinge screws. Firm, dry and square is good. We repeat the test on every box at the free visit in {town} and tell you which, if any, fails.',
    ],
    [
      'any',
      'What does refacing save against new cabinets?',
      'The boxes, the demolition, most of the wall repair and often the counter. On our price list it usually falls in the lower half of the cabinet line. If many boxes have to be replaced, the saving goes, and we say so.',
    ],
    [
      'village',
      'Does the Village of {town} want a permit for refacing?',
      'For doors and fronts alone, usually not. {Office} can confirm it in a minute. If you add lights or change the sink, mention that.',
    ],
    [
      'hamlet',
      'Is refacing something {township} has to approve?',
      'Usually not, since nothing moves. If outlets, lights or a sink change with it, ask {office} about that part.',
    ],
    [
      oldHouse,
      'Our cabinets are original to the house. Reface or restore?',
      'If the doors are sound, restore: new hinges, repaired joints, paint. If doors are lost or warped, new inset doors on the old frames look as they did. Full refacing is for later runs beside them.',
    ],
    [
      oldHouse,
      'May old painted frames be sanded?',
      'Not dry, if they may hold lead, and in a house from before 1978 that is assumed until tested. We clean wet, seal and cover. If a frame has to be stripped, it is done outside the house.',
    ],
    [
      '1940-1959',
      'Our drawers run on wood. Can that be changed?',
      'Yes, and it should be. New plywood boxes on full-extension slides go into the old openings. They are an inch narrower and hold more, because you reach the back.',
    ],
    [
      '1960-1979',
      'Can dark cabinets become light without replacing them?',
      'Yes. Frames take a light veneer and the doors come new. Paint on old dark varnish is cheaper and chips at the handles within a few years; that is the honest comparison.',
    ],
    [
      lateHouse,
      'Our oak arches are solid. Why not just paint?',
      'You can. Oak grain shows through paint, and the arch stays an arch. New doors cost more and change the shape too. Ask us for both figures.',
    ],
    [
      'flood-zone-or-damp',
      'One box is swollen. Does that rule out refacing?',
      'No. That box is replaced, the others are tested, and the run is faced as one. If three or more near the floor fail, new boxes are the better buy. In {town}, ask {office} about your lot before you invest in the lowest level.',
    ],
    [
      'condo-or-coop-rules',
      'Will our association object?',
      'Rarely. There is no water work, little noise and no container. Send the form with the insurance certificate and the dates. Ask in the same letter whether the elevator has to be booked.',
    ],
    [
      'small-galley',
      'Does refacing make sense in a small kitchen?',
      "More than in a large one, if the layout works. Few doors, so few dollars, and drawers in the bases change how it cooks. What it won't do is widen the aisle.",
    ],
    [
      'kosher-kitchen',
      'Can refacing help keep two sides apart?',
      'Yes: two door colors, two pulls, and dividers for each. The boxes stay, so both sinks stay. We work on one side at a time, and the other cooks.',
    ],
    [
      'large-family-kitchen',
      'Our hinges keep failing. Is that the boxes?',
      'Usually the hinges, sometimes the screw holes. New steel hinges on plugged holes hold for years. If the side itself crumbles, that box goes.',
    ],
    [
      'two-family',
      'We rent one unit. Is refacing worth it there?',
      'If the boxes have ten years left, yes. Choose a flat door, a finish you can wipe and a pull that is sold everywhere. Take two spare doors. A week without a tenant is enough.',
    ],
    [
      'open-plan-wall',
      'Should we open the wall first?',
      "Yes, or decide never to. Doors are made for one layout. If the wall goes next year, half of them are for boxes that won't be there.",
    ],
    [
      'raised-ranch-layout',
      'What changes most in a raised ranch kitchen?',
      'The end by the stairs and the run by the deck door. A paneled end and drawers instead of doors do most of it. The layout is usually worth keeping, since the beam and the stack set it.',
    ],
    [
      'split-level-layout',
      'Can the peninsula be faced on the den side?',
      'Yes, with panels that match the doors, or with shallow doors that open to the den. It is the largest surface you see from below, so we price it first.',
    ],
    [
      'old-additions',
      'Will doors hang straight in our crooked addition?',
      'They hang straight in themselves; the frames decide the gaps. If the run has dropped by more than half an inch, we level it first. Otherwise each door is made to its opening.',
    ],
    [
      'narrow-street-access',
      'How many deliveries does refacing take?',
      'One for doors and panels, one for the counter if you change it. Everything is flat and fits a van. The old doors go back with it.',
    ],
    [
      'steep-stairs-or-slope',
      'Is refacing easier for a house on a hill?',
      'Yes. The heaviest piece is a panel that two people carry. Stone is the one exception, if you change the counter. Nothing else asks for a dry day.',
    ],
    [
      'septic-or-well',
      'Anything to change under the sink while you are there?',
      'A tray under the pipes, a filter shelf if you have a well, and a bin in place of a disposal. They are small things that are hard to reach later.',
    ],
    [
      'cold-floors',
      'Our cabinets are cold inside. Can you help?',
      'Often. With the kicks off we close the gaps where pipes and drafts come up, and insulate behind the back of an outside run where it can be reached. Then the fronts go on.',
    ],
    [
      'single-family',
      'When do you advise against refacing?',
      'When the layout annoys you, when the boxes have been wet, or when a wall is to go. Then new cabinets cost more and are worth it. We would rather say so at the first visit.',
    ],
  ],
}
