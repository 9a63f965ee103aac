/** A piece of a text; `hit` if it is a match. */
export type Segment = { text: string; hit: boolean }

/**
 * Splits a text into pieces, with the matches of `pattern` (global) apart unless `isHit` rejects them. Joined they are the
 * text again.
 */
export function segmentsOf(
  text: string,
  pattern: RegExp,
  isHit: (match: string) => boolean = () => true,
): Segment[] {
  const segments: Segment[] = []
  const add = (piece: string, hit: boolean) => {
    const last = segments.at(-1)
    if (!piece) return
    if (last?.hit === hit) last.text += piece
    else segments.push({ text: piece, hit })
  }
  let end = 0
  for (const match of text.matchAll(pattern)) {
    add(text.slice(end, match.index), false)
    add(match[0], isHit(match[0]))
    end = match.index + match[0].length
  }
  add(text.slice(end), false)
  return segments
}
