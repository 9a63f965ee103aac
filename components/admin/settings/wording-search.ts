import { fold } from '@/lib/text/fold'

/** Normalizes a text for comparison. Curly quotes become straight ones, as keyboards have them. */
const plain = (text: string) => fold(text).replace(/[‘’]/g, "'")

/**
 * Returns the predicate of a search. It finds texts that contain the query, and those that the query was read from on a page, where
 * the names in braces are filled in ("Permits in Nyack").
 */
export function searchOf(query: string): (text: string) => boolean {
  const term = plain(query.trim())
  return (text) => {
    const plainText = plain(text)
    const parts = plainText.split(/\{\w+\}/)
    return (
      plainText.includes(term) ||
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
  let position = 0
  for (const part of parts) {
    const start = text.indexOf(part, position)
    if (start < 0) return false
    position = start + part.length
  }
  return parts.length > 0
}
