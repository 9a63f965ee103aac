/** Targets of a link: a page of this site, a fragment, a web address, a phone number or an email address. */
export const safeLink = /^(?:$|#|\/(?![/\\])|https?:\/\/|mailto:|tel:|sms:)/i

/** Backslashes and control characters can disguise where a link leads. */
export const plainAddress = /^[^\\\u0000-\u001f\u007f]*$/

/** Returns the link; undefined if it is empty or unsafe. */
export function safeHref(link: unknown): string | undefined {
  const address = typeof link === 'string' ? link.trim() : ''
  return address && safeLink.test(address) && plainAddress.test(address) ? address : undefined
}
