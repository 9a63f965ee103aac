import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import { drawnSizes } from '@/lib/drawn-sizes'
import { focalPosition, mediaVersions, parseMediaPath } from '@/lib/media/path'

type PictureProps = {
  /** Path from the site's root, such as /images/kitchen-01-after.webp, or of an uploaded picture (lib/media/path.ts). */
  src: string
  /** Needed for a picture that isn't built in; '' for decoration. */
  alt?: string
  /** Widths of its box as in the `sizes` attribute, with their shapes where it is cropped (lib/drawn-sizes.ts). */
  sizes: string
  className?: string
  /** object-position, where the crop must keep something in view; an uploaded picture's focal point overrides it. */
  position?: string
  /** The largest picture above the fold: loaded at once and first. */
  priority?: boolean
  /** Shown when the picture can't be loaded. */
  fallback?: string
}

type Versions = { width: number; height: number; alt?: string; color?: string; position?: string } & Record<
  'avif' | 'webp',
  string
>

const srcSet = (versions: { path: string; width: number }[]) =>
  versions.map(({ path, width }) => `${path} ${width}w`).join(', ')

/** Returns a picture's versions and size from its path alone, or null if it isn't ours. */
export function versionsOf(src: string): Versions | null {
  const image = builtInImages[src]
  if (image) {
    const inFormat = (format: 'avif' | 'webp') => srcSet(versionsOfBuiltIn(src, format))
    return { ...image, avif: inFormat('avif'), webp: inFormat('webp') }
  }
  const media = parseMediaPath(src)
  if (!media) return null
  const { width, height, focal } = media
  const inFormat = (format: 'avif' | 'webp') => srcSet(mediaVersions(media, format))
  return {
    ...{ width, height, position: focalPosition(focal) },
    ...{ avif: inFormat('avif'), webp: inFormat('webp') },
  }
}

/** Shows a picture in reserved space, never stretched. */
export function Picture({ src, alt, sizes, className, position, priority, fallback }: PictureProps) {
  const versions = versionsOf(src)
  const drawnWidths = versions ? drawnSizes(sizes, versions.width / versions.height) : undefined
  const image = (
    <img
      src={src}
      srcSet={versions?.webp}
      sizes={drawnWidths}
      alt={alt ?? versions?.alt ?? ''}
      width={versions?.width ?? 1600}
      height={versions?.height ?? 1067}
      className={className}
      style={{ objectPosition: versions?.position ?? position, backgroundColor: versions?.color }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-fallback={fallback}
    />
  )
  if (!versions) return image
  return (
    <picture>
      <source type="image/avif" srcSet={versions.avif} sizes={drawnWidths} />
      {image}
    </picture>
  )
}
