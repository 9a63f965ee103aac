/** What a visitor can ask about (specification §9, contact projectType options), with the labels shown. */
export const contactProjectTypes = [
  { value: 'kitchen-remodeling', label: 'Kitchen remodeling' },
  { value: 'bathroom-remodeling', label: 'Bathroom remodeling' },
  { value: 'custom-cabinets', label: 'Custom cabinets' },
  { value: 'countertops', label: 'Countertops' },
  { value: 'cabinet-refacing', label: 'Cabinet refacing' },
  { value: 'tile-backsplash', label: 'Tile and backsplash' },
  { value: 'multiple', label: 'More than one' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const
