import titles from './topic-titles.json'

/** Planning topics of town-notes.json; a test compares this list with the file. */
export const topics = [
  'flood-zone-or-damp',
  'steep-stairs-or-slope',
  'condo-or-coop-rules',
  'old-additions',
  'septic-or-well',
  'small-galley',
  'raised-ranch-layout',
  'split-level-layout',
  'plaster-and-lath',
  'narrow-street-access',
  'two-family-rules',
  'open-plan-wall',
  'galvanized-or-old-pipes',
  'historic-review',
  'kosher-kitchen',
  'cold-floors',
  'multigenerational-bath',
  'slab-or-low-basement',
  'large-family-kitchen',
  'old-wiring',
  'lead-paint',
] as const
export type Topic = (typeof topics)[number]

/** Titles over planning notes. */
export const topicTitles: Readonly<Record<Topic, string>> = titles

/**
 * Topics about who lives in a house: design help for a kitchen or a bath, no description of a place (README of the owner's
 * data). They never choose a work, a price or an order, and no town page names them.
 */
export const householdTopics: readonly Topic[] = [
  'kosher-kitchen',
  'large-family-kitchen',
  'multigenerational-bath',
]
