/** Returns a text up to its last whole word within `most` characters, with an ellipsis if something was left out. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const words = text.slice(0, most).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`.slice(0, most)
}
