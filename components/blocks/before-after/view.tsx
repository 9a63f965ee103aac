import { BeforeAfter } from '@/components/site/parts/before-after'
import { BlockTitle, fullBox, Missing, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type BeforeAfterConfig } from './definition'

export function View({ config, words, data, inCanvas }: ViewProps<BeforeAfterConfig>) {
  const { title, beforeImage, afterImage } = config
  const caption = words('caption')
  const complete = beforeImage && afterImage
  if (!complete && !inCanvas) return null
  return (
    <Section ground="paper">
      <BlockTitle>{words('title')}</BlockTitle>
      <figure>
        {complete ? (
          <BeforeAfter
            profile={data.profile}
            project={{ title: title || 'The room', location: '', beforeImage, afterImage }}
            sizes={fullBox('@3/2')}
            start={50}
          />
        ) : (
          <Missing pic>
            {beforeImage || afterImage
              ? `Choose the picture ${beforeImage ? 'after' : 'before'}`
              : 'Choose the picture before and the picture after'}
          </Missing>
        )}
        {caption && <figcaption className="mt-3 text-small text-quiet">{caption}</figcaption>}
      </figure>
    </Section>
  )
}
