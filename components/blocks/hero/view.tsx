import { Picture } from '@/components/site/parts/picture'
import { BlockButton, Lede } from '../parts'
import { type ViewProps } from '../view-props'
import { type HeroConfig } from './definition'

export function View({ config, words, isMain }: ViewProps<HeroConfig>) {
  const { backgroundImage, backgroundAlt, decorative, buttonLink } = config
  const title = words('title')
  const subtitle = words('subtitle')
  const Heading = isMain ? 'h1' : 'h2'
  return (
    <section
      className={`grid border-b border-line ${backgroundImage ? '@wide:min-h-[min(48cqi,600px)] @wide:grid-cols-[1fr_1.18fr]' : ''}`}
    >
      <div
        className={`px-gutter pt-10 pb-12 @wide:pt-22 @wide:pb-24 ${backgroundImage ? '@wide:self-center @wide:pr-12' : ''}`}
      >
        {title && (
          <Heading className={`text-h1 ${backgroundImage ? '' : '@wide:max-w-[18em]'}`}>{title}</Heading>
        )}
        {subtitle && <Lede>{subtitle}</Lede>}
        <BlockButton href={buttonLink} text={words('buttonText')} />
      </div>
      {backgroundImage && (
        <div className="order-first @wide:relative @wide:order-none">
          <Picture
            src={backgroundImage}
            alt={decorative ? '' : backgroundAlt || undefined}
            sizes="(min-width: 860px) 54vw@600px, 100vw@3/2"
            priority={isMain}
            className="aspect-3/2 h-full rounded-none @wide:absolute @wide:inset-0 @wide:aspect-auto"
          />
        </div>
      )}
    </section>
  )
}
