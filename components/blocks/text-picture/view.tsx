import { Picture } from '@/components/site/parts/picture'
import { Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type TextPictureConfig } from './definition'

export function View({ config, rich, inCanvas }: ViewProps<TextPictureConfig>) {
  const { image, alt, decorative, side } = config
  return (
    <Section ground="ivory" className="grid items-center gap-7 @wide:grid-cols-2 @wide:gap-16">
      {rich('content')}
      <div className={`order-first empty:hidden ${side === 'right' ? '@wide:order-none' : ''}`}>
        {image && (
          <Picture
            src={image}
            alt={decorative ? '' : alt || undefined}
            sizes="(min-width: 1296px) 568px@3/2, (min-width: 860px) 46vw@3/2, 100vw@3/2"
            className="aspect-3/2"
          />
        )}
        {!image && inCanvas && <Missing pic>Choose a picture</Missing>}
      </div>
    </Section>
  )
}
