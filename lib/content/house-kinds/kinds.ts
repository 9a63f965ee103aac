/** Kinds of house as people here call theirs, with the titles of their passages. */
export const houseKinds = {
  village: 'Old village house',
  cape: 'Cape',
  ranch: 'Ranch',
  raised: 'Raised ranch or bi-level',
  split: 'Split-level',
  colonial: 'Colonial',
  townhouse: 'Townhouse',
  apartment: 'Condominium or co-op',
  farmhouse: 'Farmhouse',
  cottage: 'Cottage or bungalow',
  new: 'New house',
  'two-family': 'Two-family house',
} as const
export type HouseKind = keyof typeof houseKinds
