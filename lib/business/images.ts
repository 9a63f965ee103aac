import rows from './data/images.json'

/** The built-in pictures: design renderings, to be replaced by the owner's photographs under the same names. */
type BuiltInImage = {
  alt: string
  width: number
  height: number
  /** The average color, shown until the picture is there. */
  color: string
}

/** By path, e.g. `/images/hero-kitchen.webp`. */
export const builtInImages: Record<string, BuiltInImage> = rows

/** Widths in pixels that deploy/resize-images.mjs writes beside each original (NAME-480.webp, NAME-480.avif, …). */
export const imageWidths = [480, 800, 1200] as const

/** Whether a picture's path is a built-in one: a design rendering, not the owner's photograph. */
export const isRendering = (path: string): boolean => path in builtInImages
