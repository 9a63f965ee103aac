/** Position of a label beside its point: the offset in drawing units, and which end of the text is there. */
export type MapLabel = {
  dx: number
  dy: number
  anchor: 'start' | 'middle' | 'end'
  /** SVG path from the point to a name outside the county, without its start. */
  lead?: string
}
const label = (dx: number, dy: number, anchor: MapLabel['anchor'] = 'start', lead?: string): MapLabel => ({
  dx,
  dy,
  anchor,
  lead,
})

/** Labels on the small map of the eight towns, in the order of the points. */
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

/** Labels on the large map of all 47; other places show their names on hover. */
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
  nyack: label(64, 6, 'start', 'm9 0h48'),
  orangeburg: label(-8, 4, 'end'),
  tappan: label(8, 4),
  blauvelt: label(8, 5),
  haverstraw: label(-4, 22, 'end'),
  thiells: label(-8, 4, 'end'),
  'tomkins-cove': label(-8, 4, 'end'),
  'stony-point': label(2, -9, 'end'),
  'willow-grove': label(-8, 4, 'end'),
}

/** Labels of the eight towns on the large map of a phone: larger, clear of every point. */
export const phoneLabels: Record<string, MapLabel> = {
  'new-city': label(0, -15, 'middle'),
  nanuet: label(14, 12),
  suffern: label(-8, 44, 'end'),
  'spring-valley': label(-40, 37),
  monsey: label(-6, 130, 'end', 'm0 10v100'),
  'pearl-river': label(6, 62, 'end', 'm0 10v24'),
  nyack: label(58, 8, 'start', 'm10 0h42'),
  haverstraw: label(-8, 34, 'middle'),
}
