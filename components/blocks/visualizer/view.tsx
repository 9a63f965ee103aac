import { Picture } from '@/components/site/parts/picture'
import { kitchenChoice, kitchenNames, kitchenPicture, startAddress } from '@/lib/business/kitchens'
import { BlockButton, Lede, Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type VisualizerConfig } from './definition'

export function View({ config, words }: ViewProps<VisualizerConfig>) {
  const { kitchen } = config
  const title = words('title')
  const text = words('text')
  return (
    <Section ground="ivory" className="grid items-center gap-7 @wide:grid-cols-[5fr_7fr] @wide:gap-16">
      <div>
        {title && <h2 className="mb-4">{title}</h2>}
        {text && <Lede>{text}</Lede>}
        <BlockButton href={startAddress(kitchenChoice(kitchen))} text={words('buttonText')} />
      </div>
      <figure className="order-first @wide:order-none">
        <Picture
          src={kitchenPicture(kitchen)}
          sizes="(min-width: 1296px) 662px, (min-width: 860px) 54vw, 100vw"
        />
        <figcaption className="mt-2.5 text-caption text-quiet">{`${kitchenNames[kitchen]}. Design rendering.`}</figcaption>
      </figure>
    </Section>
  )
}
