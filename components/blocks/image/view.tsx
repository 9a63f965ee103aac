import { Picture } from '@/components/site/parts/picture'
import { Missing } from '../parts'
import { type ViewProps } from '../view-props'
import { type ImageConfig } from './definition'

const inGrid = '(min-width: 860px) 30vw, (min-width: 560px) 46vw, 100vw'

/** Pictures side by side or one below the other, with a caption for all of them. */
export function View({ config, inCanvas }: ViewProps<ImageConfig>) {
  const { layout, caption } = config
  const images = config.images.filter(({ src }) => src)
  if (images.length === 0)
    return inCanvas ? (
      <section className="b-pad b-ivory">
        <Missing pic>Choose pictures to show here</Missing>
      </section>
    ) : null
  const grid = layout === 'grid' && images.length > 1
  return (
    <section className="b-pad b-ivory">
      <figure>
        <div className={grid ? 'b-grid b-pics' : 'b-pics'}>
          {images.map(({ src, alt }, index) => (
            <Picture key={index} src={src} alt={alt || undefined} sizes={grid ? inGrid : '100vw'} />
          ))}
        </div>
        {caption && <figcaption className="b-caption">{caption}</figcaption>}
      </figure>
    </section>
  )
}
