/** Returns the token of an emailed link. It is behind the # of the address, which no server and no log sees. */
export const linkToken = (): string => location.hash.slice(1) || 'none'

/** Removes the used token from the address. */
export const dropLinkToken = (): void => history.replaceState(null, '', location.pathname)
