/** Periods in which houses were built, with what staff call them. */
export const buildingEras = {
  'pre-1900': 'Before 1900',
  '1900-1939': '1900 to 1939',
  '1940-1959': '1940 to 1959',
  '1960-1979': '1960 to 1979',
  '1980-1999': '1980 to 1999',
  '2000-later': '2000 and later',
} as const
export type BuildingEra = keyof typeof buildingEras

export const housingTypes = {
  'single-family': 'Single-family houses',
  'two-family': 'Two-family houses',
  'townhouse-condo': 'Townhouses, condominiums',
  'apartment-coop': 'Apartments, co-ops',
  estate: 'Estates',
  'bungalow-cottage': 'Bungalows, cottages',
  'senior-community': 'Senior communities',
} as const
export type HousingType = keyof typeof housingTypes

/** Reliability of the notes on a place, which limits their wording (data README of the owner). */
export const confidences = {
  high: { label: 'Sure', hint: 'The pages say it as it is.' },
  medium: { label: 'Likely', hint: 'Most of it is known; the visit finds out the rest.' },
  low: { label: 'Little known', hint: 'The pages say less, and need fewer words of their own.' },
} as const
export type Confidence = keyof typeof confidences
