/** What a visitor can ask about (specification §9): the value that is sent, and its label. */
export const projectTypes = {
  'kitchen-remodeling': 'Kitchen remodeling',
  'bathroom-remodeling': 'Bathroom remodeling',
  'custom-cabinets': 'Custom cabinets',
  countertops: 'Countertops',
  'cabinet-refacing': 'Cabinet refacing',
  'tile-backsplash': 'Tile and backsplash',
  multiple: 'More than one',
  'not-sure': 'Not sure yet',
} as const
export type ContactProjectType = keyof typeof projectTypes
