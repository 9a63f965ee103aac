/** A query longer than this is cut: nobody means more, and each word costs time. */
export const QUERY_MOST = 100
const WORDS_MOST = 8

// Words that say nothing about what is looked for, here where everything is in one county of New York.
const idle = new Set(
  'a an and are at best by can cost do for from get how i in is it me my near need ny of on or our the to we what with you your'.split(
    ' ',
  ),
)

/** A word as it is compared: lower case, without accents and apostrophes. Empty for a word that says nothing. */
export function normalWord(written: string): string {
  const bare = written
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
  return idle.has(bare) ? '' : bare
}

/** The signs that words are made of, for a regular expression's brackets. */
export const wordSigns = '\\p{L}\\p{N}\\p{M}'

/** A run of them: words and numbers without what stands between or in them. */
export const wordRun = new RegExp(`[${wordSigns}]+`, 'gu')

/** A word as written; a hyphen separates, an apostrophe doesn't. */
export const word = new RegExp(`[${wordSigns}]+(?:['’]\\p{L}+)*`, 'gu')

/** The words of a text as written. */
export function splitWords(text: string): string[] {
  return text.match(word) ?? []
}

/** What is shown of a query as the visitor typed it: trimmed, without control characters, not too long. */
export function cleanQuery(query: string): string {
  return query
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, QUERY_MOST)
}

/** The words of a query that are searched for, the first eight of them; the same word only once. */
export function queryTerms(query: string): string[] {
  const words = splitWords(cleanQuery(query)).map(normalWord).filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MOST)
}
