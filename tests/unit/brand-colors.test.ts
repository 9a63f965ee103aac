import {
  colorSheet,
  contrastText,
  themeColors,
  tooLight,
  tooLightText,
  type ThemeColors,
} from '@/lib/brand-colors'
import colorSchemes from '@/lib/content/facts/color-schemes.json'
import { contrast, hexOf, oklchOf } from '@/lib/oklch'
import { theme } from '@/lib/theme'

const steps = [0, 51, 102, 153, 204, 255].map((part) => part.toString(16).padStart(2, '0'))
/** The corners, edges and inside of what a screen shows. */
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
/** Each as it is, or where it is too light the nearest that isn't. */
const usable = colors.map((color) => tooLight(color)?.nearest ?? color)

// The pairs of colors on public pages: text and its background, and with 3:1 edges, marks and the focus.
const texts: [text: keyof ThemeColors, behind: keyof ThemeColors][] = [
  ...(['ivory', 'paper', 'sand', 'mist', 'brass-mist'] as const).flatMap(
    (light): [keyof ThemeColors, keyof ThemeColors][] => [
      ['spruce', light],
      ['brass', light],
      ['spruce-deep', light],
    ],
  ),
  ['ivory', 'spruce'],
  ['paper', 'spruce'],
  ['ivory', 'spruce-deep'],
  ['cream', 'spruce-deep'],
  ['sage', 'spruce-deep'],
  ['brass-light', 'spruce-deep'],
  ['ink', 'brass-light'],
  ['ink', 'mist'],
]
const edges: typeof texts = [['brass-light', 'spruce']]

const failing = (shownColors: ThemeColors) =>
  [...texts.map((pair) => [pair, 4.5] as const), ...edges.map((pair) => [pair, 3] as const)]
    .filter(([[one, other], least]) => contrast(shownColors[one], shownColors[other]) < least)
    .map(([[one, other]]) => `${one} ${shownColors[one]} on ${other} ${shownColors[other]}`)

test('a color is the same after it was taken apart and put together', () => {
  expect(colors.filter((color) => hexOf(oklchOf(color)) !== color)).toEqual([])
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrastText(4.499)).toBe('4.4 to 1')
})

test('the colors that came with the site pass the rules that others have to', () => {
  expect(failing(theme.color)).toEqual([])
})

test('whatever may be chosen, everything made of it can be read', () => {
  const accents = [...usable.filter((_, index) => index % 9 === 0), usable.at(-1)!, '']
  const bad = [...usable, ''].flatMap((main) =>
    accents.flatMap((accent) => failing(themeColors({ main, accent })).map((pair) => [main, accent, pair])),
  )
  expect(bad).toEqual([])
})

test('for a color that is too light there is one close by that isn’t', () => {
  for (const color of colors) {
    const refused = tooLight(color)
    if (!refused) continue
    expect(refused.contrast).toBeLessThan(4.5)
    expect(tooLight(refused.nearest)).toBeNull()
    // No darker than it must be, and of the same hue where it has one.
    expect(contrast(refused.nearest, theme.color.sand)).toBeLessThan(4.75)
    const [was, is] = [oklchOf(color), oklchOf(refused.nearest)]
    if (is.c > 0.05) expect(Math.cos(was.h - is.h)).toBeGreaterThan(0.99)
  }
})

test('a refused color is explained in words', () => {
  expect(tooLightText('#ff0000')).toBe(
    `Too light to read: 3.1 to 1 with the page behind it, 4.5 to 1 is needed. This one is close: ${tooLight('#ff0000')!.nearest}`,
  )
  expect(tooLightText('#1f3a5f')).toBe('')
})

test('every scheme may be chosen, and no two are alike', () => {
  for (const { main, accent } of colorSchemes)
    expect([main && tooLight(main), accent && tooLight(accent)].filter(Boolean)).toEqual([])
  expect(new Set(colorSchemes.map(({ main, accent }) => main + accent)).size).toBe(colorSchemes.length)
})

test('without a choice nothing is laid over the style sheet', () => {
  const none = { main: '', accent: '' }
  expect(colorSheet(none)).toBe('')
  expect(themeColors(none)).toEqual(theme.color)
})

test('a choice is laid over the colors of the brand, and over no others', () => {
  expect(colorSheet({ main: '#1f3a5f', accent: '#9a4d1e' })).toMatch(
    /^:root\{(?:--color-(?:spruce|spruce-deep|sage|mist|brass|brass-mist|brass-light):#[0-9a-f]{6};?){7}\}$/,
  )
  expect(colorSheet({ main: '', accent: '#9a4d1e' })).not.toMatch(/spruce|sage/)
})

test.each([
  'red',
  '#fff',
  '#20463',
  '#20463A',
  '#1f3a5f;}body{display:none',
  '</style><script>alert(1)</script>',
  '#1f3a5f\n',
  '#ffff00',
])('%j gets into no style sheet', (text) => {
  expect(colorSheet({ main: text, accent: text })).toBe('')
  expect(themeColors({ main: text, accent: text })).toEqual(theme.color)
})
