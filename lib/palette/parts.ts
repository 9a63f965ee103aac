import { segmentsOf, type Segment } from '@/lib/text/segments'
import { cleanQuery, wordSigns } from '@/lib/text/words'

const mostParts = 8
const parts = new RegExp(`[${wordSigns}]+`, 'gu')
const wordStart = `(?<![${wordSigns}])`

/**
 * The runs of letters and digits in what somebody types, in lower case, the first eight, each once. Nothing else of a
 * query is looked for, so no wildcard or quote of it reaches a database or a pattern.
 */
export function queryParts(query: string): string[] {
  return [...new Set(cleanQuery(query).normalize('NFC').toLowerCase().match(parts))].slice(0, mostParts)
}

const isNumber = (part: string) => /^\d{3,}$/.test(part)

/** Digits are found across a telephone number's brackets, blanks and dashes. */
const patternOf = (part: string) => (isNumber(part) ? [...part].join(`[^${wordSigns}]{0,2}`) : part)

/** Whether every part starts a word of the text. */
export function startsWords(text: string, wanted: readonly string[]): boolean {
  return wanted.every((part) => new RegExp(wordStart + part, 'iu').test(text))
}

/** Whether every part is in the text, wherever. */
export function hasParts(text: string, wanted: readonly string[]): boolean {
  return wanted.every((part) => new RegExp(patternOf(part), 'iu').test(text))
}

/**
 * The text in pieces, the parts apart; joined together they are the text again. A single letter counts at the start of
 * a word only, where somebody means it.
 */
export function markParts(text: string, wanted: readonly string[]): Segment[] {
  if (wanted.length === 0) return text ? [{ text, hit: false }] : []
  const alternatives = [...wanted]
    .sort((a, b) => b.length - a.length)
    .map((part) => (part.length === 1 ? wordStart + part : patternOf(part)))
  return segmentsOf(text, new RegExp(alternatives.join('|'), 'giu'))
}
