/** Periods in which houses were built. */
export const buildingEras = [
  'pre-1900',
  '1900-1939',
  '1940-1959',
  '1960-1979',
  '1980-1999',
  '2000-later',
] as const
export type BuildingEra = (typeof buildingEras)[number]

export const housingTypes = [
  'single-family',
  'two-family',
  'townhouse-condo',
  'apartment-coop',
  'estate',
  'bungalow-cottage',
  'senior-community',
] as const
export type HousingType = (typeof housingTypes)[number]

/** Reliability of the notes on a place, which limits their wording (data README of the owner). */
export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]
