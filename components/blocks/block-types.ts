/** The types of a page's blocks; the specification's five come first. */
export const blockTypes = [
  'hero',
  'text',
  'image',
  'testimonial',
  'team',
  'services',
  'projects',
  'before-after',
  'text-picture',
  'reviews',
  'faq',
  'contact-form',
  'cta',
] as const
export type BlockType = (typeof blockTypes)[number]

export const isBlockType = (type: string): type is BlockType =>
  (blockTypes as readonly string[]).includes(type)
