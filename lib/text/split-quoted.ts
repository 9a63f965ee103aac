// A line with which mail programs begin what they quote of earlier emails: "On Tue, … wrote:", also over two lines, the head of
// Outlook's, or a line of dashes.
const beginnings = [
  /^[ \t]*on\b[^\n]{5,200}(?:\n[^\n]{1,100})?\bwrote:[ \t]*$/im,
  /^[ \t]*-{2,}[ \t]*(?:original message|forwarded message|reply above this line)\b.*$/im,
  /^[ \t]*(?:_{10,}[ \t]*\n+)?[ \t*]*from:[^\n]+\n[ \t*]*(?:sent|date):[^\n]+$/im,
  // Lines that begin with ">" up to the end.
  /^(?:>[^\n]*\n?\s*)+$(?![\s\S])/m,
]

/** Splits an email's text into what its sender wrote and the earlier emails below it. A text that is all quoted counts as written. */
export function splitQuoted(text: string): { written: string; quoted: string } {
  const starts = beginnings.flatMap((beginning) => beginning.exec(text)?.index ?? [])
  const start = Math.min(text.length, ...starts)
  const written = text.slice(0, start).trim()
  return written ? { written, quoted: text.slice(start).trim() } : { written: text.trim(), quoted: '' }
}
