import { Picture } from '@/components/site/parts/picture'
import { BlockButton } from '../parts'
import { type ViewProps } from '../view-props'
import { type HeroConfig } from './definition'

/** A title with a line below it and a button, beside a picture if there is one. */
export function View({ config, isMain }: ViewProps<HeroConfig>) {
  const { title, subtitle, backgroundImage, backgroundAlt, buttonText, buttonLink } = config
  const Heading = isMain ? 'h1' : 'h2'
  return (
    <section className={backgroundImage ? 'b-hero b-hero--pic' : 'b-hero'}>
      <div className="b-hero__text">
        {title && <Heading className="b-h1">{title}</Heading>}
        {subtitle && <p className="b-lede">{subtitle}</p>}
        <BlockButton href={buttonLink} text={buttonText} />
      </div>
      {backgroundImage && (
        <div className="b-hero__pic">
          <Picture
            src={backgroundImage}
            alt={backgroundAlt || undefined}
            sizes="(min-width: 860px) 54vw, 100vw"
            priority={isMain}
          />
        </div>
      )}
    </section>
  )
}
