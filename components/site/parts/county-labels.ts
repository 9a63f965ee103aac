/** Position of a name beside its point: the offset in units of the map, and which end of the text is there. */
export type MapLabel = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }
const label = (dx: number, dy: number, anchor: MapLabel['anchor'] = 'start'): MapLabel => ({ dx, dy, anchor })

/** Names of the eight towns, 28 units high or less, clear of each other's points. */
export const townLabels: Record<string, MapLabel> = {
  'new-city': label(-14, 9, 'end'),
  suffern: label(8, -16, 'end'),
  'spring-valley': label(4, -16),
  nanuet: label(14, 22),
  'pearl-river': label(16, 4),
  monsey: label(-14, -10, 'end'),
  nyack: label(-10, -14, 'end'),
  haverstraw: label(-16, 4, 'end'),
}

/** Names on the map of all 47, where a screen has room; other places show theirs on hover. */
export const countyLabels: Record<string, MapLabel> = {
  'new-city': label(0, -13, 'middle'),
  nanuet: label(11, 16),
  suffern: label(2, 22, 'middle'),
  'spring-valley': label(6, -9),
  monsey: label(-2, 24, 'middle'),
  'pearl-river': label(12, 6),
  nyack: label(12, 2),
  haverstraw: label(-10, 20, 'end'),
  congers: label(0, -15, 'middle'),
  sloatsburg: label(-12, -10, 'middle'),
  pomona: label(-10, 5, 'end'),
  montebello: label(-2, -9, 'middle'),
  orangeburg: label(-9, 5, 'end'),
  tappan: label(-9, 4, 'end'),
  thiells: label(-9, 5, 'end'),
  'tomkins-cove': label(-10, 5, 'end'),
  'stony-point': label(-10, -4, 'end'),
}
