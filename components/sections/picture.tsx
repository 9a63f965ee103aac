import { builtInImages, imageWidths } from '@/lib/business/images'

type PictureProps = {
  /** Path from the site's root, e.g. /images/kitchen-01-after.webp */
  src: string
  /** Needed for a picture that isn't built in; '' for decoration. */
  alt?: string
  /** The rendered width as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** object-position, where the crop must keep something in view */
  position?: string
  /** The largest picture above the fold: loaded at once and first. */
  priority?: boolean
  /** Shown when the picture can't be loaded. */
  fallback?: string
}

const variants = (src: string, format: string) =>
  imageWidths.map((width) => `${src.replace(/\.webp$/, '')}-${width}.${format} ${width}w`).join(', ')

/** A picture with reserved space and pre-sized versions (deploy/resize-images.mjs); never stretched. */
export function Picture({ src, alt, sizes, className, position, priority, fallback }: PictureProps) {
  const known = builtInImages[src]
  const image = (
    <img
      src={src}
      srcSet={known ? `${variants(src, 'webp')}, ${src} ${known.width}w` : undefined}
      sizes={known ? sizes : undefined}
      alt={alt ?? known?.alt ?? ''}
      width={known?.width ?? 1600}
      height={known?.height ?? 1067}
      className={className}
      style={{ objectPosition: position, backgroundColor: known?.color }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-fallback={fallback}
    />
  )
  if (!known) return image
  return (
    <picture>
      <source type="image/avif" srcSet={variants(src, 'avif')} sizes={sizes} />
      {image}
    </picture>
  )
}
