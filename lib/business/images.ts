import { type PictureFormat, widthsFor } from '@/lib/picture-versions'
import rows from '@/lib/content/facts/images.json'

/** The built-in pictures: design renderings, to be replaced by the owner's photographs under the same names. */
type BuiltInImage = {
  alt: string
  width: number
  height: number
  /** The average color, shown until the picture is there. */
  color: string
  /** Set where the owner's photograph has taken the rendering's place. */
  isPhotograph?: true
}

/** By path, e.g. `/images/hero-kitchen.webp`. */
export const builtInImages: Record<string, BuiltInImage> = rows

/**
 * The versions of a built-in picture, by width; `npm run pictures` writes them beside it (NAME-480.avif, …). The widest in
 * WebP is the picture itself.
 */
export const versionsOfBuiltIn = (src: string, format: PictureFormat): { path: string; width: number }[] => {
  const own = builtInImages[src]?.width ?? 0
  return widthsFor(own, format).map((width) => {
    const isItself = format === 'webp' && width === own
    return { path: isItself ? src : src.replace(/\.webp$/, `-${width}.${format}`), width }
  })
}

/** Whether a picture's path is that of a design rendering: a built-in one that isn't marked as the owner's photograph. */
export function isRendering(path: string): boolean {
  const builtIn = builtInImages[path]
  return builtIn !== undefined && !builtIn.isPhotograph
}

/** What a caption says of a rendering; '' for a photograph. */
export const renderingWord = (path: string): string => (isRendering(path) ? 'Design rendering.' : '')
