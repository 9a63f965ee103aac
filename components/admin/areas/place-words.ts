import { type placeTypes, type populationBases } from '@/lib/business/towns'
import { type BuildingEra, type Confidence, type HousingType } from '@/lib/content/town-notes/kinds'
import { type Topic } from '@/lib/content/town-notes/topics'

// What the choices of a place's form are called.

export const placeTypeNames: Record<(typeof placeTypes)[number], string> = {
  hamlet: 'Hamlet',
  village: 'Village',
  town: 'Town',
  dissolved: 'Dissolved village',
  neighborhood: 'Neighborhood',
}

export const basisNames: Record<(typeof populationBases)[number], string> = {
  'census-2020': '2020 census',
  'census-2010': '2010 census',
  estimate: 'An estimate',
}

export const eraNames: Record<BuildingEra, string> = {
  'pre-1900': 'Before 1900',
  '1900-1939': '1900 to 1939',
  '1940-1959': '1940 to 1959',
  '1960-1979': '1960 to 1979',
  '1980-1999': '1980 to 1999',
  '2000-later': '2000 and later',
}

export const housingNames: Record<HousingType, string> = {
  'single-family': 'Single-family houses',
  'two-family': 'Two-family houses',
  'townhouse-condo': 'Townhouses, condominiums',
  'apartment-coop': 'Apartments, co-ops',
  estate: 'Estates',
  'bungalow-cottage': 'Bungalows, cottages',
  'senior-community': 'Senior communities',
}

export const confidenceNames: Record<Confidence, { name: string; means: string }> = {
  high: { name: 'Sure', means: 'The pages say it as it is.' },
  medium: { name: 'Likely', means: 'Most of it is known; the visit finds out the rest.' },
  low: { name: 'Little known', means: 'The pages say less, and need fewer words of their own.' },
}

export const topicNames: Record<Topic, string> = {
  'flood-zone-or-damp': 'Flood zone or damp',
  'steep-stairs-or-slope': 'Steep stairs or slope',
  'condo-or-coop-rules': 'Condominium or co-op rules',
  'old-additions': 'Old additions',
  'septic-or-well': 'Septic system or well',
  'small-galley': 'Small galley kitchen',
  'raised-ranch-layout': 'Raised ranch layout',
  'split-level-layout': 'Split-level layout',
  'plaster-and-lath': 'Plaster and lath',
  'narrow-street-access': 'Narrow streets, access',
  'two-family-rules': 'Two-family rules',
  'open-plan-wall': 'Opening a wall',
  'galvanized-or-old-pipes': 'Galvanized or old pipes',
  'historic-review': 'Historic review',
  'kosher-kitchen': 'Kosher kitchen',
  'cold-floors': 'Cold floors',
  'multigenerational-bath': 'Bath for several generations',
  'slab-or-low-basement': 'Slab or low basement',
  'large-family-kitchen': 'Kitchen for a large family',
  'old-wiring': 'Old wiring',
  'lead-paint': 'Lead paint',
}
