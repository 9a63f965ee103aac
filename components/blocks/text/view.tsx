import { Section } from '../parts'
import { RichText } from '../rich-text'
import { type ViewProps } from '../view-props'
import { type TextConfig } from './definition'

/** Rich text in one column. */
export function View({ config }: ViewProps<TextConfig>) {
  return (
    <Section ground="paper">
      <RichText html={config.content} size={config.fontSize} align={config.alignment} />
    </Section>
  )
}
