import { normalWord } from './words'

/** A piece of a text; `hit` where it is a word that was found. */
export type Segment = { text: string; hit: boolean }

const word = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu

/** The text in pieces, the found words apart. Joined together they are the text again, sign for sign. */
export function highlight(text: string, found: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = []
  const add = (piece: string, hit: boolean) => {
    const last = segments.at(-1)
    if (!piece) return
    if (last && last.hit === hit) last.text += piece
    else segments.push({ text: piece, hit })
  }
  let end = 0
  for (const match of text.matchAll(word)) {
    add(text.slice(end, match.index), false)
    add(match[0], found.has(normalWord(match[0])))
    end = match.index + match[0].length
  }
  add(text.slice(end), false)
  return segments
}

/** About `most` characters of a text around its first found word, cut between words. */
export function snippet(text: string, found: ReadonlySet<string>, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= most) return flat
  const first = [...flat.matchAll(word)].find((match) => found.has(normalWord(match[0])))?.index ?? 0
  const lead = Math.min(Math.max(0, first - Math.floor(most / 3)), flat.length - most)
  const from = lead === 0 ? 0 : flat.indexOf(' ', lead) + 1
  const piece = flat.slice(from, from + most)
  const whole =
    from + most >= flat.length ? piece : piece.replace(/\s+\S*$/, '').replace(/[\s,;:.–-]+$/, '') + '…'
  return (from > 0 ? '…' : '') + whole
}
