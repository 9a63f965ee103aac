import { segmentsOf, type Segment } from './segments'
import { normalWord, word } from './words'

/** Splits a text into pieces, with the matching words apart. */
export const highlight = (text: string, foundWords: ReadonlySet<string>): Segment[] =>
  segmentsOf(text, word, (text) => foundWords.has(normalWord(text)))

/** Returns about `most` characters of a text around its first matching word, cut between words. */
export function snippet(text: string, foundWords: ReadonlySet<string>, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= most) return flat
  const first = [...flat.matchAll(word)].find((match) => foundWords.has(normalWord(match[0])))?.index ?? 0
  const lead = Math.min(Math.max(0, first - Math.floor(most / 3)), flat.length - most)
  const from = lead === 0 ? 0 : flat.indexOf(' ', lead) + 1
  const piece = flat.slice(from, from + most)
  const whole =
    from + most >= flat.length ? piece : piece.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '') + '…'
  return (from > 0 ? '…' : '') + whole
}
