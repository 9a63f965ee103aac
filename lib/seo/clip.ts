/** Returns a text up to its last whole word within `maxLength` characters, with an ellipsis if something was left out. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const words = text.slice(0, maxLength).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`.slice(0, maxLength)
}
