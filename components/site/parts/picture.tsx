import { builtInImages, imageWidths } from '@/lib/business/images'
import { focalPosition, mediaSrcSet, parseMediaPath } from '@/lib/media/path'

type PictureProps = {
  /** Path from the site's root, e.g. /images/kitchen-01-after.webp, or of an uploaded picture (lib/media/path.ts) */
  src: string
  /** Needed for a picture that isn't built in; '' for decoration. */
  alt?: string
  /** The rendered width as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** object-position, where the crop must keep something in view; an uploaded picture's focal point wins */
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

const builtInSrcSet = (src: string, format: string) =>
  imageWidths.map((width) => `${src.replace(/\.webp$/, '')}-${width}.${format} ${width}w`).join(', ')

/** What is known of a picture without asking anybody. */
export function versionsOf(src: string): Versions | null {
  const known = builtInImages[src]
  if (known) {
    const webp = `${builtInSrcSet(src, 'webp')}, ${src} ${known.width}w`
    return { ...known, avif: builtInSrcSet(src, 'avif'), webp }
  }
  const media = parseMediaPath(src)
  if (!media) return null
  const { width, height, focal } = media
  const position = focalPosition(focal)
  return { width, height, position, avif: mediaSrcSet(media, 'avif'), webp: mediaSrcSet(media, 'webp') }
}

/** A picture with reserved space and pre-sized versions (built in: deploy/resize-images.mjs); never stretched. */
export function Picture({ src, alt, sizes, className, position, priority, fallback }: PictureProps) {
  const known = versionsOf(src)
  const image = (
    <img
      src={src}
      srcSet={known?.webp}
      sizes={known ? sizes : undefined}
      alt={alt ?? known?.alt ?? ''}
      width={known?.width ?? 1600}
      height={known?.height ?? 1067}
      className={className}
      style={{ objectPosition: known?.position ?? position, backgroundColor: known?.color }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-fallback={fallback}
    />
  )
  if (!known) return image
  return (
    <picture>
      <source type="image/avif" srcSet={known.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
