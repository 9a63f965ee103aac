/** A label beside a point: offset in drawing units and which end of the text stands there. */
export type MapLabel = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }
const label = (dx: number, dy: number, anchor: MapLabel['anchor'] = 'start'): MapLabel => ({ dx, dy, anchor })

/** Label places on the small map of the eight towns; the order is that of the points. */
export const townLabels: Record<string, MapLabel> = {
  'new-city': label(-10, 5, 'end'),
  suffern: label(10, -6),
  'spring-valley': label(4, -11),
  nanuet: label(10, 6),
  'pearl-river': label(9, -7),
  monsey: label(-10, 5, 'end'),
  nyack: label(9, -10, 'end'),
  haverstraw: label(-10, 5, 'end'),
}

/** Label places on the large map of all 47; a place without one shows its name when it is pointed at. */
export const countyLabels: Record<string, MapLabel> = {
  'new-city': label(0, -13, 'middle'),
  nanuet: label(11, 9),
  congers: label(11, -4),
  'valley-cottage': label(-8, 3, 'end'),
  suffern: label(6, -10),
  'spring-valley': label(4, 23, 'middle'),
  monsey: label(-4, 23, 'end'),
  hillburn: label(-4, -9),
  sloatsburg: label(9, 3),
  pomona: label(-8, 4, 'end'),
  'wesley-hills': label(-8, 4, 'end'),
  montebello: label(-2, -9, 'middle'),
  'pearl-river': label(12, 6),
  nyack: label(64, 6),
  orangeburg: label(-8, 4, 'end'),
  tappan: label(8, 4),
  blauvelt: label(8, 5),
  haverstraw: label(-4, 22, 'end'),
  thiells: label(-8, 4, 'end'),
  'tomkins-cove': label(-8, 4, 'end'),
  'stony-point': label(2, -9, 'end'),
  'willow-grove': label(-8, 4, 'end'),
}
