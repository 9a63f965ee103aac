/** Returns a list as words of a sentence: "pages, posts and leads". */
export const inWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')

/** Returns a text with a capital at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a text with a small letter at its beginning, but for a word in capitals. */
export const uncapitalized = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
