import { wordRun } from './words'

/** Letters that are more than a plain one with a mark, as somebody without them types them. */
const plain: Record<string, string> = {
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

/** A text as it is compared when accents and capitals don't count: "Ümit Yıldız" becomes "umit yildiz". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðþßæœ]/g, (letter) => plain[letter] ?? letter)

const mostWords = 8

/** What of a query is looked for in a folded text: its words, the first eight. */
export const foldedWords = (query: string): string[] => (fold(query).match(wordRun) ?? []).slice(0, mostWords)
