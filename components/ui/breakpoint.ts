/** Whether the window is narrower than one of the theme's breakpoints (app/theme.css). */
export function isBelow(breakpoint: 'tablet' | 'md' | 'lg'): boolean {
  const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`)
  return matchMedia(`(width < ${width.trim()})`).matches
}

/** Whether the back office shows itself as on a phone: one column, sheets from the bottom edge. */
export const isPhone = (): boolean => isBelow('tablet')
