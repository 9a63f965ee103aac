/**
 * Returns true for a path of our own site that no browser takes for another's address: browsers drop tabs and line breaks,
 * and read a backslash as a slash.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(text)

/** Returns a link that writes to an address: nothing in it adds a recipient or a text. */
export function mailtoHref(email: string): string {
  const index = email.lastIndexOf('@')
  const parts = index < 0 ? [email] : [email.slice(0, index), email.slice(index + 1)]
  return `mailto:${parts.map(encodeURIComponent).join('@')}`
}
