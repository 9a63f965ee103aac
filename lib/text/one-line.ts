/** Returns a text as one line: control characters and line breaks become a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Returns a text as one line of at most `maxLength` characters, without control and formatting characters. */
export function shortLine(text: string, maxLength: number): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  const letters = [...line]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : line
}
