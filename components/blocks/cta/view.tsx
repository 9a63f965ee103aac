import { BlockButton } from '../parts'
import { type ViewProps } from '../view-props'
import { type CtaConfig } from './definition'

/** A dark band that asks for the next step. */
export function View({ config }: ViewProps<CtaConfig>) {
  const { title, text, buttonText, buttonLink } = config
  return (
    <section className="b-pad b-dark b-side">
      {title && <h2 className="b-h2">{title}</h2>}
      <div>
        {text && <p className="b-lede">{text}</p>}
        <BlockButton href={buttonLink} text={buttonText} />
      </div>
    </section>
  )
}
