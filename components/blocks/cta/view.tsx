import { BlockButton, Lede, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type CtaConfig } from './definition'

/** A dark band that asks for the next step. */
export function View({ config }: ViewProps<CtaConfig>) {
  const { title, text, buttonText, buttonLink } = config
  return (
    <Section ground="dark" className={`${sideBySide} *:only:col-span-full`}>
      {title && <h2>{title}</h2>}
      <div>
        {text && <Lede>{text}</Lede>}
        <BlockButton href={buttonLink} text={buttonText} isOnDark />
      </div>
    </Section>
  )
}
