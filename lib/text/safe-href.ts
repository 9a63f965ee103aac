/**
 * Returns true for a path of our own site that no browser takes for another's address: browsers drop tabs and line breaks,
 * and read a backslash as a slash.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(text)

/**
 * Returns a link that writes to an address, or to one that is typed in the mail program: nothing in it adds a recipient, nor
 * a text other than `message`.
 */
export function mailtoHref(email: string, message?: { subject: string; body: string }): string {
  const index = email.lastIndexOf('@')
  const parts = index < 0 ? [email] : [email.slice(0, index), email.slice(index + 1)]
  const href = `mailto:${parts.map(encodeURIComponent).join('@')}`
  if (!message) return href
  // Mail programs need CRLF.
  const body = message.body.replace(/\r?\n/g, '\r\n')
  return `${href}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`
}
