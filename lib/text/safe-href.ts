/**
 * Whether a text is a path of our own site and nothing that a browser would take for another's address: it drops tabs
 * and line breaks, and reads a backslash as a slash.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(text)

/** A link that writes to an address: nothing in it adds a recipient or a text of its own. */
export function mailtoHref(email: string): string {
  const at = email.lastIndexOf('@')
  const parts = at < 0 ? [email] : [email.slice(0, at), email.slice(at + 1)]
  return `mailto:${parts.map(encodeURIComponent).join('@')}`
}
