import { Picture } from '@/components/site/parts/picture'
import { boxesFor, columnsFor, fullBox, gridGap, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type ImageConfig } from './definition'

export function View({ config, words, inCanvas }: ViewProps<ImageConfig>) {
  const { layout } = config
  const caption = words('caption')
  const images = config.images.filter(({ src }) => src)
  if (images.length === 0)
    return inCanvas ? (
      <Section ground="ivory">
        <Missing pic>Choose pictures to show here</Missing>
      </Section>
    ) : null
  const isGrid = layout === 'grid' && images.length > 1
  // Two are side by side at any width, as four are.
  const columns = images.length === 2 ? 'grid @narrow:grid-cols-2' : columnsFor(images.length)
  return (
    <Section ground="ivory">
      <figure>
        <div className={isGrid ? `${columns} ${gridGap}` : 'grid gap-5'}>
          {images.map(({ src, alt }, index) => (
            <Picture
              key={index}
              src={src}
              alt={alt || undefined}
              sizes={isGrid ? boxesFor(images.length === 2 ? 4 : images.length, '3/2') : fullBox()}
              className={isGrid ? 'aspect-3/2' : undefined}
            />
          ))}
        </div>
        {caption && <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>}
      </figure>
    </Section>
  )
}
