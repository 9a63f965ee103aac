/** Where a link may lead: a page of this site, a place on it, a web address, a telephone number or an e-mail address. */
export const safeLink = /^(?:$|#|\/(?![/\\])|https?:\/\/|mailto:|tel:|sms:)/i

/** Backslashes and control characters are how a browser is fooled about where a link leads. */
export const plainAddress = /^[^\\\u0000-\u001f\u007f]*$/

/** The link, or undefined where it is empty or leads somewhere unsafe. */
export function safeHref(link: unknown): string | undefined {
  const address = typeof link === 'string' ? link.trim() : ''
  return address && safeLink.test(address) && plainAddress.test(address) ? address : undefined
}
