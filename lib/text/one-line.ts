/** A text as one line: control characters and line breaks of any kind become a blank. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
