import { type PictureFormat, widthsFor } from '@/lib/picture-versions'

// A picture's path has everything needed to show it, so that rendering a page needs no lookup.
//
//   /media/<hash>/<name>-<width>x<height>[-f<x>x<y>].webp   the largest version; blocks store this path
//   /media/<hash>/<name>-<width>.webp, .avif                the versions beside it
//
// f is the focal point in percent from the left and from the top, omitted if it is the center.

export type Focal = { x: number; y: number }

type MediaPath = { hash: string; name: string; width: number; height: number; focal: Focal }

const largest =
  /^\/media\/([0-9a-f]{32})\/([a-z0-9-]{1,80})-(\d{1,5})x(\d{1,5})(?:-f(\d{1,3})x(\d{1,3}))?\.webp$/

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** Returns the path that a block stores. `focal` is in shares of width and height, 0 to 1. */
export function mediaPath({ hash, name, width, height, focal }: MediaPath): string {
  const [x, y] = [percent(focal.x), percent(focal.y)]
  return `/media/${hash}/${name}-${width}x${height}${x === 50 && y === 50 ? '' : `-f${x}x${y}`}.webp`
}

/** Parses the stored path of an uploaded picture; null for others. */
export function parseMediaPath(src: string): MediaPath | null {
  const [, hash, name, width, height, x = '50', y = '50'] = largest.exec(src) ?? []
  if (!hash || !name) return null
  const focal = { x: Math.min(100, Number(x)) / 100, y: Math.min(100, Number(y)) / 100 }
  return { hash, name, width: Number(width), height: Number(height), focal }
}

/** Lists the names that a picture's files may have; an older picture may lack a width. */
export const versionFiles = (width: number): string[] =>
  (['webp', 'avif'] as const).flatMap((format) =>
    widthsFor(width, format).map((versionWidth) => `${versionWidth}.${format}`),
  )

/** Lists the files that each picture has: the widest in both formats. */
export const neededFiles = (width: number): string[] => [`${width}.webp`, `${width}.avif`]

const versionPath = ({ hash, name }: MediaPath, width: number, format: PictureFormat) =>
  `/media/${hash}/${name}-${width}.${format}`

export const thumbnailPath = (media: MediaPath) =>
  versionPath(media, widthsFor(media.width, 'webp')[0]!, 'webp')

/** Lists a picture's versions in one format, the narrowest first. */
export const mediaVersions = (media: MediaPath, format: PictureFormat) =>
  widthsFor(media.width, format).map((width) => ({ path: versionPath(media, width, format), width }))

/** Returns a focal point as object-position. */
export const focalPosition = ({ x, y }: Focal) => `${percent(x)}% ${percent(y)}%`

/** Returns a file's name for a path: small letters, digits and single hyphens. */
export function mediaName(fileName: string): string {
  const name = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return name || 'picture'
}
