import { fold } from '@/lib/text/fold'

/** Returns a text as searches compare it: keyboards have no curly quotes. */
const plain = (text: string) => fold(text).replace(/[‘’]/g, "'")

/**
 * Returns what tells whether a search finds a text: it has what was typed, or it is what was read on a page, where the names in
 * braces are filled in ("Permits in Nyack").
 */
export function searchOf(query: string): (text: string) => boolean {
  const term = plain(query.trim())
  return (text) => {
    const all = plain(text)
    const parts = all.split(/\{\w+\}/)
    return (
      all.includes(term) ||
      (parts.length > 1 &&
        hasInOrder(
          term,
          parts.filter((part) => /\w/.test(part)),
        ))
    )
  }
}

/** Returns true if a text has these parts one after the other. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let rest = text
  for (const part of parts) {
    const at = rest.indexOf(part)
    if (at < 0) return false
    rest = rest.slice(at + part.length)
  }
  return parts.length > 0
}
