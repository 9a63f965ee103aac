import { BlockButton, Lede, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type CtaConfig } from './definition'

export function View({ config, words }: ViewProps<CtaConfig>) {
  const title = words('title')
  const text = words('text')
  return (
    <Section ground="dark" className={`${sideBySide} *:only:col-span-full`}>
      {title && <h2>{title}</h2>}
      <div>
        {text && <Lede>{text}</Lede>}
        <BlockButton href={config.buttonLink} text={words('buttonText')} isOnDark />
      </div>
    </Section>
  )
}
