import { fold } from '@/lib/text/fold'
import type { Segment } from '@/lib/text/segments'
import { cleanQuery, wordRun, wordCharacters } from '@/lib/text/words'

const mostParts = 8
const wordStart = `(?<![${wordCharacters}])`

/**
 * The runs of letters and digits in what somebody types, without capitals and accents, the first eight, each once.
 * Nothing else of a query is looked for, so no wildcard or quote of it reaches a database or a pattern.
 */
export function queryParts(query: string): string[] {
  return [...new Set(fold(cleanQuery(query)).match(wordRun))].slice(0, mostParts)
}

const isNumber = (part: string) => /^\d{3,}$/.test(part)

/** Digits are found across a telephone number's brackets, blanks and dashes. */
const patternOf = (part: string) => (isNumber(part) ? [...part].join(`[^${wordCharacters}]{0,2}`) : part)

/** Returns true if every part starts a word of the text. */
export function startsWords(text: string, parts: readonly string[]): boolean {
  const foldedText = fold(text)
  return parts.every((part) => new RegExp(wordStart + part, 'u').test(foldedText))
}

/** Returns true if the text has every part. */
export function hasParts(text: string, parts: readonly string[]): boolean {
  const foldedText = fold(text)
  return parts.every((part) => new RegExp(patternOf(part), 'u').test(foldedText))
}

/** Returns true if two words differ by at most `limit` letters that are wrong, missing, added or swapped. */
function differLittle(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + substitution)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= limit
}

/** Returns true if the text has every part but for typing errors: one from four letters on, two from eight. */
export function nearlyHasParts(text: string, parts: readonly string[]): boolean {
  const foldedText = fold(text)
  const words = foldedText.match(wordRun) ?? []
  return parts.every((part) => {
    if (foldedText.includes(part)) return true
    // Another number is another telephone, so digits must match exactly.
    const maxErrors = /\d/.test(part) ? 0 : part.length >= 8 ? 2 : part.length >= 4 ? 1 : 0
    // The word may be typed in part only.
    const ends = [part.length - 1, part.length, part.length + 1]
    return (
      maxErrors > 0 &&
      words.some(
        (word) =>
          differLittle(part, word, maxErrors) ||
          ends.some((end) => differLittle(part, word.slice(0, end), maxErrors)),
      )
    )
  })
}

/** Returns a text without capitals and accents, and the place of each of its letters in the text. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let foldedText = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const letters = fold(sign)
    for (let index = 0; index < letters.length; index += 1) places.push(place)
    foldedText += letters
    place += sign.length
  }
  return { folded: foldedText, places: [...places, text.length] }
}

/**
 * Splits a text into segments that match a wanted part and those between them; joined they are the text again. A single
 * letter matches only at the start of a word.
 */
export function markParts(text: string, parts: readonly string[]): Segment[] {
  if (!text) return []
  if (parts.length === 0) return [{ text, hit: false }]
  const alternatives = [...parts]
    .sort((a, b) => b.length - a.length)
    .map((part) => (part.length === 1 ? wordStart + part : patternOf(part)))
  const { folded, places } = foldedWithPlaces(text)
  const segments: Segment[] = []
  const add = (from: number, to: number, hit: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), hit })
  }
  let end = 0
  for (const match of folded.matchAll(new RegExp(alternatives.join('|'), 'gu'))) {
    const from = Math.max(end, places[match.index] ?? 0)
    const to = places[match.index + match[0].length] ?? text.length
    add(end, from, false)
    add(from, to, true)
    end = Math.max(end, to)
  }
  add(end, text.length, false)
  return segments
}
