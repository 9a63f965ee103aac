/** Longest query; the rest is cut, since each word costs time. */
export const QUERY_MOST = 100
const WORDS_MOST = 8

// Words without meaning for a search within one county of New York.
const stopWords = new Set(
  'a an and are at best by can cost do for from get how i in is it me my near need ny of on or our the to we what with you your'.split(
    ' ',
  ),
)

/** Returns a word for comparing: lower case, without accents and apostrophes. Empty for a word without meaning. */
export function normalWord(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return stopWords.has(bare) ? '' : bare
}

/** Characters of words, for a regular expression's brackets. */
export const wordCharacters = '\\p{L}\\p{N}\\p{M}'

/** A run of word characters. */
export const wordRun = new RegExp(`[${wordCharacters}]+`, 'gu')

/** A word as written; a hyphen separates, an apostrophe doesn't. */
export const word = new RegExp(`[${wordCharacters}]+(?:['’]\\p{L}+)*`, 'gu')

/** Returns the words of a text as written. */
export function splitWords(text: string): string[] {
  return text.match(word) ?? []
}

/** Returns a query for display: trimmed, without control characters, not too long. */
export function cleanQuery(query: string): string {
  return query
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, QUERY_MOST)
}

/** Returns the first eight distinct words of a query that are searched for. */
export function queryTerms(query: string): string[] {
  const words = splitWords(cleanQuery(query)).map(normalWord).filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MOST)
}
