import { segmentsOf, type Segment } from './segments'
import { normalWord, word } from './words'

/** Splits a text into pieces, with the matching words apart. */
export const highlight = (text: string, matchingWords: ReadonlySet<string>): Segment[] =>
  segmentsOf(text, word, (text) => matchingWords.has(normalWord(text)))

/** Returns about `length` characters of a text around its first matching word, cut between words. */
export function snippet(text: string, matchingWords: ReadonlySet<string>, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const firstMatch =
    [...flat.matchAll(word)].find((match) => matchingWords.has(normalWord(match[0])))?.index ?? 0
  const lead = Math.min(Math.max(0, firstMatch - Math.floor(length / 3)), flat.length - length)
  const from = lead === 0 ? 0 : flat.indexOf(' ', lead) + 1
  const piece = flat.slice(from, from + length)
  const trimmedPiece =
    from + length >= flat.length ? piece : piece.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '') + '…'
  return (from > 0 ? '…' : '') + trimmedPiece
}
