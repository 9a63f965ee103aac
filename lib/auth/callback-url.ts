/** Returns where to go after signing in: a path of the staff area, else the dashboard. */
export function callbackPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  return /^\/admin(?:[/?]|$)/.test(path) && !path.includes('\\') ? path : '/admin'
}

/** Returns the callback as an address of this site. `value`, which next-auth gets from outside, may be anything. */
export function ownAddress(value: string, origin: string): string {
  const isOwn = URL.canParse(value) && new URL(value).origin === origin
  return origin + callbackPath(isOwn ? value.slice(origin.length) : value)
}
