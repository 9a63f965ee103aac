/** The widest version of a picture, in pixels: the widest box (1440) on a screen of double density. */
export const widestPicture = 2880

// AVIF in steps of a quarter or less above 640, so that little more is sent than is seen; phones of threefold density need 1200
// and 1400. WebP is for the few browsers without AVIF, and for pictures outside of pages.
const steps = {
  avif: [480, 640, 800, 1000, 1200, 1400, 1600, 2000, 2400],
  webp: [480, 800, 1200, 1600],
} as const

export type PictureFormat = keyof typeof steps

/** Returns the widths of a picture's versions; the last is its own, or the widest. */
export function widthsFor(width: number, format: PictureFormat): number[] {
  const maxWidth = Math.min(width, widestPicture)
  return [...steps[format].filter((step) => step < maxWidth), maxWidth]
}

export const isStep = (width: number, format: PictureFormat): boolean =>
  steps[format].some((step) => step === width)

// Judged by eye: wide versions are seen on dense screens, which hide more.
const quality = (width: number) => (width <= 1000 ? 50 : 45)
const leastQuality = 36
const pointsPerHalf = 16.5

/** The weight limit of a picture at the top of a page on a phone, in bytes. */
export const phoneBytes = 40_000
const widestOnPhones = 2000

/**
 * Encodes a version as AVIF. One for phones that is too heavy is encoded once more, as much coarser as needed, but no coarser
 * than looks good: a photograph full of detail may stay heavier.
 */
export async function encodeAvif(
  width: number,
  encode: (quality: number) => Promise<Buffer>,
  maxBytes = phoneBytes,
): Promise<Buffer> {
  const first = await encode(quality(width))
  if (first.length <= maxBytes || width > widestOnPhones) return first
  const coarser = Math.floor(quality(width) - pointsPerHalf * Math.log2(first.length / (0.95 * maxBytes)))
  return encode(Math.max(leastQuality, coarser))
}
