/** Planning topics of town-notes.json, with what staff call them; a test compares this list with the file. */
export const topicNames = {
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
} as const
export type Topic = keyof typeof topicNames
export const topics = Object.keys(topicNames) as Topic[]

const householdTopics = ['kosher-kitchen', 'large-family-kitchen', 'multigenerational-bath'] as const

/**
 * Returns true for a topic about who lives in a house: design help for a kitchen or a bath, no description of a place (README of
 * the owner's data). It never chooses a work, a price or an order, and no town page names it.
 */
export const isHouseholdTopic = (topic: Topic): topic is (typeof householdTopics)[number] =>
  (householdTopics as readonly Topic[]).includes(topic)
