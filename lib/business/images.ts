import { type PictureFormat, widthsFor } from '@/lib/picture-versions'
import rows from '@/lib/content/facts/images.json'

/** A design rendering, until the owner's photograph replaces it under the same name. */
type BuiltInImage = {
  alt: string
  width: number
  height: number
  /** The average color, shown until the picture is there. */
  color: string
  /** Set once the owner's photograph has replaced the rendering. */
  isPhotograph?: true
}

/** Built-in pictures by path, such as `/images/hero-kitchen.webp`. */
export const builtInImages: Record<string, BuiltInImage> = rows

/**
 * Returns the versions of a built-in picture by width; `npm run pictures` writes them beside it (NAME-480.avif, …). The
 * widest in WebP is the picture itself.
 */
export const versionsOfBuiltIn = (src: string, format: PictureFormat): { path: string; width: number }[] => {
  const ownWidth = builtInImages[src]?.width ?? 0
  return widthsFor(ownWidth, format).map((width) => {
    const isItself = format === 'webp' && width === ownWidth
    return { path: isItself ? src : src.replace(/\.webp$/, `-${width}.${format}`), width }
  })
}

/** Returns true for the path of a built-in picture that isn't marked as a photograph. */
export function isRendering(path: string): boolean {
  const builtIn = builtInImages[path]
  return builtIn !== undefined && !builtIn.isPhotograph
}
