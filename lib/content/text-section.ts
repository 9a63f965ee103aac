/** A part of a page that is only text. */
export type TextSection = {
  heading: string
  paragraphs: string[]
  /** Set where people should reach us. */
  contact?: { phone: string; email: string }
  /** Pages of others that the paragraphs name. */
  links?: { name: string; href: string }[]
}
