import { contrast, hexOf, oklchOf } from './oklch'
import { theme } from './theme'

// The two colors that an owner chooses, and their shades. Every pair on public pages keeps 4.5:1 (text) or 3:1 (edges, the
// focus): colors that can't are refused.

/** As `#rrggbb`; '' is the site's own. */
export type BrandColors = { main: string; accent: string }
export type BrandColor = keyof BrandColors

/** Returns the chosen colors, or those of app/theme.css. */
export const shownColors = ({ main, accent }: BrandColors): BrandColors => ({
  main: main || theme.color.spruce,
  accent: accent || theme.color.brass,
})

/** The colors of public pages, emails and pictures, by the names of app/theme.css. */
export type ThemeColors = typeof theme.color

const forText = 4.5
const forEdges = 3

/** Returns true for a color as it is stored. Nothing else gets into a style sheet. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/** Returns the contrast with sand, the darkest light surface: both colors are text on these, and these are text on both. */
const onLight = (color: string) => contrast(color, theme.color.sand)

/** Returns the contrast of a color that can't be used, and the nearest color of its hue that can; null if it can. */
export function tooLight(color: string): { contrast: number; nearest: string } | null {
  const value = onLight(color)
  return value >= forText
    ? null
    : { contrast: value, nearest: shade(color, -1, (hex) => onLight(hex) >= forText) }
}

/** Returns the first good shade of a color, step by step darker or lighter. */
function shade(color: string, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  const { l, c, h } = oklchOf(color)
  for (let now = l; now > 0 && now < 1; now += direction * 0.0025) {
    const hex = hexOf({ l: now, c, h })
    if (isGood(hex)) return hex
  }
  return direction > 0 ? theme.color.paper : hexOf({ l: 0, c: 0, h })
}

/** Returns the hue at a lightness, with limited chroma. */
const tone = (color: string, l: number, maxChroma: number) => {
  const { c, h } = oklchOf(color)
  return hexOf({ l, c: Math.min(c, maxChroma), h })
}

function mainShades(main: string) {
  const { l, c, h } = oklchOf(main)
  return {
    spruce: main,
    // Dark bands and hovered controls.
    'spruce-deep': hexOf({ l: Math.min(0.3, l * 0.8), c: c * 0.85, h }),
    sage: tone(main, 0.81, 0.02),
    mist: tone(main, 0.94, 0.012),
  }
}

/** Returns the accent of dark bands: light enough to be read there, and to be seen on the main color. */
const lightAccent = (light: string, main: string, deep: string) =>
  shade(
    light,
    1,
    (hex) =>
      contrast(hex, deep) >= forText &&
      contrast(hex, theme.color.ink) >= forText &&
      contrast(hex, main) >= forEdges,
  )

/** Returns the colors that differ from app/theme.css; one that isn't good counts as not chosen. */
function changedColors(colors: BrandColors): Partial<ThemeColors> {
  const colorOf = (name: BrandColor) => (isColor(colors[name]) && !tooLight(colors[name]) ? colors[name] : '')
  const [main, accent] = [colorOf('main'), colorOf('accent')]
  if (!main && !accent) return {}
  const shades = main ? mainShades(main) : {}
  const allColors = { ...theme.color, ...shades }
  const light = accent ? tone(accent, 0.78, 0.11) : theme.color['brass-light']
  return {
    ...shades,
    ...(accent && { brass: accent, 'brass-mist': tone(accent, 0.945, 0.024) }),
    'brass-light': lightAccent(light, allColors.spruce, allColors['spruce-deep']),
  }
}

/** Returns the colors of app/theme.css with the chosen ones in their places. */
export const themeColors = (colors: BrandColors): ThemeColors => ({
  ...theme.color,
  ...changedColors(colors),
})

/** Returns the chosen colors as custom properties over those of app/theme.css. */
export const colorProperties = (colors: BrandColors): Record<`--color-${string}`, string> =>
  Object.fromEntries(Object.entries(changedColors(colors)).map(([name, value]) => [`--color-${name}`, value]))

/** Returns the chosen colors as a style sheet; '' without a choice. */
export function colorSheet(colors: BrandColors): string {
  const rules = Object.entries(colorProperties(colors)).map(([name, value]) => `${name}:${value}`)
  return rules.length > 0 ? `:root{${rules.join(';')}}` : ''
}

/** Returns "3.1 to 1", rounded down: 4.49 isn't 4.5. */
export const contrastText = (value: number): string => `${Math.floor(value * 10) / 10} to 1`

/** Says why a color is refused; '' if it isn't. */
export function tooLightText(color: string): string {
  const problem = tooLight(color)
  if (!problem) return ''
  const has = contrastText(problem.contrast)
  return `Too light to read: ${has} with the page behind it, ${forText} to 1 is needed. This one is close: ${problem.nearest}`
}
