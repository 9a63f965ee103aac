// Colors as lightness (0 to 1), chroma and hue (radians) after Björn Ottosson's OKLab (bottosson.github.io/posts/oklab): equal
// steps of lightness look equal, whatever the hue.

type Oklch = { l: number; c: number; h: number }

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const gammaOf = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** Returns red, green and blue of `#rrggbb` as light, 0 to 1. */
const lightOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((from) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = lightOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return { l: lightness, c: Math.hypot(a, b2), h: Math.atan2(b2, a) }
}

function lightIn({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isVisible = (color: Oklch) => lightIn(color).every((part) => part >= -0.0005 && part <= 1.0005)

/** Returns `#rrggbb` of a color; one that no screen shows loses chroma, and keeps its lightness and hue. */
export function hexOf(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l))
  let { c } = color
  if (!isVisible({ ...color, l })) {
    let [visible, beyond] = [0, c]
    for (let step = 0; step < 16; step += 1) {
      const middle = (visible + beyond) / 2
      if (isVisible({ ...color, l, c: middle })) visible = middle
      else beyond = middle
    }
    c = visible
  }
  const parts = lightIn({ ...color, l, c }).map((part) =>
    Math.round(gammaOf(Math.min(1, Math.max(0, part))) * 255),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the contrast of two colors by WCAG 2, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second]
    .map((hex) => {
      const [r, g, b] = lightOf(hex)
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
