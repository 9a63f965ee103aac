import { wordRun } from './words'

/** Letters that aren't a plain letter with a mark, and their usual plain spelling. */
const plainLetters: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Returns a text without accents and capitals, for comparing: "Ümit Yıldız" becomes "umit yildiz". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðþßæœ]/g, (letter) => plainLetters[letter] ?? letter)

const wordsMost = 8

/** Returns a query's first eight words, folded. */
export const foldedWords = (query: string): string[] => (fold(query).match(wordRun) ?? []).slice(0, wordsMost)
