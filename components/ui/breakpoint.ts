/** Whether the back office shows itself as on a phone: one column, sheets from the bottom edge (app/theme.css). */
export function isPhone(): boolean {
  const width = getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-tablet')
  return matchMedia(`(width < ${width.trim()})`).matches
}
