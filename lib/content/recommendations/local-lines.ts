import { type Topic } from '@/lib/content/town-notes/topics'
import { type LocationSlug } from '@/lib/business/recommendation-choices'
import { type WorkKind } from './works'

/**
 * A town note brought to the work it bears on. In `say`, `{fact}` and `{advice}` are the note's first and second
 * sentence; words of our own stand only where the note's advice is about other work than this.
 */
export type LocalLine = { topic: Topic; kinds: readonly WorkKind[]; say: string }

const whole = '{fact} {advice}'

/** For each town its lines, the most telling first. Each sentence of a note is used at most once in a plan. */
export const localLines: Record<LocationSlug, readonly LocalLine[]> = {
  'new-city': [
    { topic: 'split-level-layout', kinds: ['k-design', 'k-structure'], say: whole },
    {
      topic: 'split-level-layout',
      kinds: ['k-fit', 'k-measure', 'k-reface', 'k-swap', 'k-cabinets'],
      say: '{fact} Keeping the layout leaves the railing wall, and the framing behind it, alone.',
    },
    { topic: 'old-additions', kinds: ['k-cabinets', 'k-floor'], say: whole },
    {
      topic: 'old-additions',
      kinds: ['b-design', 'b-structure', 'b-measure'],
      say: '{fact} In a later wing, find out how the bath drains before it is drawn.',
    },
    { topic: 'condo-or-coop-rules', kinds: ['k-splash', 'b-shower', 'b-floor'], say: whole },
    {
      topic: 'condo-or-coop-rules',
      kinds: ['k-counter'],
      say: '{fact} Ask for its working hours before a slab is carried in.',
    },
    { topic: 'flood-zone-or-damp', kinds: ['k-floor'], say: whole },
    {
      topic: 'flood-zone-or-damp',
      kinds: ['b-vanity', 'b-floor'],
      say: '{fact} In a lower-level bath there, hang the vanity and keep the tile going under it.',
    },
  ],
  suffern: [
    {
      topic: 'flood-zone-or-damp',
      kinds: ['k-design', 'k-fit', 'b-design', 'b-measure'],
      say: 'Near the Mahwah River, ask the village how substantial-improvement rules apply before you plan a full renovation.',
    },
    {
      topic: 'flood-zone-or-damp',
      kinds: ['k-floor'],
      say: 'Near the Mahwah River, a floor that dries out is worth more than one that matches the hall.',
    },
    { topic: 'plaster-and-lath', kinds: ['k-cabinets', 'k-swap', 'k-finish'], say: whole },
    {
      topic: 'plaster-and-lath',
      kinds: ['k-reface'],
      say: '{fact} Refacing leaves the old boxes on the wall, and the plaster behind them whole.',
    },
    {
      topic: 'plaster-and-lath',
      kinds: ['b-shower', 'b-structure', 'b-finish'],
      say: '{fact} Plaster keys break loose when old tile is pried off, so price new board for the whole wet wall.',
    },
    { topic: 'condo-or-coop-rules', kinds: ['k-counter'], say: whole },
    {
      topic: 'condo-or-coop-rules',
      kinds: ['b-vanity', 'b-tub', 'b-floor'],
      say: '{fact} Ask for a delivery slot and for the hours when the water may be shut off.',
    },
    {
      topic: 'narrow-street-access',
      kinds: ['k-structure', 'k-floor', 'b-structure', 'b-floor', 'b-shower'],
      say: whole,
    },
  ],
  'spring-valley': [
    {
      topic: 'two-family-rules',
      kinds: ['k-design', 'k-fit', 'k-measure', 'k-structure', 'k-cabinets'],
      say: whole,
    },
    {
      topic: 'two-family-rules',
      kinds: ['b-design', 'b-measure', 'b-structure'],
      say: '{fact} Check that the bath is on it before you rebuild it.',
    },
    { topic: 'small-galley', kinds: ['k-cabinets', 'k-appliance'], say: whole },
    {
      topic: 'small-galley',
      kinds: ['k-reface', 'k-swap', 'k-counter'],
      say: '{fact} Pull-outs behind the new doors gain storage without losing floor.',
    },
    { topic: 'old-wiring', kinds: ['k-power'], say: whole },
    {
      topic: 'old-wiring',
      kinds: ['k-light'],
      say: '{fact} If yours does, sound wiring comes before new light; this line does not include it.',
    },
    {
      topic: 'old-wiring',
      kinds: ['b-power'],
      say: '{fact} A fan, a protected outlet and a heated floor each ask for a sound, grounded circuit.',
    },
  ],
  nanuet: [
    {
      topic: 'small-galley',
      kinds: ['k-design', 'k-fit', 'k-reface', 'k-swap', 'k-cabinets', 'k-appliance'],
      say: whole,
    },
    { topic: 'slab-or-low-basement', kinds: ['b-design', 'b-structure', 'b-shower'], say: whole },
    { topic: 'condo-or-coop-rules', kinds: ['k-plumbing', 'k-structure', 'b-power', 'b-tub'], say: whole },
    {
      topic: 'condo-or-coop-rules',
      kinds: ['k-counter'],
      say: '{fact} Keep the new sink on the drain it has, and ask whether that needs approval.',
    },
    { topic: 'flood-zone-or-damp', kinds: ['b-vanity', 'b-floor', 'b-shower'], say: whole },
    {
      topic: 'flood-zone-or-damp',
      kinds: ['k-floor'],
      say: '{fact} On a lower level near the brook, porcelain dries where plank has to be thrown out.',
    },
  ],
  'pearl-river': [
    { topic: 'split-level-layout', kinds: ['k-design', 'k-fit', 'k-cabinets'], say: whole },
    { topic: 'open-plan-wall', kinds: ['k-structure'], say: whole },
    { topic: 'plaster-and-lath', kinds: ['k-counter'], say: whole },
    {
      topic: 'plaster-and-lath',
      kinds: ['b-shower', 'b-tub', 'b-finish'],
      say: '{fact} Measure the stairs before a one-piece tub is ordered.',
    },
    { topic: 'flood-zone-or-damp', kinds: ['k-floor', 'k-finish'], say: whole },
    {
      topic: 'flood-zone-or-damp',
      kinds: ['b-vanity', 'b-floor'],
      say: '{fact} Keep the vanity and the tile upstairs while the job is under way.',
    },
  ],
  monsey: [
    {
      topic: 'two-family-rules',
      kinds: [
        'k-design',
        'k-fit',
        'k-measure',
        'b-design',
        'b-measure',
        'k-reface',
        'k-swap',
        'k-cabinets',
        'b-shower',
      ],
      say: '{fact} Find out which wall is shared before a pipe or a cabinet is drawn on it.',
    },
    {
      topic: 'two-family-rules',
      kinds: ['k-structure', 'k-appliance', 'k-power', 'b-structure', 'b-power', 'b-vanity'],
      say: 'In an attached house, look at the papers first. {advice}',
    },
  ],
  nyack: [
    {
      topic: 'two-family-rules',
      kinds: ['k-design', 'k-fit', 'k-measure', 'k-swap', 'k-structure'],
      say: whole,
    },
    { topic: 'plaster-and-lath', kinds: ['k-power', 'k-light'], say: whole },
    {
      topic: 'plaster-and-lath',
      kinds: ['b-power'],
      say: '{fact} A neat channel for the fan and the light costs less than patching a fallen ceiling.',
    },
    { topic: 'steep-stairs-or-slope', kinds: ['k-counter'], say: whole },
    {
      topic: 'steep-stairs-or-slope',
      kinds: ['b-tub', 'b-vanity', 'b-floor'],
      say: '{fact} Count the steps before you choose a cast-iron tub or a stone top.',
    },
    { topic: 'condo-or-coop-rules', kinds: ['k-plumbing', 'b-shower', 'b-vanity'], say: whole },
  ],
  haverstraw: [
    { topic: 'two-family-rules', kinds: ['k-design', 'k-fit', 'k-measure', 'k-structure'], say: whole },
    { topic: 'plaster-and-lath', kinds: ['k-cabinets', 'k-swap'], say: whole },
    {
      topic: 'plaster-and-lath',
      kinds: ['b-shower', 'b-finish', 'k-finish'],
      say: '{fact} Fur the wall out an inch, and new board, pipes and boxes have something to hold to.',
    },
    { topic: 'condo-or-coop-rules', kinds: ['k-reface'], say: whole },
    {
      topic: 'condo-or-coop-rules',
      kinds: ['k-counter', 'k-splash'],
      say: '{fact} Ask for the hours before the day of the template is set.',
    },
    {
      topic: 'condo-or-coop-rules',
      kinds: ['b-floor', 'b-design', 'b-measure'],
      say: '{fact} Ask for those rules before a bath floor is chosen.',
    },
    { topic: 'narrow-street-access', kinds: ['k-structure', 'k-floor', 'k-appliance'], say: whole },
    {
      topic: 'narrow-street-access',
      kinds: ['b-tub', 'b-vanity', 'b-structure'],
      say: '{fact} Plan to carry tub and vanity through the front room, because there is seldom a side yard.',
    },
  ],
}

/** The houses of a town in a few words, after its notes; used in turn. */
export const homes: Record<LocationSlug, readonly string[]> = {
  'new-city': ['raised ranches, split-levels and colonials', 'New City splits', 'center-hall colonials'],
  suffern: [
    'the older houses near Lafayette Avenue',
    'houses from the 1920s and before',
    'the older village houses',
  ],
  'spring-valley': ['older frame houses', 'two-family and frame houses', 'frame houses near the railroad'],
  nanuet: ['postwar capes, ranches and bi-levels', 'Nanuet capes and ranches', 'bi-levels'],
  'pearl-river': [
    'Dutch colonials, capes and foursquares',
    'houses from the early 1900s',
    'Pearl River colonials',
  ],
  monsey: ['mid-century ranches and capes', 'ranches of the 1950s and 1960s', 'Monsey capes'],
  nyack: ['Victorian and early 1900s houses', 'Victorian houses', 'houses around Broadway'],
  haverstraw: [
    'nineteenth-century brick and frame houses',
    'brick row houses',
    'frame houses near the river',
  ],
}

/**
 * What a house of that age means for the work, where no note of the town's own bears on it. `{homes}` is one of the
 * phrases above.
 */
export const ageLines: Record<WorkKind, { prewar: string; postwar: string }> = {
  'k-measure': {
    prewar: 'Few corners are square in {homes}, so every wall is measured at the floor and at the ceiling.',
    postwar: 'The boxes in {homes} are often original plywood, and worth keeping if the doors still line up.',
  },
  'k-design': {
    prewar:
      'The kitchen of {homes} is often a later wing at the back, so walls and floor are measured, not assumed.',
    postwar: 'In {homes}, kitchen and dining room often share a wall, and the drawing starts there.',
  },
  'k-fit': {
    prewar: 'Few corners are square in {homes}, so stock sizes are drawn with fillers from the start.',
    postwar: 'Walls are straight enough in {homes} for stock sizes, if the soffit is measured too.',
  },
  'k-structure': {
    prewar: 'Walls in {homes} can carry more than they show, so the framing is looked at first.',
    postwar:
      'In {homes}, the wall to the dining room often carries the joists above, so the framing is looked at first.',
  },
  'k-reface': {
    prewar:
      'In {homes}, the kitchen has often been replaced once already; plywood boxes can be refaced, swollen particleboard cannot.',
    postwar: 'Original boxes in {homes} are often plywood or solid wood, which holds a new hinge.',
  },
  'k-swap': {
    prewar:
      'Old floors have settled in {homes}, so new boxes are leveled and the toe kick scribed to the floor.',
    postwar: 'Stock widths come in three-inch steps, which suits the straight runs in {homes}.',
  },
  'k-cabinets': {
    prewar: 'Floors have settled in {homes}, so base cabinets are leveled before a counter is measured.',
    postwar:
      'A soffit in {homes} may hide a duct or a pipe, so it is opened before the wall cabinets are ordered.',
  },
  'k-counter': {
    prewar:
      'Walls wander in {homes}, so the counter is templated on the set cabinets and not taken from the plan.',
    postwar: 'Counter runs in {homes} are often short enough to come from one slab.',
  },
  'k-light': {
    prewar: 'Old circuits in {homes} may have no ground, so they are tested before light is added.',
    postwar:
      'Outlets beside the sink in {homes} are often older than the rule for protected ones, so they are renewed too.',
  },
  'k-power': {
    prewar:
      'Old circuits in {homes} may not carry a modern kitchen, so the panel is looked at before the walls close.',
    postwar: 'Look at the panel early: in {homes}, a 100-amp one may be full.',
  },
  'k-plumbing': {
    prewar: 'Supply lines in {homes} may still be galvanized steel, so they are followed back to sound pipe.',
    postwar: 'Shut-off valves in {homes} are often as old as the kitchen, so they are renewed with the sink.',
  },
  'k-splash': {
    prewar: 'Tile shows every wave in a wall, so in {homes} the wall is flattened first.',
    postwar:
      'The run from counter to cabinet in {homes} is usually eighteen inches, so stock tile cuts without waste.',
  },
  'k-floor': {
    prewar: 'Floors slope and change height at doorways in {homes}, so leveling is part of the price.',
    postwar: 'Before an old floor is lifted in {homes}, tile from before 1980 is tested for asbestos.',
  },
  'k-appliance': {
    prewar: 'A chimney or a brick wall may decide where a hood can be ducted in {homes}.',
    postwar: 'The range often stands on an outside wall in {homes}, which keeps the duct short.',
  },
  'k-finish': {
    prewar: 'Old paint in {homes} may hold lead, so it is sanded only with containment.',
    postwar: 'Paint from before 1978 may hold lead, so in {homes} it is sanded only with containment.',
  },
  'b-measure': {
    prewar: 'The bath in {homes} was often fitted in later, so pipes run where nobody expects them.',
    postwar: 'The hall bath in {homes} is often five by eight feet, and every inch of it is measured.',
  },
  'b-design': {
    prewar: 'The bath in {homes} was often fitted in later, so the drawing starts from where the drain runs.',
    postwar:
      'The hall bath in {homes} is often five by eight feet, so the drawing starts from the door swing.',
  },
  'b-structure': {
    prewar:
      'Joists under a bath were often cut for pipes in {homes}, so they are mended while the floor is open.',
    postwar: 'Two baths often share a wet wall in {homes}, which keeps new pipe short.',
  },
  'b-shower': {
    prewar: 'Old tile in {homes} may sit on a thick bed of mortar, which comes out whole and heavy.',
    postwar: 'Tile was often glued to plain drywall in {homes}, so the wall goes with it.',
  },
  'b-vanity': {
    prewar: 'Walls lean in {homes}, so the vanity is scribed and the top cut to fit.',
    postwar: 'Beside the door of a bath in {homes}, measure the swing before you choose the width.',
  },
  'b-tub': {
    prewar: 'Floor joists are checked in {homes} before a full tub stands on them.',
    postwar: 'A bath door in {homes} is often 24 inches wide, so the tub is measured against it first.',
  },
  'b-power': {
    prewar: 'A bath in {homes} often has a window and no fan.',
    postwar: 'An old fan often ends in the attic in {homes}, so the new duct goes through to the outside.',
  },
  'b-floor': {
    prewar: 'The subfloor around the toilet is often soft in {homes}, so it is replaced before tile.',
    postwar: 'Before an old bath floor is lifted in {homes}, tile from before 1980 is tested for asbestos.',
  },
  'b-finish': {
    prewar: 'Old paint on trim may hold lead in {homes}, so it is sanded only with containment.',
    postwar: 'Trim paint from before 1978 may hold lead, so in {homes} it is sanded only with containment.',
  },
}
