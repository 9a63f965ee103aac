/** Subjects of a request (specification §9): stored value and label. */
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

export const projectTypeNames = Object.keys(projectTypes) as ContactProjectType[]
