/** Returns true if the back office has its phone layout (app/theme.css). */
export function isPhone(): boolean {
  const width = getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-tablet')
  return matchMedia(`(width < ${width.trim()})`).matches
}
