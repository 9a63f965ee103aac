import { diffArrays } from 'diff'
import { inWords } from '@/lib/text/in-words'

/** A piece of a text: as it was, taken out, or put in. */
export type Piece = { text: string; mark?: 'ins' | 'del' }

/** A place in a text where words went and others came, and the words kept before it. */
type Place = { kept: string[]; went: string[]; came: string[] }

/** The number of places of one text that are shown. */
const mostPlaces = 3

/** Two texts that differ in more words than this have nothing in common worth a look, which would take long. */
const mostEdits = 500

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const clipEnd = (words: string[], max: number) => (words.length > max ? [...words.slice(0, max), '…'] : words)
const clipStart = (words: string[], max: number) => (words.length > max ? ['…', ...words.slice(-max)] : words)
const clipMiddle = (words: string[], max: number) =>
  words.length > 2 * max ? [...words.slice(0, max), '…', ...words.slice(-max)] : words
const join = (words: string[]) =>
  words
    .join(' ')
    .replace(/ …/g, '…')
    .replace(/^…(?=\S)/, '… ')

/** Returns the beginning of a text. */
export function opening(text: string): Piece[] {
  const words = wordsOf(text)
  return words.length > 0 ? [{ text: join(clipEnd(words, 16)) }] : []
}

/** Both texts in one: what they have in common, and where they differ the words taken out and put in. */
export function wordChange(before: string, after: string): Piece[] {
  const { places, rest } = changedPlaces(wordsOf(before), wordsOf(after))
  const pieces = places
    .slice(0, mostPlaces)
    .flatMap(({ kept, went, came }, index): Piece[] => [
      { text: join(index === 0 ? clipStart(kept, 8) : clipMiddle(kept, 5)) },
      { text: join(clipEnd(went, 16)), mark: 'del' },
      { text: join(clipEnd(came, 16)), mark: 'ins' },
    ])
  const end = places.length > mostPlaces ? '…' : join(clipEnd(rest, 8))
  return [...pieces, { text: end }].filter(({ text }) => text)
}

/** Finds where two texts differ, and the words kept after the last difference. */
function changedPlaces(old: string[], now: string[]): { places: Place[]; rest: string[] } {
  const changes = diffArrays(old, now, { maxEditLength: mostEdits })
  if (!changes) {
    let start = 0
    while (start < old.length && old[start] === now[start]) start += 1
    return {
      places: [{ kept: now.slice(0, start), went: old.slice(start), came: now.slice(start) }],
      rest: [],
    }
  }
  const places: Place[] = []
  let unchangedWords: string[] = []
  let open: Place | null = null
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      unchangedWords = value
      open = null
      continue
    }
    if (!open) {
      const last = places.at(-1)
      // One or two words between two changes only break the sentence up.
      if (last && unchangedWords.length < 3) {
        last.went.push(...unchangedWords)
        last.came.push(...unchangedWords)
        open = last
      } else {
        open = { kept: unchangedWords, went: [], came: [] }
        places.push(open)
      }
      unchangedWords = []
    }
    open[added ? 'came' : 'went'].push(...value)
  }
  return { places, rest: unchangedWords }
}

/** "Hero", "Hero and Text", "Hero, Text and 3 more". */
export const firstInWords = (names: readonly string[], max = 3): string =>
  inWords(names.length > max ? [...names.slice(0, max - 1), `${names.length - max + 1} more`] : names)
