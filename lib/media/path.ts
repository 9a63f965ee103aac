// A picture's path says everything that showing it needs: no lookup while a page is rendered.
//
//   /media/<hash>/<name>-<width>x<height>[-f<x>x<y>].webp   the largest version; this is what blocks store
//   /media/<hash>/<name>-<width>.webp, .avif                the versions beside it
//
// f is the focal point in percent from the left and from the top, left out in the middle.

/** Widths in pixels of the versions of an uploaded picture; none is wider than the picture itself. */
export const mediaWidths = [480, 800, 1200, 1600] as const

export type Focal = { x: number; y: number }

type MediaPath = { hash: string; name: string; width: number; height: number; focal: Focal }

const largest =
  /^\/media\/([0-9a-f]{32})\/([a-z0-9-]{1,80})-(\d{1,5})x(\d{1,5})(?:-f(\d{1,3})x(\d{1,3}))?\.webp$/

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** The path that a block stores. `focal` holds shares of width and height, 0 to 1. */
export function mediaPath({ hash, name, width, height, focal }: MediaPath): string {
  const [x, y] = [percent(focal.x), percent(focal.y)]
  return `/media/${hash}/${name}-${width}x${height}${x === 50 && y === 50 ? '' : `-f${x}x${y}`}.webp`
}

/** What a stored path says, or null when it isn't one of an uploaded picture. */
export function parseMediaPath(src: string): MediaPath | null {
  const [, hash, name, width, height, x = '50', y = '50'] = largest.exec(src) ?? []
  if (!hash || !name) return null
  const focal = { x: Math.min(100, Number(x)) / 100, y: Math.min(100, Number(y)) / 100 }
  return { hash, name, width: Number(width), height: Number(height), focal }
}

/** The widths in which a picture of this width is kept. */
export const widthsFor = (width: number): number[] => {
  const most = Math.min(width, mediaWidths[mediaWidths.length - 1]!)
  return [...mediaWidths.filter((kept) => kept < most), most]
}

/** The names of a picture's files in its folder. */
export const versionFiles = (width: number): string[] =>
  widthsFor(width).flatMap((at) => [`${at}.webp`, `${at}.avif`])

/** The path of one version. */
export const versionPath = ({ hash, name }: MediaPath, width: number, format: 'avif' | 'webp') =>
  `/media/${hash}/${name}-${width}.${format}`

/** The srcset of a picture's versions in one format. */
export const mediaSrcSet = (media: MediaPath, format: 'avif' | 'webp') =>
  widthsFor(media.width)
    .map((width) => `${versionPath(media, width, format)} ${width}w`)
    .join(', ')

/** A focal point as object-position. */
export const focalPosition = ({ x, y }: Focal) => `${percent(x)}% ${percent(y)}%`

/** The part of a path made from a file's name: small letters, digits and single hyphens. */
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
