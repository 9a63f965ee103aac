/** Where to go after signing in: only a path of this site's staff area, else the dashboard. */
export function callbackPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  return /^\/admin(?:[/?]|$)/.test(path) && !path.includes('\\') ? path : '/admin'
}

/** The same as an address of this site, for what next-auth is told to lead to: a path or an address, or garbage. */
export function ownAddress(value: string, origin: string): string {
  const own = URL.canParse(value) && new URL(value).origin === origin
  return origin + callbackPath(own ? value.slice(origin.length) : value)
}
