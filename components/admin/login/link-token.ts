/** The token of a mailed link: it stands behind the # of the address, which no server and no log sees. */
export const linkToken = (): string => location.hash.slice(1) || 'none'

/** Takes the token out of the address: it has been used. */
export const dropLinkToken = (): void => history.replaceState(null, '', location.pathname)
