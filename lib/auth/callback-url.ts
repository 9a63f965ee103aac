/** Where to go after signing in: only a path of this site's staff area, else the dashboard. */
export function callbackPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  return /^\/admin(?:[/?]|$)/.test(path) && !path.includes('\\') ? path : '/admin'
}
