/** Returns a list as words of a sentence: "pages, posts and leads". British lists have no comma before the last word. */
export const inWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(words)

/** Returns a text with a capital at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
