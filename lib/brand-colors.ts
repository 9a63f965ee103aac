import { contrast, hexOf, oklchOf } from './oklch'
import { theme } from './theme'

// The two colors that an owner chooses, and the shades that are made of them. Every pair that public pages put together
// keeps 4.5:1 (text) or 3:1 (edges, the focus), whatever was chosen: what can't is refused.

/** As `#rrggbb`; '' is the site's own. */
export type BrandColors = { main: string; accent: string }
export type BrandColor = keyof BrandColors

/** The colors that are shown: a choice, or those of app/theme.css. */
export const shownColors = ({ main, accent }: BrandColors): BrandColors => ({
  main: main || theme.color.spruce,
  accent: accent || theme.color.brass,
})

/** What public pages, mails and pictures are painted with, by the names of app/theme.css. */
export type ThemeColors = typeof theme.color

const forText = 4.5
const forEdges = 3

/** Whether a text is a color as it is stored. Nothing else ever gets into a style sheet. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)

/**
 * Both colors stand as text on every light surface, and the light surfaces as text on them. Sand is the darkest of these:
 * what can be read on it can be read on all.
 */
const onLight = (color: string) => contrast(color, theme.color.sand)

/**
 * Why a color can't be used, or null: its contrast with what it stands on, and the nearest color of the same hue that
 * has enough.
 */
export function tooLight(color: string): { contrast: number; nearest: string } | null {
  const has = onLight(color)
  return has >= forText
    ? null
    : { contrast: has, nearest: shade(color, -1, (hex) => onLight(hex) >= forText) }
}

/** The first shade of a color, step by step darker or lighter, that is good. */
function shade(color: string, direction: 1 | -1, isGood: (hex: string) => boolean): string {
  const { l, c, h } = oklchOf(color)
  for (let now = l; now > 0 && now < 1; now += direction * 0.0025) {
    const hex = hexOf({ l: now, c, h })
    if (isGood(hex)) return hex
  }
  return direction > 0 ? theme.color.paper : hexOf({ l: 0, c: 0, h })
}

/** The same hue at a lightness, with at most so much chroma. */
const tone = (color: string, l: number, most: number) => {
  const { c, h } = oklchOf(color)
  return hexOf({ l, c: Math.min(c, most), h })
}

function mainShades(main: string) {
  const { l, c, h } = oklchOf(main)
  return {
    spruce: main,
    // Dark bands and what lies under a pointer.
    'spruce-deep': hexOf({ l: Math.min(0.3, l * 0.8), c: c * 0.85, h }),
    sage: tone(main, 0.81, 0.02),
    mist: tone(main, 0.94, 0.012),
  }
}

/** The accent of dark bands: as light as it must be to be read there, and to be seen on the main color. */
const lightAccent = (light: string, main: string, deep: string) =>
  shade(
    light,
    1,
    (hex) =>
      contrast(hex, deep) >= forText &&
      contrast(hex, theme.color.ink) >= forText &&
      contrast(hex, main) >= forEdges,
  )

/** What differs from app/theme.css once colors are chosen; what isn't a good color counts as not chosen. */
function changedColors(colors: BrandColors): Partial<ThemeColors> {
  const chosen = (name: BrandColor) => (isColor(colors[name]) && !tooLight(colors[name]) ? colors[name] : '')
  const [main, accent] = [chosen('main'), chosen('accent')]
  if (!main && !accent) return {}
  const shades = main ? mainShades(main) : {}
  const all = { ...theme.color, ...shades }
  const light = accent ? tone(accent, 0.78, 0.11) : theme.color['brass-light']
  return {
    ...shades,
    ...(accent && { brass: accent, 'brass-mist': tone(accent, 0.945, 0.024) }),
    'brass-light': lightAccent(light, all.spruce, all['spruce-deep']),
  }
}

/** The colors that somebody sees, those of app/theme.css with the chosen ones in their places. */
export const themeColors = (colors: BrandColors): ThemeColors => ({
  ...theme.color,
  ...changedColors(colors),
})

/** The chosen colors as custom properties over those of app/theme.css; nothing without a choice. */
export const colorProperties = (colors: BrandColors): Record<`--color-${string}`, string> =>
  Object.fromEntries(Object.entries(changedColors(colors)).map(([name, value]) => [`--color-${name}`, value]))

/** The same as a style sheet; '' without a choice. */
export function colorSheet(colors: BrandColors): string {
  const rules = Object.entries(colorProperties(colors)).map(([name, value]) => `${name}:${value}`)
  return rules.length > 0 ? `:root{${rules.join(';')}}` : ''
}

/** "3.1 to 1", cut and not rounded: 4.49 isn't 4.5. */
export const contrastText = (value: number): string => `${Math.floor(value * 10) / 10} to 1`

/** What to say about a color that `tooLight` refuses; '' for one that can be used. */
export function tooLightText(color: string): string {
  const refused = tooLight(color)
  if (!refused) return ''
  const has = contrastText(refused.contrast)
  return `Too light to read: ${has} with the page behind it, ${forText} to 1 is needed. This one is close: ${refused.nearest}`
}
