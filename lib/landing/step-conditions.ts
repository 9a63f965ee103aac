import { type BuildingEra } from '@/lib/content/town-notes'
import { type FactKey } from '@/lib/content/service-guides/guide'

// A place has houses of several kinds, and a step is read by the owner of one of them. A step that holds for some
// houses only therefore begins with which ones, unless its own words say so.

const eraLeads: [BuildingEra[], string][] = [
  [['pre-1900', '1900-1939'], 'In a house from before 1940, '],
  [['1940-1959', '1960-1979'], 'In a house of the 1940s to the 1970s, '],
  [['1980-1999', '2000-later'], 'In a house built since 1980, '],
]
const oneEraLeads: Record<BuildingEra, string> = {
  'pre-1900': 'In a house from before 1900, ',
  '1900-1939': 'In a house of the 1900s to the 1930s, ',
  '1940-1959': 'In a house of the 1940s or 1950s, ',
  '1960-1979': 'In a house of the 1960s or 1970s, ',
  '1980-1999': 'In a house of the 1980s or 1990s, ',
  '2000-later': 'In a house built since 2000, ',
}
const eraCues =
  /\bold\b|\bolder\b|plaster|soffit|mortar|postwar|five-by-eight|whirlpool|raised bar|particleboard/i
const vagueEra = /these (years|houses)|this age/i

const leads: [FactKey[], string, RegExp][] = [
  [
    ['condo-or-coop-rules', 'townhouse-condo', 'apartment-coop'],
    'In a shared building, ',
    /in a shared building/i,
  ],
  [['two-family', 'two-family-rules'], 'With two households, ', /household|unit|tenant|family/i],
  [
    ['raised-ranch-layout', 'split-level-layout'],
    'In a split or bi-level, ',
    /split|bi-level|half[- ](level|flight)|levels|garage/i,
  ],
  [
    ['flood-zone-or-damp'],
    'Where the ground is damp, ',
    /water|damp|moisture|lower level|slab|office|health department/i,
  ],
  [['slab-or-low-basement'], 'On a slab, ', /slab|concrete/i],
  [
    ['septic-or-well'],
    'On a well or septic system, ',
    /\bwell\b|septic|tap water|disposal|filter|office|health department/i,
  ],
  [
    ['steep-stairs-or-slope', 'narrow-street-access'],
    'Where the way in is hard, ',
    /street|stairs?\b|truck|van\b|steps|carr|stone up|slope/i,
  ],
  [['old-additions'], 'Where a wing was added, ', /wing|addition|joint|foundation/i],
  [['cold-floors'], 'Over a cold space, ', /cold|below|crawl/i],
  [['small-galley'], 'In a narrow kitchen, ', /narrow|aisle|galley|two feet/i],
  [['bungalow-cottage'], 'In a cottage, ', /cottage/i],
  [['senior-community'], 'In an age-restricted community, ', /stiff|bars|wheel/i],
  [['kosher-kitchen'], 'In a kosher kitchen, ', /side|sinks|bowls|material/i],
  [['large-family-kitchen'], 'For a large table, ', /largest meal|heavy|large table/i],
  [['multigenerational-bath'], 'For several ages, ', /curb|ages|heights/i],
]

/** A sentence made ready to follow a lead-in. */
export function lowerFirst(text: string): string {
  return /^([A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The step's text, led in by the kind of house it holds for where it needs that. `has` is what the place has. */
export function conditioned(
  keys: FactKey | readonly FactKey[],
  text: string,
  has: ReadonlySet<FactKey>,
): string {
  const matched = (typeof keys === 'string' ? [keys] : keys).filter((key) => has.has(key))
  const [first] = matched
  if (!first || matched.includes('any') || matched.includes('single-family')) return text
  const eras = matched.filter((key): key is BuildingEra => key in oneEraLeads)
  if (first in oneEraLeads) {
    if (eraCues.test(text) && !vagueEra.test(text)) return text
    const group = eraLeads.find(([members]) => eras.length > 1 && eras.every((era) => members.includes(era)))
    return `${group?.[1] ?? oneEraLeads[first as BuildingEra]}${lowerFirst(text)}`
  }
  const lead = leads.find(([members]) => members.includes(first))
  return lead && !lead[2].test(text) ? `${lead[1]}${lowerFirst(text)}` : text
}
