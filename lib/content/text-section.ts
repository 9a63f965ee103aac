import { fillText } from '@/lib/text/fill-text'

/** A section of a text page. */
export type TextSection = {
  heading: string
  paragraphs: string[]
  /** Set where people should reach us. */
  contact?: { phone: string; email: string }
}

/** A section in its file, with placeholders and conditional paragraphs. */
type SectionRow = {
  heading: string
  paragraphs: (string | { when: string; text: string })[]
  contact?: boolean
}

type Filling = {
  values: Readonly<Record<string, string>>
  /** The conditions that hold. */
  conditions?: readonly string[]
  contact: { phone: string; email: string }
}

/** Fills the sections of a page and leaves out the paragraphs whose condition doesn't hold. */
export const fillSections = (
  rows: readonly SectionRow[],
  { values, conditions = [], contact }: Filling,
): TextSection[] =>
  rows.map(({ heading, paragraphs, contact: hasContact }) => ({
    heading,
    paragraphs: paragraphs
      .filter((row) => typeof row === 'string' || conditions.includes(row.when))
      .map((row) => fillText(typeof row === 'string' ? row : row.text, values)),
    ...(hasContact && { contact }),
  }))
